/** Those who watch the state: what follows from a change, before the page is drawn and after it. */

import { followLesson } from '../commands/lesson';
import { followOnward } from '../commands/onward';
import { followUndo, goToNext } from '../commands/play';
import { followTips } from '../commands/tips';
import { flyStars } from '../screens/play/flight';
import { settleFocus } from '../screens/play/keyboard';
import { settleZoom } from '../screens/play/zoom';
import { currentStep } from '../state/lesson';
import { onChange, onRedraw, repaint, state } from '../state/store';
import { followBack } from './back';
import { draw } from './draw';
import { reportToParent } from './report';
import { currentDialog } from './screens';

/** One picture of the page, with everything that follows from what has changed. */
export function frame(): void {
  followLesson();
  followTips(currentStep() !== null || state.puzzle.now !== null);
  followUndo();
  followOnward(goToNext);
  currentDialog()?.follow?.();
  draw();
  settleFocus();
  settleZoom();
  flyStars();
  reportToParent();
  followBack();
}

/** Told at once, taken back only when the result is drawn: whoever watches never sees a rest that is none. */
function tellBusy(): void {
  if (state.busy || state.stage.moment) document.documentElement.dataset.busy = '';
}

/** A new width moves breakpoints, and with them the sizes that small canvases are painted at. */
function watchSize(): void {
  const size = (): string => `${innerWidth}x${innerHeight}x${devicePixelRatio}`;
  let before = size();
  addEventListener('resize', () => {
    if (size() === before) return;
    before = size();
    repaint();
  });
}

export function watch(): void {
  onChange(tellBusy);
  onRedraw(frame);
  watchSize();
}
