/** Starts the page: words and colours first, then home, then the engine behind it. */

import { render } from 'lit';
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
import { updateSecondCopy, hasUnsaved, reloadStored, openGameStorage } from '../core/page/game-storage';
import { readLesson } from '../play/lesson';
import { preloadLazyParts, setLoading } from '../core/page/navigate';
import { setUpdateAvailable, reportDamage } from '../core/page/notices';
import { lazyPart } from '../core/lazy-parts';
import { recover } from '../play/recover';
import { applyTheme, loadFonts, readSettings, repaintWithFonts, applyThemeFromAddress } from '../core/page/settings';
import { updateAmbience } from '../play/sound';
import { loadTips } from '../play/tips';
import { readTurns } from './online-status';
import { updateTablesOnHome } from './tables-on-home';
import { parseMap } from '../core/contract/cells';
import { bootEngine, engineSettled, onEngineLost } from '../core/engine/ask';
import { seedFromText } from '../core/paint/hash';
import { textureSteps } from '../core/paint/textures';
import { sizeAndPaint, thumbnail } from '../core/paint/thumbnails';
import { onKeyDown } from '../play/screen/keyboard';
import { latestOpenSave } from '../core/state/games';
import { today } from '../core/state/origin';
import { pickLocale } from '../core/state/settings';
import { renderFrame, requestRedraw, state } from '../core/state/store';
import { saveNote } from '../core/words/sentences';
import { setLocale, currentLocale, prepareFormats } from '../core/words/texts';
import { onHashChange, startHistory } from './browser-history';
import { getAppElement, currentTheme, renderInto, replaceAppElement } from './draw';
import { type Feature, type FeatureChunks, addChunks, addFeatures, currentScreen, prefetchLinked } from './router';
import { startWatchers } from './watchers';

/** What home and the home of index.html hand to each other. */
export interface ShellHome {
  /** Reads the form as the last game was set up. */
  load(): void;
  /** Chooses what was chosen in the home of index.html. */
  takeOver(state: ShellState): void;
  /** What the next visit shows before this script has come. */
  preview(): Pick<HomePreview, 'form' | 'texts'>;
}

declare module '../core/lazy-parts' {
  interface Features {
    shellHome: ShellHome;
  }
}

const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** Home again, next to the one of index.html: anyone who waits for the engine can use the page meanwhile. */
async function renderHomeOffscreen(): Promise<HTMLElement | null> {
  const container = (getAppElement()?.cloneNode() ?? null) as HTMLElement | null;
  for (const part of currentScreen()?.prerender?.() ?? []) {
    await sleep();
    render(part, document.createElement('div'));
  }
  await sleep();
  if (container) renderInto(container);
  await sleep();
  currentTheme(); // asks for computed styles: cheap before anything has changed
  return container;
}

/** Puts it in the place of the home of index.html: what was chosen there stays chosen; says what was pressed. */
function replaceShellHome(aside: HTMLElement | null): string | null {
  const shellHome = getAppElement();
  if (!shellHome || !aside) return null;
  const shellState = readShellState(shellHome);
  const { unfolded, pressed, focused } = shellState;
  lazyPart('shellHome')?.takeOver(shellState);
  const title = shellHome.querySelector('h1.wordmark');
  replaceAppElement(aside);
  renderFrame();
  aside.querySelector('.h-more')?.toggleAttribute('open', unfolded.includes('h-more'));
  if (title) aside.querySelector('h1.wordmark')?.replaceWith(title); // nothing in it changes, and it stays painted
  if (focused) aside.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  return pressed;
}

/** Nothing of the player is stored, or everything has just been deleted. */
function hasNoData(): boolean {
  const { history, saves } = state.stored;
  return !history.length && !saves.length && !isStored('form');
}

/** The next visit shows the map that waits before it has opened anything. */
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

/** The time until the next map continues. */
const MINUTE = 60_000;
const STORAGE_TIMEOUT_MS = 300;
const MAX_WAIT_MS = 2000;

/** To paint the picture takes a while, in which the engine waits for us: it comes first, but no one waits for it. */
async function untilEngineOrTouch(): Promise<void> {
  const shellHome = shellHandle();
  if (shellHome) await Promise.race([engineSettled(), shellHome.touched, sleep(MAX_WAIT_MS)]);
}

/** What is stored in small on this device, and what the address asks for. */
function loadPreferences(): void {
  readSettings();
  readLesson();
  loadTips();
  readTurns();
  if (!isEmbedded) lazyPart('shellHome')?.load();
  applyThemeFromAddress(query.get('theme'));
  setLoading('linked' in root.dataset); // anyone who follows a link to a game is not shown home on the way
}

function listen(): void {
  document.addEventListener('keydown', onKeyDown);
  for (const media of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(media).addEventListener('change', applyTheme);
  document.addEventListener('visibilitychange', () => {
    updateAmbience();
    updateTablesOnHome();
    void (document.visibilityState === 'visible' ? reloadStored() : updateSecondCopy());
  });
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved() && mayStore()) event.preventDefault();
  });
  setInterval(() => state.navigation.route.to === 'home' && requestRedraw(), MINUTE);
  onUpdateReady(() => setUpdateAvailable(true));
  reportDamage();
  onDeletion(loadAfresh);
  if (state.settings.twoKeys) void preloadLazyParts(); // with what listens to the two
}

/** Starts the page with its features. */
export async function start(features: readonly Feature[], chunks: FeatureChunks): Promise<void> {
  addFeatures(features);
  addChunks(chunks);
  loadPreferences();
  const stored = openGameStorage();
  onEngineLost(() => void recover());
  bootEngine();
  await setLocale(pickLocale([query.get('lang'), state.settings.language], navigator.languages));
  prefetchLinked(addressHash());
  // The home of index.html stands meanwhile: it is replaced once, with everything in it, unless storage is slow.
  await Promise.race([stored, sleep(STORAGE_TIMEOUT_MS)]);
  const aside = await renderHomeOffscreen();
  await untilEngineOrTouch();
  const fontsLoaded = loadFonts().then(
    () => true,
    () => true,
  );
  const hasFonts = await Promise.race([fontsLoaded, sleep(STORAGE_TIMEOUT_MS)]);
  await applyDeferredStyles().catch(() => undefined); // plain, it can still be played
  startWatchers();
  const pressed = replaceShellHome(aside);
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

/** Does in small steps, while home waits, what the first game would otherwise do at once. */
async function prepareFirstGame(): Promise<void> {
  await engineSettled();
  for (const step of [prepareFormats, ...textureSteps(currentTheme())]) {
    await untilIdle();
    if (state.navigation.route.to !== 'home') return;
    step();
  }
}
