/** The paper map on the desk: paint by mouse, finger or keys. */

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
  /** The stroke under way: whose pointer, with what, and the cell it came from. */
  stroke: { id: number; brush: string; from: Position } | null;
}

const brushState = localState<Pen>({ cursor: [0, 0], stroke: null });

export function deskMap(): TemplateResult {
  const { map } = activePlayer();
  return html`<div class="board center" data-board="desk"><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
    <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${MAP_SIZE} aria-colcount=${MAP_SIZE} data-map=${map}
      @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${up}
      @contextmenu=${(event: Event) => event.preventDefault()} @click=${click} @keydown=${key}>
      ${grid(map, brushState.value.cursor)}
    </div></div></div>`;
}

/** A stroke that begins on its own terrain takes it away. */
function brushFor(place: Position): string {
  return letterAt(place).toUpperCase() === calculator.value.brush ? ERASE : calculator.value.brush;
}

function positionUnder(cells: Element, event: PointerEvent): Position {
  const [row, column] = pointAt(cells, event.clientX, event.clientY);
  return [Math.floor(row), Math.floor(column)];
}

function down(event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  const place = positionUnder(cells, event);
  if (!isInside(place) || brushState.value.stroke) return;
  cells.setPointerCapture(event.pointerId);
  calculator.update({ lit: '' });
  pushUndo();
  const stroke = { id: event.pointerId, brush: event.button === 2 ? ERASE : brushFor(place), from: place };
  brushState.update({ cursor: place, stroke });
  paint(place, stroke.brush);
}

/** Fast fingers skip cells: the straight way between two is painted too. */
function move(event: PointerEvent): void {
  const { stroke } = brushState.value;
  if (stroke?.id !== event.pointerId) return;
  const [row, column] = positionUnder(event.currentTarget as Element, event);
  const [r0, c0] = stroke.from;
  const steps = Math.max(Math.abs(row - r0), Math.abs(column - c0));
  for (let i = 1; i <= steps; i++) {
    const place: Position = [Math.round(r0 + ((row - r0) * i) / steps), Math.round(c0 + ((column - c0) * i) / steps)];
    if (isInside(place)) paint(place, stroke.brush);
  }
  if (steps) brushState.update({ stroke: { ...stroke, from: [row, column] } });
}

function up(event: PointerEvent): void {
  if (brushState.value.stroke?.id === event.pointerId) brushState.update({ stroke: null });
}

/** Assistive technology clicks without a pointer. */
function click(event: MouseEvent): void {
  const place = event.detail === 0 ? positionOfButton(event.target) : null;
  if (place) paintCell(place, calculator.value.brush);
}

function paintCell(place: Position, brush: string): void {
  pushUndo();
  paint(place, brush);
  announce(describeCell(parseMap(activePlayer().map), place));
}

function key(event: KeyboardEvent): void {
  const { cursor } = brushState.value;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = STEPS[event.key];
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (by) {
    const to: Position = [cursor[0] + by[0], cursor[1] + by[1]];
    if (isInside(to)) focusCell(to);
    if (event.shiftKey) paintCell(brushState.value.cursor, calculator.value.brush);
  } else if (event.key === 'Enter' || event.key === ' ') paintCell(cursor, brushFor(cursor));
  else if (event.key === 'Delete' || event.key === 'Backspace') paintCell(cursor, ERASE);
  else if (digit) calculator.update({ brush: BRUSHES[Number(digit) - 1] ?? calculator.value.brush });
  else if (event.code === 'KeyZ') undoStroke();
  else return;
  event.preventDefault();
}

function focusCell(to: Position): void {
  brushState.update({ cursor: to });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (state.navigation.route.to === 'desk')
        document.querySelector<HTMLElement>(`.room-desk [data-cell="${cellName(to)}"]`)?.focus({ preventScroll: true });
    }),
  );
}
