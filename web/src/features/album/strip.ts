/** A part of the final screen: the stamps that the game has earned, or the nearest one, and the button to the album. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import type { StampProgressJson } from '../../core/contract/generated/messages';
import { localState } from '../../core/state/local-state';
import { icon } from '../../core/ui/icons';
import { type Renderable } from '../../core/ui/buttons';
import { joinList, t } from '../../core/words/texts';
import { isEarned, stampCondition, stampName, stampPicture } from './stamp';

/** The id of the stamp that is described. */
const selection = localState({ chosen: '' });

export function albumStrip(
  all: readonly StampProgressJson[],
  earned: readonly StampProgressJson[],
  nearest: StampProgressJson | undefined,
): TemplateResult {
  return html`${earned.length ? newStamps(earned) : nearestStamp(nearest)}${albumButton(all)}`;
}

/** The new stamps in one row; a press selects the one that is described. */
function newStamps(stamps: readonly StampProgressJson[]): Renderable {
  const { chosen } = selection.value;
  const selected = stamps.find(({ id }) => id === chosen) ?? stamps[0];
  if (!selected) return nothing;
  return html`<section class="fresh-stamps fill row" data-show="stamps" aria-label=${t('album-new')}>
    <ul class="row">${stamps.map((stamp, at) => stampButton(stamp, at, stamp === selected))}</ul>
    <p class="told clamp" aria-hidden="true"><b>${stampName(selected)}</b> <small>${stampCondition(selected)}</small></p></section>`;
}

function stampButton(stamp: StampProgressJson, at: number, on: boolean): TemplateResult {
  const select = (): void => selection.update({ chosen: stamp.id });
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
    <p class="told clamp"><small>${t('final-next-stamp')}</small> <b>${stampName(stamp)}</b>
      <small>${t('album-progress', { reached, goal })}</small></p></section>`;
}

/** Returns the new stamps as text, for screen readers. */
export function stampNews(stamps: readonly StampProgressJson[]): string {
  return stamps.length ? `${t('album-new')}: ${joinList(stamps.map(stampName))}.` : '';
}

function albumButton(stamps: readonly StampProgressJson[]): TemplateResult {
  const earned = stamps.filter(isEarned).length;
  return html`<button class="btn" data-act="album" @click=${() => void goTo({ to: 'album' })}>${icon('archive')}
    <span><span class="sr">${t('album-title')}</span> ${earned}/${stamps.length}</span></button>`;
}
