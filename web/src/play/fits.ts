/** From one place where the shape fits to the next, for anyone who cannot point. */

import { anchorOf, orientationOf } from '../core/state/aim';
import { moveAimTo } from './aim';
import type { Play } from './play';

/** Row by row, and after the last place the first again. */
export function moveToNextLegalPosition(play: Play): void {
  const { view } = play.game;
  const { aim } = play.input;
  const turn = view && aim ? orientationOf(view, aim) : undefined;
  if (!aim || !turn?.anchors.length) return;
  const [row, column] = anchorOf(turn, aim);
  const positions = [...turn.anchors].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  moveAimTo(play, aim, positions.find(([r, c]) => r > row || (r === row && c > column)) ?? positions[0]!);
}
