/** Draws the page from the state, which it does not change. */

import { html, nothing, render, type TemplateResult } from 'lit';
import { goTo } from '../core/page/navigate';
import { showFailure, closeFailure, copy } from '../core/page/notices';
import { clearPainterCache } from '../core/paint/bitmaps';
import { type Theme, themeFromCSS } from '../core/paint/theme';
import { usableTools } from '../core/state/game';
import { requestRedraw, state, type Notices } from '../core/state/store';
import { type BoardContent, releaseBoard, paintBoard } from '../core/ui/board';
import { notice } from '../core/ui/notice';
import { paintPending } from '../core/ui/painted-canvas';
import { currentDialog, currentScreen } from './router';
import { reloadRepaired } from '../core/browser/start-recovery';
import { icon } from '../core/ui/icons';
import { modal } from '../core/ui/modal';
import type { Renderable } from '../core/ui/buttons';
import { hasText, t } from '../core/words/texts';

const root = document.documentElement;
let appElement = document.getElementById('app');

export function getAppElement(): HTMLElement | null {
  return appElement;
}

/** Replaces the element of the page by another one that is already drawn. */
export function replaceAppElement(element: HTMLElement): void {
  appElement?.replaceWith(element);
  appElement = element;
}

let cachedTheme: { theme: Theme; paint: number } | null = null;

/** Returns colours and fonts of the style sheet, which are read again when they may have changed. */
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
  // A dialog covers the page and shows the notices itself.
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

/** Draws the page. If a screen cannot be drawn, goes home and shows the error in a dialog. */
export function draw(): void {
  if (!appElement) return;
  try {
    drawInto(appElement);
  } catch (error) {
    console.error(error);
    const { failure: failed } = state.notices;
    replaceAppElement(appElement.cloneNode() as HTMLElement); // removes what is half drawn
    if (failed) return void render(failure(failed), appElement); // home cannot be drawn either
    showFailure('error-unknown', { code: 'screen', detail: String(error instanceof Error ? error.stack : error) });
    void goTo({ to: 'home' });
  }
}

/** A new map is painted in the frame after the one that shows its screen: both in one frame would block the page. */
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
    resizeObserver.observe(board); // it also reports the first size, which requests the frame that paints the board
    requestRedraw();
    return;
  }
  root.dataset.state = pageState();
  if (!isBusy()) delete root.dataset.busy;
}

/** Whether the page is working or animating, so that the player has to wait. */
export function isBusy(): boolean {
  return state.busyCount > 0 || state.display.animation !== null;
}

/** Returns what the player is doing, for tests and measurements. */
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

/** The dialog of an error: a sentence, a report to copy, and buttons to continue or to reload. */
function failure({ text, problem }: NonNullable<Notices['failure']>): TemplateResult {
  const report = JSON.stringify({ problem, record: state.game.view?.record ?? null, agent: navigator.userAgent }, null, 1);
  return modal(
    'failure',
    t('error-title'),
    html`<section class="sheet-dialog gap-3 stack plate" role="alertdialog" aria-label=${t('error-title')}>
    <header><h2>${t('error-title')}</h2></header>
    <p>${t(text)}</p>
    ${problem ? reason(problem.code, text) : nothing}
    ${
      problem
        ? html`<details><summary>${t('error-details')}</summary><pre>${report}</pre><p class="muted">${t('error-report-note')}</p>
      <button class="btn" @click=${() => void copy(report)}>${icon('share')}${t('error-report-copy')}</button></details>`
        : nothing
    }
    <div class="cta wrap"><button class="btn primary" data-first @click=${closeFailure}>${t('error-continue')}</button>
      <button class="btn" @click=${text === 'load-repaired' ? reloadRepaired : () => location.reload()}>${t('error-reload')}</button></div>
  </section>`,
    closeFailure,
  );
}

/** The sentence for an error code, unless it is the text that is already shown. */
function reason(code: string, shownText: string): Renderable {
  const key = [`error-${code}`, `reason-${code}`].find(hasText);
  return key && key !== shownText ? html`<p class="muted">${t(key)}</p>` : nothing;
}
