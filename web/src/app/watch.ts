/** What follows from a change of the state, before the page is drawn and after it. Each follower names the slices that it needs. */

import { followLesson } from '../commands/lesson';
import { followStreak } from '../commands/streak';
import { followAmbience } from '../commands/sound';
import { followTips } from '../commands/tips';
import { flyStars } from '../screens/play/flight';
import { settleFocus } from '../screens/play/keyboard';
import { moveRows } from '../screens/play/rows';
import { settleZoom } from '../screens/play/zoom';
import { follow, followDrawn, onChange, onRedraw, repaint, state } from '../state/store';
import { followBack } from './back';
import { draw } from './draw';
import { reportToParent } from './report';
import { currentDialog } from './screens';

/** Marked at once, and unmarked only when the result is drawn: a test never sees the page at rest too early. */
function markBusy(): void {
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
  onChange(markBusy);
  onRedraw(() => {
    currentDialog()?.follow?.();
    draw();
  });
  follow(['school', 'game', 'stage', 'hand', 'where', 'busy'], followLesson);
  follow(['tips', 'school', 'game', 'stage', 'where', 'busy'], followTips);
  follow(['where', 'stored', 'engine'], followStreak);
  follow(['settings'], followAmbience);
  followDrawn(['game', 'stage', 'hand', 'puzzle', 'where', 'page', 'busy'], settleFocus);
  followDrawn(['stage', 'where', 'paint'], settleZoom);
  followDrawn(['stage'], flyStars);
  followDrawn(['stage'], moveRows);
  followDrawn(['game', 'stage', 'where'], reportToParent);
  followDrawn(['page', 'where', 'game', 'hand'], followBack);
  watchSize();
}
