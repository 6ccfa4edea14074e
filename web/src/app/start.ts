/** Starts the page: words and colours first, then home, then the engine behind it. */

import { html, nothing, render } from 'lit';
import { isEmbedded } from '../browser/frame';
import { keepLast } from '../browser/last';
import { putOnStyles } from '../browser/later';
import { onUpdateReady } from '../browser/offline';
import { sleep } from '../browser/sleep';
import { shell, takeOver } from '../browser/taps';
import { bookDialog, bookIsOpen } from '../commands/book';
import { followLink } from '../commands/follow';
import { prepareSaves } from '../commands/keep';
import { currentStep, followLesson, listenForLesson } from '../commands/lesson';
import { annexDialog, roomBoard, roomScreen } from '../commands/navigate';
import { choosePreset } from '../commands/open';
import { applyTheme, letters, repaint, repaintInLetters } from '../commands/settings';
import { followTips, tip } from '../commands/tips';
import { pictureOf } from '../contract/cells';
import type { SetupJson } from '../contract/generated/messages';
import { bootEngine, engineSettled } from '../engine/ask';
import { hashText } from '../paint/hash';
import { type Theme, themeFromCSS } from '../paint/theme';
import { paintInto, thumbnail } from '../paint/thumbnails';
import { failure } from '../screens/dialogs/failure';
import { games } from '../screens/dialogs/games';
import { log } from '../screens/dialogs/log';
import { maps } from '../screens/dialogs/maps';
import { menu } from '../screens/dialogs/menu';
import { finalScreen } from '../screens/final/final';
import { homeScreen } from '../screens/home/home';
import { curtainScreen } from '../screens/play/curtain';
import { onKeyDown, settleFocus } from '../screens/play/keyboard';
import { playScreen } from '../screens/play/play';
import type { Mode } from '../state/form';
import { today } from '../state/origin';
import { isAnnex, isRoom } from '../state/route';
import { chooseLanguage, isTheme } from '../state/settings';
import { onRedraw, redraw, state, update, updateTable } from '../state/store';
import { type BoardPicture, paintBoard } from '../ui/board';
import { loading } from '../ui/loading';
import { notice } from '../ui/notice';
import { paintAsked } from '../ui/painted';
import { nameOf } from '../ui/seat-mark';
import { saveNote } from '../words/sentences';
import { dayName, speak, spoken, t } from '../words/texts';
import { followBack, listenForBack } from './back';
import { reportToParent } from './report';

const root = document.documentElement;
let app = document.getElementById('app');
const query = new URLSearchParams(location.search);

let theme: Theme | null = null;
let themed = -1;

function painter(): Theme {
  if (!theme || themed !== state.paint) {
    theme = themeFromCSS(getComputedStyle(root), root.dataset.theme ?? 'day');
    themed = state.paint;
  }
  return theme;
}

/** What tests and measurements read: where the player is. */
function hook(): string {
  if (state.waiting && !state.view) return 'loading';
  if (state.waiting && state.screen === 'home') return 'loading';
  if (state.screen === 'home' || isRoom(state.screen)) return state.screen;
  if (state.tally) return 'season';
  if (state.screen === 'final') return 'final';
  if (state.table.curtain) return 'curtain';
  if (state.view?.phase === 'bot') return 'bot';
  return state.view?.tools.some((tool) => tool.skill === null && tool.kind !== 'dodge') ? 'draw' : 'choose';
}

function picture(kind: string): BoardPicture {
  const { view } = state;
  const inRoom = roomBoard(kind);
  if (inRoom) return inRoom;
  if (!view) throw new Error(`no game to paint as ${kind}`);
  const sheet = view.setup.sheet;
  const title = t(`sheet-${sheet}`);
  const seed = hashText(view.deal);
  if (kind === 'final') {
    const seat = view.players.length > 1 ? state.table.look : 0;
    const stars = view.results[seat]?.stars ?? 0;
    return { map: view.players[seat]?.map ?? '', title, sub: t('extra-keepsake-sub', { stars, when: dayName(today()) }), seed };
  }
  if (kind === 'look') return { map: view.players[state.table.look]?.map ?? '', title: nameOf(state.table.look), sub: title, seed };
  return {
    map: state.map,
    title,
    sub:
      view.players.length > 1
        ? t('table-map-of', { player: nameOf(state.table.shown) })
        : `${t('new-sheet-letter', { letter: sheet })} · ${t(`set-${view.setup.set}`)}`,
    seed,
    overlay: true,
  };
}

function screen(): unknown {
  if (state.waiting && state.screen === 'home') return loading();
  if (isRoom(state.screen)) return roomScreen(state.screen);
  if (state.screen === 'home' || !state.view) return homeScreen();
  return state.screen === 'final' ? finalScreen(state.view) : state.table.curtain ? curtainScreen(state.view) : playScreen(state.view);
}

