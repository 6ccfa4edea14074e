/** Reports scored seasons and finished games of an embedded game to the surrounding page. */

import { isEmbedded, postToParent } from '../core/browser/embedding';
import { currentPlay } from '../play/play';
import { state } from '../core/state/store';

const reported = new Set<string>();

/** Returns false if this was reported before. */
function markReported(key: string): boolean {
  return !reported.has(key) && reported.add(key) !== null;
}

/** Called after each drawing. Each event is reported once. */
export function reportToParent(): void {
  const { view, id: gameId } = state.game;
  const { tally } = state.display;
  if (!isEmbedded || !view || !currentPlay().behaviour.isWholeGame) return;
  const { deal } = view;
  if (tally && markReported(`${gameId} ${tally.seasonIndex}`)) {
    const { score, seasonIndex } = tally;
    postToParent({
      type: 'mapwright:season',
      deal,
      season: score.season,
      number: seasonIndex + 1,
      stars: score.total,
      total: score.so_far,
    });
  }
  if (state.navigation.route.to === 'final' && view.phase === 'over' && markReported(gameId)) {
    postToParent({ type: 'mapwright:finished', deal, stars: view.results.map((result) => result.stars) });
  }
}
