/** Watches the game in a frame, and obeys the page around it. */

import { isEmbedded, tell } from '../browser/frame';
import { state } from '../state/store';

let season = '';
let finished = '';

/** Called after each drawing: what happened is told once. */
export function reportToParent(): void {
  const { view, id: gameId } = state.game;
  const { tally } = state.stage;
  if (!isEmbedded || !view || state.game.kind === 'puzzle') return;
  const { deal } = view;
  if (tally && season !== `${gameId} ${tally.index}`) {
    season = `${gameId} ${tally.index}`;
    const { score, index } = tally;
    tell({ type: 'mapwright:season', deal, season: score.season, number: index + 1, stars: score.total, total: score.so_far });
  }
  if (state.where.route.to === 'final' && view.phase === 'over' && finished !== gameId) {
    finished = gameId;
    tell({ type: 'mapwright:finished', deal, stars: view.results.map((result) => result.stars) });
  }
}
