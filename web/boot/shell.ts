/**
 * The first script, small and alone before the first paint: gives the home that stands in index.html its theme, its
 * language and the map of the last game, and remembers what is pressed until the game's own script is there.
 */

import { lastGame } from '../src/last';
import { isTheme, readSettings, themeName } from '../src/settings';
import { chooseLanguage, isLanguage } from '../src/texts';
import { Downloads, type Progress } from './downloads';
import { addLater } from './later';
import { SHELL, type Shell } from './taps';

/** The texts of index.html in every language but the one it is written in. */
declare const SHELL_TEXTS: Record<string, Record<string, string>>;

const UNSEEN = 600;
const root = document.documentElement;
const query = new URLSearchParams(location.search);
const settings = readSettings();
const asked = query.get('theme');
const tongue = chooseLanguage([query.get('lang'), settings.language], navigator.languages);
const language = isLanguage(tongue) ? tongue : 'en';
const mode = query.get('boot') === 'plain' ? 'plain' : 'snapshot';
const { src } = document.currentScript as HTMLScriptElement;
let pressed: string | null = null;
let touch = (): void => {};
const touched = new Promise<void>((resolve) => (touch = resolve));

root.dataset.theme = themeName(isTheme(asked) ? asked : settings.theme);
root.lang = language;
// Whoever follows a link to a game is not shown the way to another.
if (['deal', 'daily', 'continue'].some((key) => query.has(key)) || location.hash) root.dataset.linked = '';

function speak(): void {
  const texts = SHELL_TEXTS[language];
  if (!texts) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = texts[element.dataset.text ?? ''] ?? element.textContent;
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]'))
    element.ariaLabel = texts[element.dataset.label ?? ''] ?? element.ariaLabel;
  for (const button of document.querySelectorAll('.langs [lang]')) mark(button, button.getAttribute('lang') === language);
}

/** After the first paint: a browser's calendar is slow to wake. */
function date(): void {
  const today = document.querySelector('[data-today]');
  if (today) today.textContent = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format();
}

function mark(element: Element, on: boolean): void {
  element.classList.toggle('on', on);
  if (element.hasAttribute('aria-pressed')) element.ariaPressed = String(on);
}

function showProgress({ share }: Progress): void {
  const line = root.dataset.drawn ? null : document.querySelector('progress');
  if (line) line.value = Math.round(100 * share);
}

/** The game that waits, with its map; whoever has played before is not sent to school. */
function showLast(): void {
  const last = lastGame();
  if (!last) return;
  document.querySelector('.learn-door')?.remove();
  const door = document.querySelector<HTMLElement>('[data-act="continue"]');
  const picture = door?.querySelector('img');
  const note = door?.querySelector('small');
  if (!door || !picture || !note || !last.picture) return;
  picture.src = last.picture;
  note.textContent = last.language === language ? last.note : '';
  door.hidden = false;
}

/** The game: its files, its styles and its scripts must not hold up the first paint. */
async function startGame(): Promise<void> {
  if (started) return;
  started = true;
  void addLater().catch(() => undefined); // without our letters it is still a game
  const downloads = new Downloads(mode, src);
  downloads.watchers.add(showProgress);
  const shell: Shell = { downloads, touched, pressed: () => pressed };
  (window as { [SHELL]?: Shell })[SHELL] = shell;
  setTimeout(date);
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) await import(href);
}

let started = false;
document.addEventListener(
  'readystatechange',
  () => {
    speak();
    showLast();
    setTimeout(startGame, document.hidden ? 0 : UNSEEN); // a page in the background paints nothing
  },
  { once: true },
);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('#app button') : null;
  const act = button?.getAttribute('data-act');
  const lang = button?.getAttribute('lang');
  if (root.dataset.drawn || !button) return;
  pressed = act ? `[data-act="${act}"]` : `.langs [lang="${lang ?? ''}"]`;
  touch();
});
document.addEventListener('change', ({ target }) => {
  if (root.dataset.drawn || !(target instanceof HTMLInputElement)) return;
  for (const each of document.querySelectorAll<HTMLInputElement>(`[name="${target.name}"]`))
    if (each.parentElement) mark(each.parentElement, each.checked);
});

// Home can be read and filled in from its first paint on; when that was, only the browser knows.
new PerformanceObserver((list) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (!paint) return;
  performance.mark('mapwright:shell', { startTime: paint.startTime });
  setTimeout(startGame);
}).observe({ type: 'paint', buffered: true });
