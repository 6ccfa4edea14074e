/** Starts the page: texts and colours first, then home, while the engine starts in the background. */

import { loadSheets } from '../core/page/sheets';
import { render } from 'lit';
import { watchInstallation } from '../core/browser/install';
import { addressHash, loadAfresh } from '../core/browser/address';
import { isEmbedded } from '../core/browser/embedding';
import { type HomePreview, storedWaitingGame, storedHomePreview } from '../core/browser/home-preview';
import { isStored } from '../core/browser/local-storage';
import { applyDeferredStyles } from '../core/browser/deferred-links';
import { onUpdateReady } from '../core/browser/updates';
import { sleep, untilIdle } from '../core/browser/sleep';
import { mayStore, onDeletion } from '../core/browser/tabs';
import { type ShellState, shellHandle, readShellState } from '../core/browser/shell-handover';
import { openLink, reopen } from './open-link';
import { hasUnsaved, reloadStored, openGameStorage } from '../core/page/game-storage';
import { readLesson } from '../play/lesson';
import { preloadLazyParts, setLoading } from '../core/page/navigate';
import { setUpdateAvailable, reportDamage } from '../core/page/notices';
import { lazyPart } from '../core/lazy-parts';
import { recover } from '../play/recover';
import { applyTheme, loadFirstLanguage, loadFonts, readSettings, repaintWithFonts, applyThemeFromAddress } from '../core/page/settings';
import { updateAmbience } from '../play/effects';
import { loadTips } from '../play/tips';
import { updateTablesOnHome } from './tables-on-home';
import { parseMap } from '../core/contract/cells';
import { bootEngine, engineSettled, onEngineLost } from '../core/engine/ask';
import { seedFromText } from '../core/paint/hash';
import { seasonalTheme } from '../core/paint/seasons';
import { textureSteps } from '../core/paint/textures';
import { sizeAndPaint, thumbnail } from '../core/paint/thumbnails';
import { onKeyDown } from '../play/screen/keyboard';
import { latestOpenSave } from '../core/state/games';
import { today } from '../core/state/origin';
import { renderFrame, requestRedraw, state } from '../core/state/store';
import { saveNote } from '../core/words/sentences';
import { currentLocale, prepareFormats } from '../core/words/texts';
import { onHashChange, startHistory } from './browser-history';
import { getAppElement, currentTheme, renderInto, replaceAppElement } from './draw';
import { type Feature, type FeatureChunks, addChunks, addFeatures, currentScreen, prefetchLinked } from './router';
import { startWatchers } from './watchers';
import { currentPlay } from '../play/play';

/** The state that home takes over from the home screen in index.html, and the preview that it stores for the next visit. */
export interface ShellHome {
  /** Fills in the form with the setup of the last game. */
  load(): void;
  /** Selects what the player has selected in the home screen of index.html. */
  takeOver(state: ShellState): void;
  /** Returns what the next visit shows before this script is loaded. */
  preview(): Pick<HomePreview, 'form' | 'texts'>;
}

declare module '../core/lazy-parts' {
  interface Features {
    shellHome: ShellHome;
  }
}

const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** Draws home into an element of its own, in steps, while the home screen of index.html can still be used. */
async function renderHomeOffscreen(): Promise<HTMLElement | null> {
  const container = (getAppElement()?.cloneNode() ?? null) as HTMLElement | null;
  for (const part of currentScreen()?.prerender?.() ?? []) {
    await sleep();
    render(part, document.createElement('div'));
  }
  await sleep();
  if (container) renderInto(container);
  await sleep();
  currentTheme(); // reads computed styles, which is cheap before anything has changed
  return container;
}

/** Replaces the home screen of index.html and keeps its selections. Returns the selector of the button that was pressed there. */
function replaceShellHome(home: HTMLElement | null): string | null {
  const shellHome = getAppElement();
  if (!shellHome || !home) return null;
  const shellState = readShellState(shellHome);
  const { unfolded, pressed, focused } = shellState;
  lazyPart('shellHome')?.takeOver(shellState);
  const title = shellHome.querySelector('h1.wordmark');
  replaceAppElement(home);
  renderFrame();
  home.querySelector('.home-more')?.toggleAttribute('open', unfolded.includes('home-more'));
  if (title) home.querySelector('h1.wordmark')?.replaceWith(title); // it is the same in both, and need not be painted again
  if (focused) home.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  return pressed;
}

