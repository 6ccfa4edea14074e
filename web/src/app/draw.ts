/** Draws the page from the state, and changes nothing in it. */

import { html, nothing, render } from 'lit';
import { goTo } from '../commands/navigate';
import { fail } from '../commands/page';
import { clearPainterCache } from '../paint/bitmaps';
import { type Theme, themeFromCSS } from '../paint/theme';
import { failure } from '../screens/dialogs/failure';
import { toolsNow } from '../state/game';
import { redraw, state } from '../state/store';
import { type BoardPicture, emptyBoard, paintBoard } from '../ui/board';
import { notice } from '../ui/notice';
import { paintAsked } from '../ui/painted';
import { currentDialog, currentScreen } from './screens';

const root = document.documentElement;
let app = document.getElementById('app');

export function page(): HTMLElement | null {
  return app;
}

/** Another element takes the place of the page, with what has been drawn in it. */
export function replacePage(element: HTMLElement): void {
  app?.replaceWith(element);
  app = element;
}

let painted: { theme: Theme; paint: number } | null = null;

/** Colours and fonts of the style sheet, read again when they may have changed. */
export function painter(): Theme {
  if (painted?.paint !== state.paint) {
    clearPainterCache();
    painted = { theme: themeFromCSS(getComputedStyle(root), root.dataset.theme ?? 'day'), paint: state.paint };
  }
  return painted.theme;
}

export function renderInto(place: HTMLElement): void {
  const { failure: failed } = state.page;
  const dialog = failed ? failure(failed) : (currentDialog()?.dialog() ?? nothing);
  // A dialog covers everything else, and says it itself.
  const covered = dialog !== nothing || state.stage.tally?.beside === false || currentScreen()?.tells?.();
  render(html`${currentScreen()?.screen() ?? nothing}${dialog}${covered ? nothing : notice()}`, place);
}

function picture(kind: string): BoardPicture {
  const found = currentDialog()?.board?.(kind) ?? currentScreen()?.board?.(kind);
  if (!found) throw new Error(`nothing to paint as ${kind}`);
  return found;
}

const sizes = new ResizeObserver(redraw);
const shown = new Set<HTMLElement>();

function forgetAllBut(boards: ReadonlySet<HTMLElement>): void {
  for (const board of shown) {
    if (boards.has(board)) continue;
    shown.delete(board);
    sizes.unobserve(board);
    emptyBoard(board);
  }
}

/** A screen that cannot be drawn is left for home, and a dialog shows what happened. */
export function draw(): void {
  if (!app) return;
  try {
    drawInto(app);
  } catch (error) {
    console.error(error);
    const { failure: failed } = state.page;
    replacePage(app.cloneNode() as HTMLElement); // what is half drawn goes
    if (failed) return void render(failure(failed), app); // home itself
    fail('error-unknown', { code: 'screen', detail: String(error instanceof Error ? error.stack : error) });
    void goTo({ to: 'home' });
  }
}

function drawInto(app: HTMLElement): void {
  renderInto(app);
  const now = painter();
  paintAsked(now);
  const boards = new Set(app.querySelectorAll<HTMLElement>('[data-board]'));
  forgetAllBut(boards);
  for (const board of boards) {
    paintBoard(board, picture(board.dataset.board ?? ''), now);
    sizes.observe(board);
    shown.add(board);
  }
  root.dataset.state = whereabouts();
  if (!state.busy && !state.stage.moment) delete root.dataset.busy;
}

/** What tests and measurements read: where the player is. */
function whereabouts(): string {
  const { route, waiting } = state.where;
  const { view } = state.game;
  if (waiting && (!view || route.to === 'home')) return 'loading';
  if (route.to !== 'play' && route.to !== 'final') return route.to;
  if (state.stage.tally) return 'season';
  if (route.to === 'final') return 'final';
  if (state.stage.curtain) return 'curtain';
  if (view?.phase === 'bot') return 'bot';
  return toolsNow(state).some((tool) => tool.skill === null && tool.kind !== 'dodge') ? 'draw' : 'choose';
}