function dialogs(): unknown {
  if (state.failure) return failure(state.failure);
  if (bookIsOpen()) return bookDialog();
  if (state.dialog === 'menu') return menu();
  if (state.dialog === 'games') return games();
  if (state.dialog === 'maps' && state.view) return maps(state.view);
  if (isAnnex(state.dialog)) return annexDialog(state.dialog);
  return state.dialog === 'log' && state.view ? log(state.view) : nothing;
}

function renderInto(place: HTMLElement): void {
  const dialog = dialogs();
  // A dialog covers everything else, and says it itself.
  render(html`${screen()}${dialog}${tip()}${dialog === nothing && !state.tally ? notice() : nothing}`, place);
}

function draw(): void {
  if (!app) return;
  followLesson();
  followTips(currentStep() !== null);
  renderInto(app);
  const now = painter();
  paintAsked(now);
  for (const board of app.querySelectorAll<HTMLElement>('[data-board]')) {
    paintBoard(board, picture(board.dataset.board ?? ''), now);
    sizes.observe(board);
  }
  root.dataset.state = hook();
  if (state.busy || state.moment) root.dataset.busy = '';
  else delete root.dataset.busy;
  settleFocus();
  reportToParent();
  followBack();
}

const sizes = new ResizeObserver(redraw);

/** A new width moves breakpoints, and with them the sizes that small canvases are painted at. */
let width = `${innerWidth}x${innerHeight}x${devicePixelRatio}`;
function onResize(): void {
  const now = `${innerWidth}x${innerHeight}x${devicePixelRatio}`;
  if (now === width) return;
  width = now;
  repaint();
}

/** Home anew, beside the one of index.html: whoever waits for the engine can use the page meanwhile. */
async function drawAside(): Promise<HTMLElement | null> {
  const aside = (app?.cloneNode() ?? null) as HTMLElement | null;
  await sleep();
  if (aside) renderInto(aside);
  await sleep();
  painter(); // asks for computed styles: cheap before anything has changed
  return aside;
}

/** Puts it in the place of the home of index.html: what was chosen there stays chosen; tells what was pressed. */
function takeHome(aside: HTMLElement | null): string | null {
  if (!app || !aside) return null;
  const { mode, set, sheet, pressed, focused } = takeOver(app);
  if (set) choosePreset(set as SetupJson['set']);
  if (sheet) state.setup.sheet = sheet as SetupJson['sheet'];
  if (mode) updateTable({ mode: mode as Mode });
  const title = app.querySelector('h1.wordmark');
  app.replaceWith(aside);
  app = aside;
  draw();
  if (title) app.querySelector('h1.wordmark')?.replaceWith(title); // nothing in it changes, and it stays painted
  if (focused) app.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  return pressed;
}

/** The next visit shows the map that waits before it has opened anything. */
function rememberOnLeaving(): void {
  const remember = (): void => {
    const waits = state.saves.find((save) => !save.finished && !save.damaged);
    const played = { picture: null, note: '', language: spoken() };
    if (!waits) return keepLast(state.saves.length ? played : null);
    const canvas = document.createElement('canvas');
    paintInto(canvas, thumbnail(pictureOf(waits.map), 92, painter(), hashText(waits.id)));
    keepLast({ picture: canvas.toDataURL('image/webp', 0.8), note: saveNote(waits), language: spoken() });
  };
  if (!isEmbedded) addEventListener('pagehide', remember);
}

const SLOW = 300;
const QUIET = 2000;

/** To paint the picture takes a while, in which the engine waits for us: it comes first, but nobody waits for it. */
async function quiet(): Promise<void> {
  const standing = shell();
  if (standing) await Promise.race([engineSettled(), standing.touched, sleep(QUIET)]);
}

async function start(): Promise<void> {
  const asked = query.get('theme');
  if (isTheme(asked)) state.settings.theme = asked;
  applyTheme();
  state.waiting = 'linked' in root.dataset; // whoever follows a link to a game is not shown home on the way
  const stored = prepareSaves();
  bootEngine();
  await speak(chooseLanguage([query.get('lang'), state.settings.language], navigator.languages));
  // The home of index.html stands meanwhile: it is replaced once, with everything in it, unless storage is slow.
  await Promise.race([stored, sleep(SLOW)]);
  const aside = await drawAside();
  await quiet();
  const lettered = await Promise.race([
    letters().then(
      () => true,
      () => true,
    ),
    sleep(SLOW),
  ]);
  await putOnStyles().catch(() => undefined); // plain, it can still be played
  onRedraw(draw);
  const pressed = takeHome(aside);
  if (pressed) app?.querySelector<HTMLElement>(pressed)?.click();
  addEventListener('resize', onResize);
  listenForLesson();
  document.addEventListener('keydown', onKeyDown);
  for (const media of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(media).addEventListener('change', applyTheme);
  if (!lettered) repaintInLetters();
  onUpdateReady(() => update({ updateReady: true }));
  await stored;
  rememberOnLeaving();
  addEventListener('hashchange', () => void followLink().catch(() => update({ waiting: false })));
  if (isEmbedded) return;
  if (!(await followLink().catch(() => false))) update({ waiting: false });
  listenForBack();
  redraw();
}

export const started = start();
