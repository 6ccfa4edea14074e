/** From one place where the shape fits to the next, for anyone who cannot point. */

import { anchorOf, turnOf } from '../state/aim';
import { bring } from './hand';
import { now } from './play';

/** Row by row, and after the last place the first again. */
export function goToNextFit(play = now()): void {
  const { view } = play.game;
  const { aim } = play.hand;
  const turn = view && aim ? turnOf(view, aim) : undefined;
  if (!aim || !turn?.anchors.length) return;
  const [row, column] = anchorOf(turn, aim);
  const places = [...turn.anchors].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  bring(play, aim, places.find(([r, c]) => r > row || (r === row && c > column)) ?? places[0]!);
}
