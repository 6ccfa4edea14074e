/**
 * The first script, small and alone before the first paint: gives the home that stands in index.html its theme, its
 * language and the map of the last game, and remembers what is pressed until the game's own script is there.
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

/** In each language the marked texts of index.html in their order, if it is not written in it, what the page is about,
 *  and dates from January to December; as JSON. */
declare const SHELL_TEXTS: Record<string, string>;

const PAINT_TIMEOUT_MS = 600;
/** Milliseconds after which a start from stored files is taken for one that never ends. */
const STUCK_AFTER_MS = 20_000;
/** Milliseconds in which the pictures of home should be here, and its letters. */
const FONT_TIMEOUT_MS = 300;
/** `--portrait-phone` of conditions.css. */
const PHONE = '(orientation: portrait) and (max-width: 599px)';
const root = document.documentElement;
const query = new URLSearchParams(location.search);
const settings = storedSettings.read();
const themeParameter = query.get('theme');
const locale = pickLocale([query.get('lang'), settings.language], navigator.languages);
const language = isLanguage(locale) ? locale : 'en';
const shellTexts = JSON.parse(SHELL_TEXTS[language] ?? '') as { texts: string[]; about: string; dates: string[] };
let pressed: string | null = null;
let resolveTouched = (): void => {};
const touched = new Promise<void>((resolve) => (resolveTouched = resolve));

root.dataset.theme = themeName(isTheme(themeParameter) ? themeParameter : settings.theme);
root.lang = language;
useManifest(language);
// A player who follows a link to a game is not offered another.
if (['deal', 'daily', 'continue'].some((key) => query.has(key)) || addressHash() || currentEntry()?.route) root.dataset.linked = '';

function translate(): void {
  if (language === 'en') return;
  document.querySelectorAll<HTMLElement>('[data-text], [data-label]').forEach((element, at) => {
    const text = shellTexts.texts[at] ?? '';
    if ('text' in element.dataset) element.textContent = text;
    else element.ariaLabel = text;
  });
  document.querySelector('[name="description"]')?.setAttribute('content', shellTexts.about);
  for (const button of document.querySelectorAll('.langs [lang]')) setSelected(button, button.getAttribute('lang') === language);
}

function showDate(): void {
  const [year = '', month = '', day = ''] = today().split('-');
  const line = shellTexts.dates[Number(month) - 1] ?? '';
  const place = document.querySelector('[data-today]');
  if (place) place.textContent = line.replace('{ $day }', String(Number(day))).replace('{ $year }', year);
  const until = document.querySelector('[data-until]');
  if (until) until.textContent = until.textContent.replace('0:00', timeUntilMidnight());
}

/** The form as it was filled in last, and what was known of today. */
function restoreHomePreview(): void {
  const seen = storedHomePreview.read();
  for (const [name, value] of Object.entries(seen?.form ?? {}))
    for (const field of document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
      setChecked(field, field.value === value);
  if (seen?.language !== language) return;
  const [setup, ...texts] = seen.texts;
  document.querySelectorAll('[data-kept]').forEach((element) => {
    const text = element.closest('.new') ? setup : seen.day === today() ? texts.shift() : undefined;
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

/** The game that waits, with its map; a player who has played before is not offered the lesson and the languages. */
function showWaitingGame(): void {
  const last = storedWaitingGame.read();
  if (!last) return;
  document.querySelectorAll('.learn-btn, .langs [lang]').forEach((element) => element.remove());
  const button = document.querySelector<HTMLElement>('[data-act="continue"]');
  const picture = button?.querySelector('img');
  const note = button?.querySelector('small');
  if (!button || !picture || !note || !last.picture) return;
  picture.src = last.picture;
  note.textContent = last.language === language ? last.note : '';
  button.hidden = false;
}

/** On a phone's line home's pictures come before the game, which is fifty times their size and would hold them up. */
function showPicturesThenStart(): void {
  delete root.dataset.unpainted;
  if (!matchMedia(PHONE).matches) return void setTimeout(startGame);
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => (entry as LargestContentfulPaint).url)) setTimeout(startGame);
  }).observe({ type: 'largest-contentful-paint' });
  setTimeout(startGame, FONT_TIMEOUT_MS);
}

/** The game: the letters of home are put on, and then its scripts start. */
async function startGame(): Promise<void> {
  if (started) return;
  started = true;
  const shell: Shell = { touched, pressed: () => pressed };
  (window as { [SHELL]?: Shell })[SHELL] = shell;
  const lettered = addStyles(scriptOf(language)).catch(() => undefined); // without our letters it is still a game
  await Promise.race([lettered, sleep(FONT_TIMEOUT_MS)]);
  addPreloadHints();
  setTimeout(() => 'drawn' in root.dataset || recoverStart(true), STUCK_AFTER_MS); // a damaged script may also wait for ever
  try {
    for (const script of startScripts()) await ((await import(script)) as { started?: Promise<void> }).started;
  } catch {
    if ('drawn' in root.dataset) return; // the game has taken over, and says for itself what fails
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

// Home can be read and filled in from its first paint on; when that was, only the browser knows.
new PerformanceObserver((list) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (!paint) return;
  performance.mark('mapwright:shell', { startTime: paint.startTime });
  showPicturesThenStart();
}).observe({ type: 'paint', buffered: true });
