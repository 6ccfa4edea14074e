/**
 * The first script, the only one before the first paint: gives the home screen in index.html its theme, its language and
 * the map of the last game, and records which button is pressed before the game's own script has loaded.
 */

import { addressHash, currentEntry } from '../src/core/browser/address';
import { answerPings, recoverStart } from '../src/core/browser/start-recovery';
import { storedWaitingGame, storedHomePreview } from '../src/core/browser/home-preview';
import { storedSettings } from '../src/core/browser/local-storage';
import { addPreloadHints, addStyles, startScripts } from '../src/core/browser/deferred-links';
import { useManifest } from '../src/core/browser/manifest';
import { themeName } from '../src/core/browser/preferences';
import { sleep } from '../src/core/browser/sleep';
import { selectorOf, type Shell, SHELL } from '../src/core/browser/shell-handover';
import { today } from '../src/core/state/origin';
import { timeUntilMidnight } from '../src/core/words/daily';
import { pickLocale, isLanguage, isTheme, scriptOf } from '../src/core/state/settings';

/** For each language, as JSON: the marked texts of index.html in their order (none for English), the description of the page,
 *  and the formats of dates from January to December. */
declare const SHELL_TEXTS: Record<string, string>;

const PAINT_TIMEOUT_MS = 600;
/** Milliseconds after which a start is considered stuck. */
const STUCK_AFTER_MS = 20_000;
/** Milliseconds to wait for the pictures of home, and for its fonts. */
const FONT_TIMEOUT_MS = 300;
/** `--portrait-phone` of conditions.css. */
const PHONE = '(orientation: portrait) and (max-width: 599px)';
const root = document.documentElement;
const query = new URLSearchParams(location.search);
const settings = storedSettings.read();
const themeParameter = query.get('theme');
const locale = pickLocale([query.get('lang'), settings.language], navigator.languages);
const language = isLanguage(locale) ? locale : 'en';
const shellTexts = JSON.parse(SHELL_TEXTS[language] ?? '') as { texts: string[]; about: string; dates: string[]; firstDay: string };
let pressed: string | null = null;
let resolveTouched = (): void => {};
const touched = new Promise<void>((resolve) => (resolveTouched = resolve));

root.dataset.theme = themeName(isTheme(themeParameter) ? themeParameter : settings.theme);
root.lang = language;
useManifest(language);
// Home does not offer a saved game to a player who follows a link to another.
if (['deal', 'daily', 'continue'].some((key) => query.has(key)) || addressHash() || currentEntry()?.route) root.dataset.linked = '';

function translate(): void {
  if (language === 'en') return;
  document.querySelectorAll<HTMLElement>('[data-text], [data-label]').forEach((element, at) => {
    const text = shellTexts.texts[at] ?? '';
    if ('text' in element.dataset) element.textContent = text;
    else element.ariaLabel = text;
  });
  document.querySelector('[name="description"]')?.setAttribute('content', shellTexts.about);
}

function showDate(): void {
  const [year = '', month = '', day = ''] = today().split('-');
  const line = shellTexts.dates[Number(month) - 1] ?? '';
  const place = document.querySelector('[data-today]');
  const dayText = day === '01' ? shellTexts.firstDay : String(Number(day));
  if (place) place.textContent = line.replace('{ $day }', dayText).replace('{ $year }', year);
  const until = document.querySelector('[data-until]');
  if (until) until.textContent = until.textContent.replace('0:00', timeUntilMidnight());
}

/** Restores the form as it was filled in last, and the texts about today. */
function restoreHomePreview(): void {
  const preview = storedHomePreview.read();
  for (const [name, value] of Object.entries(preview?.form ?? {}))
    for (const field of document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
      setChecked(field, field.value === value);
  if (preview?.language !== language) return;
  const [setup, ...texts] = preview.texts;
  document.querySelectorAll('[data-kept]').forEach((element) => {
    const text = element.closest('.new') ? setup : preview.day === today() ? texts.shift() : undefined;
    if (text !== undefined) element.textContent = text;
  });
}

function setChecked(field: HTMLInputElement, on: boolean): void {
  field.checked = on;
  if (field.parentElement) setSelected(field.parentElement, on);
}

function setSelected(element: Element, on: boolean): void {
  element.classList.toggle('on', on);
  if (element.hasAttribute('aria-pressed')) element.ariaPressed = String(on);
}

/** Shows the saved game with its map, and hides the lesson from a player who has played before. */
function showWaitingGame(): void {
  const waitingGame = storedWaitingGame.read();
  if (!waitingGame) return;
  document.querySelector('.learn-btn')?.remove();
  const button = document.querySelector<HTMLElement>('[data-act="continue"]');
  const picture = button?.querySelector('img');
  const note = button?.querySelector('small');
  if (!button || !picture || !note || !waitingGame.picture) return;
  picture.src = waitingGame.picture;
  note.textContent = waitingGame.language === language ? waitingGame.note : '';
  button.hidden = false;
}

/** On phones the game, fifty times the size of home's pictures, is loaded after them, so that it does not delay them. */
function showPicturesThenStart(): void {
  delete root.dataset.unpainted;
  if (!matchMedia(PHONE).matches) return void setTimeout(startGame);
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => (entry as LargestContentfulPaint).url)) setTimeout(startGame);
  }).observe({ type: 'largest-contentful-paint' });
  setTimeout(startGame, FONT_TIMEOUT_MS);
}

/** Loads the fonts of home and then starts the game's scripts. */
async function startGame(): Promise<void> {
  if (started) return;
  started = true;
  const shell: Shell = { touched, pressed: () => pressed };
  (window as { [SHELL]?: Shell })[SHELL] = shell;
  const fonts = addStyles(scriptOf(language)).catch(() => undefined); // the game also works without our fonts
  await Promise.race([fonts, sleep(FONT_TIMEOUT_MS)]);
  addPreloadHints();
  setTimeout(() => 'drawn' in root.dataset || recoverStart(true), STUCK_AFTER_MS); // a damaged script may also wait for ever
  try {
    for (const script of startScripts()) await ((await import(script)) as { started?: Promise<void> }).started;
  } catch {
    if ('drawn' in root.dataset) return; // the game has started and shows its failures itself
    await recoverStart();
    delete root.dataset.linked;
    document.querySelector('.loadline')?.remove();
    document.querySelector('.loadline.failed')?.removeAttribute('hidden');
  }
}

let started = false;
answerPings();
document.addEventListener(
  'readystatechange',
  () => {
    translate();
    showDate();
    restoreHomePreview();
    showWaitingGame();
    setTimeout(showPicturesThenStart, document.hidden ? 0 : PAINT_TIMEOUT_MS); // a page in the background paints nothing
  },
  { once: true },
);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('#app button') : null;
  if ('drawn' in root.dataset || !button) return;
  pressed = selectorOf(button);
  resolveTouched();
});
document.addEventListener('change', ({ target }) => {
  if ('drawn' in root.dataset || !(target instanceof HTMLInputElement)) return;
  for (const each of document.querySelectorAll<HTMLInputElement>(`[name="${target.name}"]`)) setChecked(each, each.checked);
});

// Home can be used from its first paint on, whose time only the browser knows.
new PerformanceObserver((list) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (!paint) return;
  performance.mark('mapwright:shell', { startTime: paint.startTime });
  showPicturesThenStart();
}).observe({ type: 'paint', buffered: true });
