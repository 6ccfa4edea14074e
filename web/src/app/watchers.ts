/** What follows from a change of the state, before the page is drawn and after it. Each follower names the slices that it needs. */

import { advanceLesson } from '../play/lesson';
import { refreshStreak } from '../core/page/streak';
import { updateAmbience } from '../play/sound';
import { updateTips } from '../play/tips';
import { flyStars } from '../play/screen/flying-stars';
import { restoreMapFocus } from '../play/screen/keyboard';
import { animateRows } from '../play/screen/animate-rows';
import { resetZoomIfNeeded } from '../play/screen/zoom';
import { watch, watchAfterDraw, onChange, onRedraw, repaint } from '../core/state/store';
import { syncHistory } from './browser-history';
import { draw, isBusy } from './draw';
import { updateGroupsWhenShown, updateTablesOnHome } from './tables-on-home';
import { reportToParent } from './report-to-parent';
import { currentDialog } from './router';

/** Marked at once, and unmarked only when the result is drawn: a test never sees the page at rest too early. */
function markBusy(): void {
  if (isBusy()) document.documentElement.dataset.busy = '';
}

/** A new width moves breakpoints, and with them the sizes that small canvases are painted at. */
function watchSize(): void {
  const size = (): string => `${innerWidth}x${innerHeight}x${devicePixelRatio}`;
  let lastSize = size();
  addEventListener('resize', () => {
    if (size() === lastSize) return;
    lastSize = size();
    repaint();
  });
}

export function startWatchers(): void {
  onChange(markBusy);
  onRedraw(() => {
    currentDialog()?.follow?.();
    draw();
  });
  watch(['lesson', 'game', 'display', 'input', 'navigation', 'busyCount'], advanceLesson);
  watch(['tips', 'lesson', 'game', 'display', 'navigation', 'busyCount'], updateTips);
  watch(['navigation', 'stored', 'engine'], refreshStreak);
  watch(['navigation', 'engine'], updateTablesOnHome);
  watch(['navigation', 'engine', 'stored'], updateGroupsWhenShown);
  watch(['settings'], updateAmbience);
  watchAfterDraw(['game', 'display', 'input', 'puzzle', 'navigation', 'notices', 'busyCount'], restoreMapFocus);
  watchAfterDraw(['display', 'navigation', 'paintVersion'], resetZoomIfNeeded);
  watchAfterDraw(['display'], flyStars);
  watchAfterDraw(['display'], animateRows);
  watchAfterDraw(['game', 'display', 'navigation'], reportToParent);
  watchAfterDraw(['notices', 'navigation', 'game', 'input'], syncHistory);
  watchSize();
}
