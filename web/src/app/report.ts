/** Watches the game in a frame, and obeys the page around it. */

import { isEmbedded, tell } from '../browser/embedding';
import { state } from '../state/store';

const told = new Set<string>();

/** Whether it has not been shown before. */
function isNews(what: string): boolean {
  return !told.has(what) && told.add(what) !== null;
}

/** Called after each drawing: what happened is reported once. */
export function reportToParent(): void {
  const { view, id: gameId } = state.game;
  const { tally } = state.stage;
  if (!isEmbedded || !view || state.game.kind === 'puzzle') return;
  const { deal } = view;
  if (tally && isNews(`${gameId} ${tally.index}`)) {
    const { score, index } = tally;
    tell({ type: 'mapwright:season', deal, season: score.season, number: index + 1, stars: score.total, total: score.so_far });
  }
  if (state.where.route.to === 'final' && view.phase === 'over' && isNews(gameId)) {
    tell({ type: 'mapwright:finished', deal, stars: view.results.map((result) => result.stars) });
  }
}
