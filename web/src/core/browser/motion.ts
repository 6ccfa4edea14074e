/** Runs motions frame by frame; a press ends them, and without motion they end at once. */

import { type Curve, CURVES, type Motion, progressOf } from '../state/motion';
import { state } from '../state/store';
import { motionEnabled } from './preferences';

const PRESSES = ['pointerdown', 'keydown'] as const;

/** Calls `step` with the share of the way in each frame, the last time with 1. The returned function ends the motion. */
export function animate(ms: number, step: (share: number) => void, curve: Curve = CURVES.inOut): () => void {
  const motion: Motion = { since: performance.now(), ms, curve };
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    for (const press of PRESSES) removeEventListener(press, end, true);
    step(1);
  };
  const next = (): void => {
    if (isOver) return;
    const share = progressOf(motion, performance.now());
    if (share >= 1) return end();
    step(share);
    requestAnimationFrame(next);
  };
  if (!motionEnabled(state.settings)) end();
  else {
    for (const press of PRESSES) addEventListener(press, end, true);
    requestAnimationFrame(next);
  }
  return end;
}
