/** The album: every stamp there is, earned ones in ink, the others as outlines that say how to earn them. */

import { html, type TemplateResult } from 'lit';
import { onForget } from '../../browser/local';
import { albumOf } from '../../commands/album';
import { catchUp } from '../../commands/archive';
import { goTo } from '../../commands/navigate';
import type { StampJson } from '../../contract/generated/messages';
import { countedGames } from '../../state/games';
import type { FinishedGame } from '../../state/stored';
import { redraw, state } from '../../state/store';
import { loadLine } from '../../ui/loading';
import type { Piece } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { number, shortDay, t } from '../../words/texts';
import { stampHow, stampName, stampPicture } from './stamp';

declare module '../../state/route' {
  interface Screens {
    album: object;
  }
}

/** The games as they were when the album was asked about, in the order of play. */
const now: { games: readonly FinishedGame[]; stamps: readonly StampJson[] } = { games: [], stamps: [] };

onForget(() => Object.assign(now, { games: [], stamps: [] }));

/** Not on the way here: a screen that is just fetched is not yet where the player is. */
export function here(): void {
  void catchUp().then(load);
}

async function load(): Promise<void> {
  const games = countedGames();
  const found = await albumOf(games, () => state.where.route.to === 'album');
  if (found) Object.assign(now, { games, stamps: found.stamps });
  redraw();
}

export function screen(): TemplateResult {
  const { stamps } = now;
  const pages = [...new Set(stamps.map(({ page }) => page))];
  const earned = stamps.filter(({ game }) => game !== null).length;
  return roomPage(
    'album',
    t('album-title'),
    stamps.length
      ? html`<div class="album-head"><p data-show="album-count">${t('album-count', { earned, all: stamps.length })}</p>
        <p class="muted">${t('album-note')}</p></div>
      ${pages.map(page)}`
      : loadLine(),
    true,
  );
}

function page(name: string): TemplateResult {
  return html`<section class="plate album-page" aria-labelledby=${`album-${name}`}>
    <h2 id=${`album-${name}`}>${t(`album-page-${name}`)}</h2>
    <ul class="stamps">${now.stamps.filter(({ page }) => page === name).map(stamp)}</ul></section>`;
}

function stamp(found: StampJson): TemplateResult {
  const game = found.game === null ? undefined : now.games[found.game];
  return html`<li class="stamp-place ${game ? 'earned' : ''}" data-stamp=${found.id}>
    ${stampPicture(found)}
    <div><h3>${stampName(found)}</h3><p class="muted">${stampHow(found)}</p>${game ? byGame(game) : progress(found)}</div></li>`;
}

function byGame(game: FinishedGame): TemplateResult {
  const date = shortDay(game.day);
  const watch = (): void => void goTo({ to: 'replay', record: game.record });
  return html`<button class="stamp-game" data-act="replay" title=${t('album-watch')}
    @click=${watch}>${t('album-earned', { date })}</button>`;
}

/** How far it is, where there is more than one step. */
function progress({ reached, goal }: StampJson): Piece {
  const still = html`<span class="sr">${t('album-not-yet')}</span>`;
  if (goal === 1) return still;
  const words = t('album-progress', { reached: number(reached), goal: number(goal) });
  return html`${still}<p class="stamp-way"><progress max=${goal} value=${reached} aria-hidden="true"></progress><span>${words}</span></p>`;
}
