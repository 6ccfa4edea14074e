/** Registers the functions that are called when slices of the state have changed, before or after the page is drawn. */

import { advanceLesson } from '../play/lesson';
import { refreshStreak } from '../core/page/streak';
import { updateAmbience } from '../play/effects';
import { updateTips } from '../play/tips';
import { restoreMapFocus } from '../play/screen/keyboard';
import { resetZoomIfNeeded } from '../play/screen/zoom';
import { watch, watchAfterDraw, onChange, onRedraw, repaint } from '../core/state/store';
import { syncHistory } from './browser-history';
import { draw, isBusy } from './draw';
import { updateCupsWhenDrawn, updateGroupsWhenShown, updateTablesOnHome } from './tables-on-home';
import { reportToParent } from './report-to-parent';
import { currentDialog, currentScreen } from './router';
import { currentPlay, type Play } from '../play/play';
import { lazyPart } from '../core/lazy-parts';

declare module '../core/lazy-parts' {
  interface Features {
    /** Animates the change of the tally on the screen. */
    animateTally(play: Play): void;
    /** Lets the finished map on home or on the final screen move. */
    startLivingMap(play: Play): void;
    /** Turns over a new card. */
    turnCards(play: Play): void;
  }
}

/** Marks the page as busy at once. Only the drawing of the result removes the mark, so that tests wait long enough. */
function markBusy(): void {
  if (isBusy()) document.documentElement.dataset.busy = '';
}

/** Repaints after a change of the window's size, because breakpoints determine the sizes of small canvases. */
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
    currentScreen()?.follow?.();
    currentDialog()?.follow?.();
    draw();
  });
  watch(['lesson', 'game', 'display', 'input', 'navigation', 'busyCount'], () => advanceLesson(currentPlay()));
  watch(['tips', 'lesson', 'game', 'display', 'navigation', 'busyCount'], () => updateTips(currentPlay()));
  watch(['navigation', 'stored', 'engine'], refreshStreak);
  watch(['navigation', 'engine'], updateTablesOnHome);
  watch(['navigation', 'engine', 'stored'], updateGroupsWhenShown);
  watch(['navigation', 'engine', 'game'], updateCupsWhenDrawn);
  watch(['settings'], updateAmbience);
  watchAfterDraw(['game', 'display', 'input', 'navigation', 'notices', 'busyCount'], () => restoreMapFocus(currentPlay()));
  watchAfterDraw(['display', 'navigation', 'paintVersion'], () => resetZoomIfNeeded(currentPlay()));
  watchAfterDraw(['game', 'display', 'navigation', 'stored', 'settings', 'engine'], () => lazyPart('startLivingMap')?.(currentPlay()));
  watchAfterDraw(['game', 'display'], () => lazyPart('turnCards')?.(currentPlay()));
  watchAfterDraw(['display'], () => lazyPart('animateTally')?.(currentPlay()));
  watchAfterDraw(['game', 'display', 'navigation'], reportToParent);
  watchAfterDraw(['notices', 'navigation', 'game', 'input'], syncHistory);
  watchSize();
}
