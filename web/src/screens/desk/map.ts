/** The paper map on the desk: paint by mouse, finger or keys. */

import { html, type TemplateResult } from 'lit';
import { announce } from '../../browser/announce';
import { cellName, isInside, pictureOf, type Place, SIDE } from '../../contract/cells';
import { redraw, state } from '../../state/store';
import { pointAt } from '../../ui/board';
import { grid, placeOfButton } from '../../ui/grid';
import { describeCell } from '../../words/sentences';
import { t } from '../../words/texts';
import { BRUSHES, desk, ERASE, lift, sitter, undo } from './desk';
import { letterAt, paint } from './strokes';
import { local } from '../../state/local';

const STEPS: Readonly<Record<string, Place>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

interface Pen {
  cursor: Place;
  /** The stroke under way: whose pointer, with what, and the cell it came from. */
  stroke: { id: number; brush: string; from: Place } | null;
}

const pen = local<Pen>({ cursor: [0, 0], stroke: null });

export function deskMap(): TemplateResult {
  const { map } = sitter();
  return html`<div class="board" data-board="desk"><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
    <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${SIDE} aria-colcount=${SIDE} data-map=${map}
      @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${up}
      @contextmenu=${(event: Event) => event.preventDefault()} @click=${click} @keydown=${key}>
      ${grid(map, pen.now.cursor)}
    </div></div></div>`;
}

/** A stroke that begins on its own terrain takes it away. */
function brushFor(place: Place): string {
  return letterAt(place).toUpperCase() === desk.brush ? ERASE : desk.brush;
}

function placeUnder(cells: Element, event: PointerEvent): Place {
  const [row, column] = pointAt(cells, event.clientX, event.clientY);
  return [Math.floor(row), Math.floor(column)];
}

function down(event: PointerEvent): void {
  const cells = event.currentTarget as Element;
  const place = placeUnder(cells, event);
  if (!isInside(place) || pen.now.stroke) return;
  cells.setPointerCapture(event.pointerId);
  desk.lit = '';
  lift();
  const stroke = { id: event.pointerId, brush: event.button === 2 ? ERASE : brushFor(place), from: place };
  pen.change({ cursor: place, stroke });
  paint(place, stroke.brush);
}

/** Fast fingers skip cells: the straight way between two is painted too. */
function move(event: PointerEvent): void {
  const { stroke } = pen.now;
  if (stroke?.id !== event.pointerId) return;
  const [row, column] = placeUnder(event.currentTarget as Element, event);
  const [r0, c0] = stroke.from;
  const steps = Math.max(Math.abs(row - r0), Math.abs(column - c0));
  for (let i = 1; i <= steps; i++) {
    const place: Place = [Math.round(r0 + ((row - r0) * i) / steps), Math.round(c0 + ((column - c0) * i) / steps)];
    if (isInside(place)) paint(place, stroke.brush);
  }
  if (steps) pen.change({ stroke: { ...stroke, from: [row, column] } });
}

function up(event: PointerEvent): void {
  if (pen.now.stroke?.id === event.pointerId) pen.change({ stroke: null });
}

/** Assistive technology clicks without a pointer. */
function click(event: MouseEvent): void {
  const place = event.detail === 0 ? placeOfButton(event.target) : null;
  if (place) dab(place, desk.brush);
}

function dab(place: Place, brush: string): void {
  lift();
  paint(place, brush);
  announce(describeCell(pictureOf(sitter().map), place));
}

function key(event: KeyboardEvent): void {
  const { cursor } = pen.now;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = STEPS[event.key];
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (by) {
    const to: Place = [cursor[0] + by[0], cursor[1] + by[1]];
    if (isInside(to)) go(to);
    if (event.shiftKey) dab(pen.now.cursor, desk.brush);
  } else if (event.key === 'Enter' || event.key === ' ') dab(cursor, brushFor(cursor));
  else if (event.key === 'Delete' || event.key === 'Backspace') dab(cursor, ERASE);
  else if (digit) desk.brush = BRUSHES[Number(digit) - 1] ?? desk.brush;
  else if (event.code === 'KeyZ') undo();
  else return;
  event.preventDefault();
  redraw();
}

function go(to: Place): void {
  pen.change({ cursor: to });
  redraw();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (state.where.route.to === 'desk')
        document.querySelector<HTMLElement>(`.room-desk [data-cell="${cellName(to)}"]`)?.focus({ preventScroll: true });
    }),
  );
}