/** Whether nothing of the player is stored. */
function hasNoData(): boolean {
  const { history, saves } = state.stored;
  return !history.length && !saves.length && !isStored('form');
}

/** Stores what the next visit shows first: the home form and the map of the unfinished game. */
function savePreviewOnLeaving(): void {
  const remember = (): void => {
    const home = lazyPart('shellHome')?.preview();
    const preview = home ? { day: today(), language: currentLocale(), ...home } : null;
    storedHomePreview.write(hasNoData() ? null : preview);
    const save = latestOpenSave();
    const withoutGame = { picture: null, note: '', language: currentLocale() };
    if (!save) {
      storedWaitingGame.write(state.stored.saves.length ? withoutGame : null);
      return;
    }
    const canvas = document.createElement('canvas');
    sizeAndPaint(canvas, thumbnail(parseMap(save.map), 92, currentTheme(), seedFromText(save.id)));
    storedWaitingGame.write({ picture: canvas.toDataURL('image/webp', 0.8), note: saveNote(save), language: currentLocale() });
  };
  if (!isEmbedded) addEventListener('pagehide', remember);
}

/** The interval at which home shows the time until the next daily map. */
const MINUTE = 60_000;
const STORAGE_TIMEOUT_MS = 300;
const MAX_WAIT_MS = 2000;

/** Painting home would delay the engine, so it waits until the engine is ready, a button is pressed, or two seconds have passed. */
async function untilEngineOrTouch(): Promise<void> {
  const shellHome = shellHandle();
  if (shellHome) await Promise.race([engineSettled(), shellHome.touched, sleep(MAX_WAIT_MS)]);
}

/** Reads the small stored values of this device, and the theme of the address. */
function loadPreferences(): void {
  readSettings();
  readLesson();
  loadTips();
  loadSheets();
  if (!isEmbedded) lazyPart('shellHome')?.load();
  applyThemeFromAddress(query.get('theme'));
  setLoading('linked' in root.dataset); // a player who follows a link to a game does not see home first
}

function listen(): void {
  document.addEventListener('keydown', (event) => onKeyDown(currentPlay(), event));
  for (const media of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(media).addEventListener('change', applyTheme);
  document.addEventListener('visibilitychange', () => {
    updateAmbience();
    updateTablesOnHome();
    if (document.visibilityState === 'visible') void reloadStored();
  });
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved() && mayStore()) event.preventDefault();
  });
  setInterval(() => state.navigation.route.to === 'home' && requestRedraw(), MINUTE);
  onUpdateReady(() => setUpdateAvailable(true));
  reportDamage();
  onDeletion(loadAfresh);
  if (state.settings.twoKeys) void preloadLazyParts(); // they include the handler of the two keys
}

export async function start(features: readonly Feature[], chunks: FeatureChunks): Promise<void> {
  addFeatures(features);
  addChunks(chunks);
  loadPreferences();
  const stored = openGameStorage();
  onEngineLost(() => void recover(currentPlay()));
  bootEngine();
  await loadFirstLanguage(query.get('lang'));
  prefetchLinked(addressHash());
  // The home screen of index.html stays until home is complete, unless storage is slow.
  await Promise.race([stored, sleep(STORAGE_TIMEOUT_MS)]);
  const home = await renderHomeOffscreen();
  await untilEngineOrTouch();
  const fontsLoaded = loadFonts().then(
    () => true,
    () => true,
  );
  const hasFonts = await Promise.race([fontsLoaded, sleep(STORAGE_TIMEOUT_MS)]);
  await applyDeferredStyles().catch(() => undefined); // the game can be played without these styles
  startWatchers();
  watchInstallation();
  const pressed = replaceShellHome(home);
  if (pressed) getAppElement()?.querySelector<HTMLElement>(pressed)?.click();
  listen();
  if (!hasFonts) repaintWithFonts();
  await stored;
  savePreviewOnLeaving();
  addEventListener('hashchange', onHashChange);
  if (isEmbedded) return;
  if (!(await openLink().catch(() => false)) && !(await reopen().catch(() => false))) setLoading(false);
  startHistory();
  requestRedraw();
  void prepareFirstGame();
}

/** Prepares the first game in small steps while home is shown, so that it starts without a delay. */
async function prepareFirstGame(): Promise<void> {
  await engineSettled();
  for (const step of [prepareFormats, ...textureSteps(seasonalTheme(currentTheme(), 'spring'))]) {
    await untilIdle();
    if (state.navigation.route.to !== 'home') return;
    step();
  }
}
