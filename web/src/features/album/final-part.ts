/** A part of the final screen: the stamps that the game has earned, or the nearest one, and the button to the album. */

import { html, nothing, type TemplateResult } from 'lit';
import { announce } from '../../core/browser/announce';
import { goTo } from '../../core/page/navigate';
import type { StampProgressJson, View } from '../../core/contract/generated/messages';
import { countedGames } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { icon } from '../../core/ui/icons';
import { type Renderable } from '../../core/ui/buttons';
import { joinList, t, labelled } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';
import type { Play } from '../../play/play';
import { type Album, loadAlbum } from './stamps';
import { isEarned, stampCondition, stampName, stampPicture } from './stamp';

/** The record of the finished game, the album with it, the stamps that it has earned, and the id of the one that is described. */
const final = localState<{ record: string; album: Album | null; earned: readonly StampProgressJson[]; chosen: string }>({
  record: '',
  album: null,
  earned: [],
  chosen: '',
});

/** Loads the stamps that the games up to this one have earned. */
async function load({ record }: View, play: Play): Promise<void> {
  const games = countedGames(play.game.id);
  const isWanted = (): boolean => final.value.record === record;
  final.reset({ record });
  const album = games.length ? await loadAlbum(games, isWanted) : null;
  if (!album || !isWanted()) return;
  const earned = album.stamps.filter(({ game }) => game !== null && games[game]?.record === record);
  final.update({ album, earned });
  announce(stampNews(earned));
}

function news({ record }: View): TemplateResult {
  const { album } = final.value;
  return html`<div class="final-album row">${album && final.value.record === record ? strip(album) : nothing}</div>`;
}

function strip(album: Album): TemplateResult {
  const { earned } = final.value;
  const nearest = album.stamps.find(({ id }) => id === album.nearestStamp);
  return html`${earned.length ? earnedStamps(earned) : nearestStamp(nearest)}${albumButton(album.stamps)}`;
}

export const finalPart: FinalPart = { load: (view, play) => void load(view, play), news };

/** The new stamps in one row; a press selects the one that is described. */
function earnedStamps(stamps: readonly StampProgressJson[]): Renderable {
  const { chosen } = final.value;
  const selected = stamps.find(({ id }) => id === chosen) ?? stamps[0];
  if (!selected) return nothing;
  return html`<section class="fresh-stamps fill row" data-show="stamps" aria-label=${t('album-new')}>
    <ul class="row">${stamps.map((stamp, at) => stampButton(stamp, at, stamp === selected))}</ul>
    <p class="stamp-sentence clamp" aria-hidden="true"><b>${stampName(selected)}</b> <small>${stampCondition(selected)}</small></p></section>`;
}

function stampButton(stamp: StampProgressJson, at: number, on: boolean): TemplateResult {
  const select = (): void => final.update({ chosen: stamp.id });
  const name = stampName(stamp);
  const content = html`${stampPicture(stamp)}<span class="sr">${name}. ${stampCondition(stamp)}</span>`;
  return html`<li .style=${`--at:${at}`} data-stamp=${stamp.id}><button class="center tap"
    title=${name} aria-pressed=${on} @click=${select}>${content}</button></li>`;
}

/** The nearest stamp with its progress. */
function nearestStamp(stamp: StampProgressJson | undefined): Renderable {
  if (!stamp) return nothing;
  const { reached, goal } = stamp;
  return html`<section class="fresh-stamps fill row" data-show="next-stamp" title=${stampCondition(stamp)}>${stampPicture(stamp)}
    <p class="stamp-sentence clamp"><small>${t('final-next-stamp')}</small> <b>${stampName(stamp)}</b>
      <small>${t('album-progress', { reached, goal })}</small></p></section>`;
}

/** Returns the new stamps as text, for screen readers. */
export function stampNews(stamps: readonly StampProgressJson[]): string {
  return stamps.length ? `${labelled(t('album-new'), joinList(stamps.map(stampName)))}.` : '';
}

function albumButton(stamps: readonly StampProgressJson[]): TemplateResult {
  const earned = stamps.filter(isEarned).length;
  return html`<button class="btn" data-act="album" @click=${() => void goTo({ to: 'album' })}>${icon('archive')}
    <span><span class="sr">${t('album-title')}</span> ${earned}/${stamps.length}</span></button>`;
}
