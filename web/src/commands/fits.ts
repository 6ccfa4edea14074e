/** From one place where the shape fits to the next, for whoever cannot point. */

import { anchorOf, turnOf } from '../state/aim';
import { state } from '../state/store';
import { putDown, setAim } from './hand';

/** Row by row, and after the last place the first again. */
export function goToNextFit(): void {
  const { view } = state.game;
  const { aim } = state.hand;
  const turn = view && aim ? turnOf(view, aim) : undefined;
  if (!aim || !turn?.anchors.length) return;
  const [row, column] = anchorOf(turn, aim);
  const places = [...turn.anchors].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [top, left] = places.find(([r, c]) => r > row || (r === row && c > column)) ?? places[0]!;
  putDown(null);
  setAim({ ...aim, cursor: [top + aim.grab[0], left + aim.grab[1]] });
}
