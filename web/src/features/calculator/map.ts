/** The map of the calculator, which is painted by mouse, finger or keys. */

import { html, type TemplateResult } from 'lit';
import { announce } from '../../core/browser/announce';
import { cellName, isInside, parseMap, type Position, MAP_SIZE } from '../../core/contract/cells';
import { state } from '../../core/state/store';
import { pointAt } from '../../core/ui/board';
import { grid, positionOfButton } from '../../core/ui/grid';
import { describeCell } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { BRUSHES, calculator, ERASE, pushUndo, activePlayer, undoStroke } from './model';
import { letterAt, paint } from './strokes';
import { localState } from '../../core/state/local-state';

const STEPS: Readonly<Record<string, Position>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

interface Pen {
  cursor: Position;
  /** The stroke under way: its pointer, its brush, and the last cell. */
  stroke: { id: number; brush: string; from: Position } | null;
}

const penState = localState<Pen>({ cursor: [0, 0], stroke: null });

export function deskMap(): TemplateResult {
  const { map } = activePlayer();
  return html`<div class="board center" data-board="desk"><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
    <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${MAP_SIZE} aria-colcount=${MAP_SIZE} data-map=${map}
      @pointerdown=${onPointerDown} @pointermove=${onPointerMove} @pointerup=${onPointerUp} @pointercancel=${onPointerUp}
      @contextmenu=${(event: Event) => event.preventDefault()} @click=${onClick} @keydown=${onKey}>
      ${grid(map, penState.value.cursor)}
    </div></div></div>`;
}

/** Returns the brush of a stroke that begins on a cell: on its own terrain, the eraser. */
function brushFor(cell: Position): string {
  return letterAt(cell).toUpperCase() === calculator.value.brush ? ERASE : calculator.value.brush;
}

function positionUnder(cells: Element, event: PointerEvent): Position {
  const [row, column] = pointAt(cells, event.clientX, event.clientY);
  return [Math.floor(row), Math.floor(column)];
}

function onPointerDown(event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  const cell = positionUnder(cells, event);
  if (!isInside(cell) || penState.value.stroke) return;
  cells.setPointerCapture(event.pointerId);
  calculator.update({ highlighted: '' });
  pushUndo();
  const stroke = { id: event.pointerId, brush: event.button === 2 ? ERASE : brushFor(cell), from: cell };
  penState.update({ cursor: cell, stroke });
  paint(cell, stroke.brush);
}

/** Paints the cells under the pointer. A fast pointer skips cells: those on the straight line between are painted, too. */
function onPointerMove(event: PointerEvent): void {
  const { stroke } = penState.value;
  if (stroke?.id !== event.pointerId) return;
  const [row, column] = positionUnder(event.currentTarget as Element, event);
  const [r0, c0] = stroke.from;
  const steps = Math.max(Math.abs(row - r0), Math.abs(column - c0));
  for (let i = 1; i <= steps; i++) {
    const cell: Position = [Math.round(r0 + ((row - r0) * i) / steps), Math.round(c0 + ((column - c0) * i) / steps)];
    if (isInside(cell)) paint(cell, stroke.brush);
  }
  if (steps) penState.update({ stroke: { ...stroke, from: [row, column] } });
}

function onPointerUp(event: PointerEvent): void {
  if (penState.value.stroke?.id === event.pointerId) penState.update({ stroke: null });
}

/** Handles the clicks of assistive technology, which have no pointer. */
function onClick(event: MouseEvent): void {
  const cell = event.detail === 0 ? positionOfButton(event.target) : null;
  if (cell) paintCell(cell, calculator.value.brush);
}

/** Paints one cell as a stroke of its own, and announces it. */
function paintCell(cell: Position, brush: string): void {
  pushUndo();
  paint(cell, brush);
  announce(describeCell(parseMap(activePlayer().map), cell));
}

function onKey(event: KeyboardEvent): void {
  const { cursor } = penState.value;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (step) {
    const to: Position = [cursor[0] + step[0], cursor[1] + step[1]];
    if (isInside(to)) focusCell(to);
    if (event.shiftKey) paintCell(penState.value.cursor, calculator.value.brush);
  } else if (event.key === 'Enter' || event.key === ' ') paintCell(cursor, brushFor(cursor));
  else if (event.key === 'Delete' || event.key === 'Backspace') paintCell(cursor, ERASE);
  else if (digit) calculator.update({ brush: BRUSHES[Number(digit) - 1] ?? calculator.value.brush });
  else if (event.code === 'KeyZ') undoStroke();
  else return;
  event.preventDefault();
}

/** Moves the keyboard's focus to a cell, once that is drawn. */
function focusCell(cell: Position): void {
  penState.update({ cursor: cell });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (state.navigation.route.to === 'desk')
        document.querySelector<HTMLElement>(`.room-desk [data-cell="${cellName(cell)}"]`)?.focus({ preventScroll: true });
    }),
  );
}
