/** Draws the page from the state, and changes nothing in it. */

import { html, nothing, render } from 'lit';
import { goTo } from '../core/page/navigate';
import { showFailure } from '../core/page/notices';
import { clearPainterCache } from '../core/paint/bitmaps';
import { type Theme, themeFromCSS } from '../core/paint/theme';
import { failure } from './dialogs/failure';
import { usableTools } from '../core/state/game';
import { requestRedraw, state } from '../core/state/store';
import { type BoardContent, releaseBoard, paintBoard } from '../core/ui/board';
import { notice } from '../core/ui/notice';
import { paintPending } from '../core/ui/painted-canvas';
import { currentDialog, currentScreen } from './router';

const root = document.documentElement;
let appElement = document.getElementById('app');

export function getAppElement(): HTMLElement | null {
  return appElement;
}

/** Another element takes the place of the page, with what has been drawn in it. */
export function replaceAppElement(element: HTMLElement): void {
  appElement?.replaceWith(element);
  appElement = element;
}

let cachedTheme: { theme: Theme; paint: number } | null = null;

/** Colours and fonts of the style sheet, read again when they may have changed. */
export function currentTheme(): Theme {
  if (cachedTheme?.paint !== state.paintVersion) {
    clearPainterCache();
    cachedTheme = { theme: themeFromCSS(getComputedStyle(root), root.dataset.theme ?? 'day'), paint: state.paintVersion };
  }
  return cachedTheme.theme;
}

export function renderInto(container: HTMLElement): void {
  const { failure: failureState } = state.notices;
  const dialog = failureState ? failure(failureState) : (currentDialog()?.dialog() ?? nothing);
  // A dialog covers everything else, and says it itself.
  const covered = dialog !== nothing || state.display.tally?.besideMap === false || currentScreen()?.showsNotices?.();
  render(html`${currentScreen()?.screen() ?? nothing}${dialog}${covered ? nothing : notice()}`, container);
}

function boardContent(kind: string): BoardContent {
  const content = currentDialog()?.board?.(kind) ?? currentScreen()?.board?.(kind);
  if (!content) throw new Error(`nothing to paint as ${kind}`);
  return content;
}

const resizeObserver = new ResizeObserver(requestRedraw);
const observedBoards = new Set<HTMLElement>();

function releaseOtherBoards(boards: ReadonlySet<HTMLElement>): void {
  for (const board of observedBoards) {
    if (boards.has(board)) continue;
    observedBoards.delete(board);
    resizeObserver.unobserve(board);
    releaseBoard(board);
  }
}

/** A screen that cannot be drawn is left for home, and a dialog shows what happened. */
export function draw(): void {
  if (!appElement) return;
  try {
    drawInto(appElement);
  } catch (error) {
    console.error(error);
    const { failure: failed } = state.notices;
    replaceAppElement(appElement.cloneNode() as HTMLElement); // what is half drawn goes
    if (failed) return void render(failure(failed), appElement); // home itself
    showFailure('error-unknown', { code: 'screen', detail: String(error instanceof Error ? error.stack : error) });
    void goTo({ to: 'home' });
  }
}

/** A screen with a new map is shown first, and its map is painted in the next frame: together they would hold the page up. */
function drawInto(app: HTMLElement): void {
  renderInto(app);
  const theme = currentTheme();
  paintPending(theme);
  const boards = new Set(app.querySelectorAll<HTMLElement>('[data-board]'));
  releaseOtherBoards(boards);
  for (const board of boards) {
    if (observedBoards.has(board)) {
      paintBoard(board, boardContent(board.dataset.board ?? ''), theme);
      continue;
    }
    observedBoards.add(board);
    resizeObserver.observe(board); // reports the first size, too, and so asks for the frame that paints it
    requestRedraw();
    return;
  }
  root.dataset.state = pageState();
  if (!isBusy()) delete root.dataset.busy;
}

/** Whether the player waits for something. */
export function isBusy(): boolean {
  return state.busyCount > 0 || state.display.animation !== null || state.puzzle.openingCode !== '';
}

/** What tests and measurements read: where the player is. */
function pageState(): string {
  const { route, isLoading } = state.navigation;
  const { view } = state.game;
  if (isLoading && (!view || route.to === 'home')) return 'loading';
  if (route.to !== 'play' && route.to !== 'final') return route.to;
  if (state.display.tally) return 'season';
  if (route.to === 'final') return 'final';
  if (state.display.curtain) return 'curtain';
  if (view?.phase === 'bot') return 'bot';
  return usableTools(state).some((tool) => tool.skill === null && tool.kind !== 'dodge') ? 'draw' : 'choose';
}
