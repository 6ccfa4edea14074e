/** Starts the page: words and colours first, then home, then the engine behind it. */

import { render } from 'lit';
import { isEmbedded } from '../browser/embedding';
import { storedLast, storedSeen } from '../browser/last';
import { isStored } from '../browser/local';
import { putOnStyles } from '../browser/later';
import { onUpdateReady } from '../browser/offline';
import { sleep } from '../browser/sleep';
import { mayStore, onDeletion } from '../browser/tabs';
import { shell, takeOver } from '../browser/taps';
import { followLink } from '../commands/follow';
import { changeSetup, chooseMode, choosePreset, fillIn, readForm } from '../commands/form';
import { copyAside, hasUnsaved, listStored, prepareSaves } from '../commands/stored';
import { readLesson } from '../commands/lesson';
import { base } from '../commands/links';
import { fetchRestQuietly, wait } from '../commands/navigate';
import { offerNewVersion, reportDamage } from '../commands/page';
import { recover } from '../play/recover';
import { applyTheme, letters, readSettings, repaintInLetters, useTheme } from '../commands/settings';
import { followAmbience } from '../commands/sound';
import { readTips } from '../commands/tips';
import { readTurns } from '../commands/turns';
import { pictureOf } from '../contract/cells';
import type { SetupJson } from '../contract/generated/messages';
import { bootEngine, engineSettled, onEngineLost } from '../engine/ask';
import { hashText } from '../paint/hash';
import { paintInto, thumbnail } from '../paint/thumbnails';
import { setupNote } from '../screens/home/home';
import { todayTexts } from '../screens/home/today';
import { onKeyDown } from '../screens/play/keyboard';
import type { Mode } from '../state/form';
import { waitingSave } from '../state/games';
import { today } from '../state/origin';
import { chooseLanguage } from '../state/settings';
import { frame, redraw, state } from '../state/store';
import { saveNote } from '../words/sentences';
import { speak, spoken } from '../words/texts';
import { listenForBack } from './back';
import { page, painter, renderInto, replacePage } from './draw';
import { currentScreen } from './screens';
import { watch } from './watch';

const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** Home again, next to the one of index.html: anyone who waits for the engine can use the page meanwhile. */
async function drawAside(): Promise<HTMLElement | null> {
  const aside = (page()?.cloneNode() ?? null) as HTMLElement | null;
  for (const part of currentScreen()?.parts?.() ?? []) {
    await sleep();
    render(part, document.createElement('div'));
  }
  await sleep();
  if (aside) renderInto(aside);
  await sleep();
  painter(); // asks for computed styles: cheap before anything has changed
  return aside;
}

/** Puts it in the place of the home of index.html: what was chosen there stays chosen; says what was pressed. */
function takeHome(aside: HTMLElement | null): string | null {
  const before = page();
  if (!before || !aside) return null;
  const { mode, set, sheet, unfolded, pressed, focused } = takeOver(before);
  const { form } = state;
  if (set && set !== form.setup.set) choosePreset(set as SetupJson['set']);
  if (sheet && sheet !== form.setup.sheet) changeSetup({ sheet: sheet as SetupJson['sheet'] });
  if (mode && mode !== form.mode) chooseMode(mode as Mode);
  if (unfolded.includes('setup')) fillIn({ unfolded: true });
  const title = before.querySelector('h1.wordmark');
  replacePage(aside);
  frame();
  aside.querySelector('.h-more')?.toggleAttribute('open', unfolded.includes('h-more'));
  if (title) aside.querySelector('h1.wordmark')?.replaceWith(title); // nothing in it changes, and it stays painted
  if (focused) aside.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  return pressed;
}

/** Nothing of the player is stored, or everything has just been deleted. */
function isUntouched(): boolean {
  const { games, saves } = state.stored;
  return !games.length && !saves.length && !isStored('form');
}

/** The next visit shows the map that waits before it has opened anything. */
function rememberOnLeaving(): void {
  const remember = (): void => {
    const { mode, setup } = state.form;
    const form = { mode, set: setup.set, sheet: setup.sheet };
    const [done, ...others] = todayTexts();
    const seen = { day: today(), language: spoken(), form, texts: [setupNote(), done, ...others] };
    storedSeen.write(isUntouched() ? null : seen);
    const waits = waitingSave();
    const played = { picture: null, note: '', language: spoken() };
    if (!waits) return storedLast.write(state.stored.saves.length ? played : null);
    const canvas = document.createElement('canvas');
    paintInto(canvas, thumbnail(pictureOf(waits.map), 92, painter(), hashText(waits.id)));
    storedLast.write({ picture: canvas.toDataURL('image/webp', 0.8), note: saveNote(waits), language: spoken() });
  };
  if (!isEmbedded) addEventListener('pagehide', remember);
}

/** The time until the next map continues. */
const MINUTE = 60_000;
const SLOW = 300;
const QUIET = 2000;

/** To paint the picture takes a while, in which the engine waits for us: it comes first, but no one waits for it. */
async function quiet(): Promise<void> {
  const standing = shell();
  if (standing) await Promise.race([engineSettled(), standing.touched, sleep(QUIET)]);
}

/** What is stored in small on this device, and what the address asks for. */
function readChoices(): void {
  readSettings();
  readLesson();
  readTips();
  readTurns();
  if (!isEmbedded) readForm();
  useTheme(query.get('theme'));
  wait('linked' in root.dataset); // anyone who follows a link to a game is not shown home on the way
}

function listen(): void {
  document.addEventListener('keydown', onKeyDown);
  for (const media of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(media).addEventListener('change', applyTheme);
  document.addEventListener('visibilitychange', () => {
    followAmbience();
    void (document.visibilityState === 'visible' ? listStored() : copyAside());
  });
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved() && mayStore()) event.preventDefault();
  });
  setInterval(() => state.where.route.to === 'home' && redraw(), MINUTE);
  onUpdateReady(() => offerNewVersion(true));
  reportDamage();
  onDeletion(() => (isEmbedded ? location.reload() : location.replace(base())));
  if (state.settings.twoKeys) void fetchRestQuietly(); // with what listens to the two
}

async function start(): Promise<void> {
  readChoices();
  const stored = prepareSaves();
  onEngineLost(() => void recover());
  bootEngine();
  await speak(chooseLanguage([query.get('lang'), state.settings.language], navigator.languages));
  // The home of index.html stands meanwhile: it is replaced once, with everything in it, unless storage is slow.
  await Promise.race([stored, sleep(SLOW)]);
  const aside = await drawAside();
  await quiet();
  const come = letters().then(
    () => true,
    () => true,
  );
  const lettered = await Promise.race([come, sleep(SLOW)]);
  await putOnStyles().catch(() => undefined); // plain, it can still be played
  watch();
  const pressed = takeHome(aside);
  if (pressed) page()?.querySelector<HTMLElement>(pressed)?.click();
  listen();
  if (!lettered) repaintInLetters();
  await stored;
  rememberOnLeaving();
  addEventListener('hashchange', () => void followLink().catch(() => wait(false)));
  if (isEmbedded) return;
  if (!(await followLink().catch(() => false))) wait(false);
  listenForBack();
  redraw();
}

export const started = start();
