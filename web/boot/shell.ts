/**
 * The first script, small and alone before the first paint: gives the home that stands in index.html its theme, its
 * language and the map of the last game, and remembers what is pressed until the game's own script is there.
 */

import { answerUpdates, heal } from '../src/browser/healing';
import { storedLast, storedSeen } from '../src/browser/last';
import { storedSettings } from '../src/browser/local';
import { addHints, addStyles, startScripts } from '../src/browser/later';
import { useManifest } from '../src/browser/manifest';
import { themeName } from '../src/browser/preferences';
import { sleep } from '../src/browser/sleep';
import { selectorOf, type Shell, SHELL } from '../src/browser/taps';
import { today } from '../src/state/origin';
import { untilMidnight } from '../src/words/daily';
import { chooseLanguage, isLanguage, isTheme, scriptOf } from '../src/state/settings';

/** In each language the marked texts of index.html in their order, if it is not written in it, what the page is about,
 *  and dates from January to December; as JSON. */
declare const SHELL_TEXTS: Record<string, string>;

const UNSEEN = 600;
/** Milliseconds after which a start from stored files is taken for one that never ends. */
const STUCK = 20_000;
/** Milliseconds in which the pictures of home should be here, and its letters. */
const LATE = 300;
/** `--portrait-phone` of conditions.css. */
const PHONE = '(orientation: portrait) and (max-width: 599px)';
const root = document.documentElement;
const query = new URLSearchParams(location.search);
const settings = storedSettings.read();
const asked = query.get('theme');
const tongue = chooseLanguage([query.get('lang'), settings.language], navigator.languages);
const language = isLanguage(tongue) ? tongue : 'en';
const said = JSON.parse(SHELL_TEXTS[language] ?? '') as { texts: string[]; about: string; dates: string[] };
let pressed: string | null = null;
let touch = (): void => {};
const touched = new Promise<void>((resolve) => (touch = resolve));

root.dataset.theme = themeName(isTheme(asked) ? asked : settings.theme);
root.lang = language;
useManifest(language);
// A player who follows a link to a game is not offered another.
if (['deal', 'daily', 'continue'].some((key) => query.has(key)) || location.hash) root.dataset.linked = '';

function speak(): void {
  if (language === 'en') return;
  document.querySelectorAll<HTMLElement>('[data-text], [data-label]').forEach((element, at) => {
    const text = said.texts[at] ?? '';
    if ('text' in element.dataset) element.textContent = text;
    else element.ariaLabel = text;
  });
  document.querySelector('[name="description"]')?.setAttribute('content', said.about);
  for (const button of document.querySelectorAll('.langs [lang]')) mark(button, button.getAttribute('lang') === language);
}

function date(): void {
  const [year = '', month = '', day = ''] = today().split('-');
  const line = said.dates[Number(month) - 1] ?? '';
  const place = document.querySelector('[data-today]');
  if (place) place.textContent = line.replace('{ $day }', String(Number(day))).replace('{ $year }', year);
  const until = document.querySelector('[data-until]');
  if (until) until.textContent = until.textContent.replace('0:00', untilMidnight());
}

/** The form as it was filled in last, and what was known of today. */
function showSeen(): void {
  const seen = storedSeen.read();
  for (const [name, value] of Object.entries(seen?.form ?? {}))
    for (const field of document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) choose(field, field.value === value);
  if (seen?.language !== language) return;
  const [setup, ...texts] = seen.texts;
  document.querySelectorAll('[data-kept]').forEach((element) => {
    const text = element.closest('.new') ? setup : seen.day === today() ? texts.shift() : undefined;
    if (text !== undefined) element.textContent = text;
  });
}

function choose(field: HTMLInputElement, on: boolean): void {
  field.checked = on;
  if (field.parentElement) mark(field.parentElement, on);
}

function mark(element: Element, on: boolean): void {
  element.classList.toggle('on', on);
  if (element.hasAttribute('aria-pressed')) element.ariaPressed = String(on);
}

/** The game that waits, with its map; a player who has played before is not offered the lesson. */
function showLast(): void {
  const last = storedLast.read();
  if (!last) return;
  document.querySelector('.learn-btn')?.remove();
  const button = document.querySelector<HTMLElement>('[data-act="continue"]');
  const picture = button?.querySelector('img');
  const note = button?.querySelector('small');
  if (!button || !picture || !note || !last.picture) return;
  picture.src = last.picture;
  note.textContent = last.language === language ? last.note : '';
  button.hidden = false;
}

/** On a phone's line home's pictures come before the game, which is fifty times their size and would hold them up. */
function showPictures(): void {
  delete root.dataset.unpainted;
  if (!matchMedia(PHONE).matches) return void setTimeout(startGame);
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => (entry as LargestContentfulPaint).url)) setTimeout(startGame);
  }).observe({ type: 'largest-contentful-paint' });
  setTimeout(startGame, LATE);
}

/** The game: the letters of home are put on, and then its scripts start. */
async function startGame(): Promise<void> {
  if (started) return;
  started = true;
  const shell: Shell = { touched, pressed: () => pressed };
  (window as { [SHELL]?: Shell })[SHELL] = shell;
  const lettered = addStyles(scriptOf(language)).catch(() => undefined); // without our letters it is still a game
  await Promise.race([lettered, sleep(LATE)]);
  addHints();
  setTimeout(() => 'drawn' in root.dataset || heal(true), STUCK); // a damaged script may also wait for ever
  try {
    for (const script of startScripts()) await ((await import(script)) as { started?: Promise<void> }).started;
  } catch {
    if ('drawn' in root.dataset) return; // the game has taken over, and says for itself what fails
    await heal();
    delete root.dataset.linked;
    document.querySelector('.loadline')?.remove();
    document.querySelector('.loadline.failed')?.removeAttribute('hidden');
  }
}

let started = false;
answerUpdates();
document.addEventListener(
  'readystatechange',
  () => {
    speak();
    date();
    showSeen();
    showLast();
    setTimeout(showPictures, document.hidden ? 0 : UNSEEN); // a page in the background paints nothing
  },
  { once: true },
);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('#app button') : null;
  if ('drawn' in root.dataset || !button) return;
  pressed = selectorOf(button);
  touch();
});
document.addEventListener('change', ({ target }) => {
  if ('drawn' in root.dataset || !(target instanceof HTMLInputElement)) return;
  for (const each of document.querySelectorAll<HTMLInputElement>(`[name="${target.name}"]`)) choose(each, each.checked);
});

// Home can be read and filled in from its first paint on; when that was, only the browser knows.
new PerformanceObserver((list) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (!paint) return;
  performance.mark('mapwright:shell', { startTime: paint.startTime });
  showPictures();
}).observe({ type: 'paint', buffered: true });
