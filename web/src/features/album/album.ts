/** The album: all stamps, with the condition of each, and the game that has earned it. */

import { html, nothing, type TemplateResult } from 'lit';
import { onReset } from '../../core/browser/local-storage';
import { loadAlbum } from './stamps';
import { addMissingSummaries } from '../../app/export-import';
import { goTo } from '../../core/page/navigate';
import type { StampProgressJson } from '../../core/contract/generated/messages';
import { localState } from '../../core/state/local-state';
import { countedGames } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';
import { state } from '../../core/state/store';
import { loadingBar } from '../../core/ui/loading';
import type { Renderable } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { formatNumber, shortDay, t, textFor } from '../../core/words/texts';
import { isEarned, stampCondition, stampName, stampPicture } from './stamp';
import { adoptStyles } from '../../core/ui/screen-styles';
import albumStyles from './album.css';

adoptStyles(albumStyles);

/** The games for which the stamps were computed, in the order of play, and the stamps. */
const albumState = localState<{ games: readonly FinishedGame[]; stamps: readonly StampProgressJson[] }>({ games: [], stamps: [] });

onReset(() => albumState.reset());

/** Loads the stamps only when the screen is shown, because `load` stops on any other screen. */
export function afterEnter(): void {
  void addMissingSummaries().then(load);
}

async function load(): Promise<void> {
  const games = countedGames();
  const album = await loadAlbum(games, () => state.navigation.route.to === 'album');
  if (album) albumState.update({ games, stamps: album.stamps });
}

export function screen(): TemplateResult {
  const { stamps } = albumState.value;
  const pages = [...new Set(stamps.map(({ page }) => page))];
  const earned = stamps.filter(isEarned).length;
  return pageLayout(
    'album',
    t('album-title'),
    stamps.length
      ? html`<div class="album-head gap-half stack"><p data-show="album-count">${t('album-count', { earned, all: stamps.length })}</p>
        <p class="muted">${t('album-note')}</p></div>
      ${pages.map(albumPage)}`
      : loadingBar(),
    true,
  );
}

function albumPage(name: string): TemplateResult {
  return html`<section class="plate album-page stack" aria-labelledby=${`album-${name}`}>
    <h2 id=${`album-${name}`}>${textFor('album-page', name)}</h2>
    <ul class="stamps">${albumState.value.stamps.filter(({ page }) => page === name).map(stampItem)}</ul></section>`;
}

function stampItem(stamp: StampProgressJson): TemplateResult {
  const game = stamp.game === null ? undefined : albumState.value.games[stamp.game];
  const progress = isEarned(stamp) ? nothing : stampProgress(stamp);
  return html`<li class="stamp-place wraps gap-3 row ${isEarned(stamp) ? 'earned' : ''}" data-stamp=${stamp.id}>
    ${stampPicture(stamp)}
    <div class="stack"><h3 class="title">${stampName(stamp)}</h3><p
      class="muted">${stampCondition(stamp)}</p>${game ? earnedButton(game) : progress}</div></li>`;
}

function earnedButton(game: FinishedGame): TemplateResult {
  const date = shortDay(game.day);
  const watch = (): void => void goTo({ to: 'replay', record: game.record });
  return html`<button class="stamp-game text-sm" data-act="replay" title=${t('album-watch')}
    @click=${watch}>${t('album-earned', { date })}</button>`;
}

/** The progress of a stamp that is not earned yet; no bar if it needs only one step. */
function stampProgress({ reached, goal }: StampProgressJson): Renderable {
  const still = html`<span class="sr">${t('album-not-yet')}</span>`;
  if (goal === 1) return still;
  const words = t('album-progress', { reached: formatNumber(reached), goal: formatNumber(goal) });
  return html`${still}<p class="stamp-way full row">
    <progress max=${goal} value=${reached} aria-hidden="true"></progress><span>${words}</span></p>`;
}
