/** A map that is painted by mouse, finger or keys, with the palette of what can be painted. */

import { html, type TemplateResult } from 'lit';
import { announce } from '../browser/announce';
import { cellName, isInside, MAP_SIZE, parseMap, type Position } from '../contract/cells';
import { localState } from '../state/local-state';
import type { ScreenName } from '../state/route';
import { state } from '../state/store';
import { describeCell } from '../words/sentences';
import { t } from '../words/texts';
import { pointAt } from './board';
import { swatch } from './buttons';
import { radio } from './choices';
import { grid, positionOfButton } from './grid';
import { icon, type IconName } from './icons';
import mapPainterStyles from './map-painter.css';
import { adoptStyles } from './screen-styles';

adoptStyles(mapPainterStyles);

/** The brush that removes what is on a cell. */
export const ERASE = '.';

/** A button that keeps the keyboard's focus when its press leaves nothing more to do. */
export function toolButton(name: IconName, label: string, act: string, isEnabled: boolean, run: () => void): TemplateResult {
  const press = (): void => {
    if (isEnabled) run();
  };
  return html`<button class="btn" data-act=${act} aria-disabled=${!isEnabled} @click=${press}>${icon(name)}<span>${label}</span></button>`;
}

/** What a screen paints on. */
export interface Painting {
  /** The screen, which is also the kind of its board. */
  screen: ScreenName;
  /** Letters, of which the first nine have the keys 1 to 9. */
  brushes: readonly string[];
  /** Returns the map text. */
  map(): string;
  brush(): string;
  choose(brush: string): void;
  /** Called before a stroke. */
  begin(): void;
  /** Paints one cell. */
  paint(cell: Position, brush: string): void;
  undo(): void;
  redo?(): void;
}

interface Pen {
  cursor: Position;
  /** The stroke under way: its pointer, its brush, and the last cell. */
  stroke: { id: number; brush: string; from: Position } | null;
}

const STEPS: Readonly<Record<string, Position>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Returns the index of a cell in a map text. */
export function textIndex([row, column]: Position): number {
  return row * (MAP_SIZE + 1) + column;
}

/** The map and the palette of a screen on which is painted. */
export class MapPainter {
  readonly #pen = localState<Pen>({ cursor: [0, 0], stroke: null });

  constructor(readonly painting: Painting) {}

  map(): TemplateResult {
    const map = this.painting.map();
    return html`<div class="board center" data-board=${this.painting.screen}><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
    <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${MAP_SIZE} aria-colcount=${MAP_SIZE} data-map=${map}
      @pointerdown=${this.#onPointerDown} @pointermove=${this.#onPointerMove} @pointerup=${this.#onPointerUp}
      @pointercancel=${this.#onPointerUp} @contextmenu=${preventDefault} @click=${this.#onClick} @keydown=${this.#onKey}>
      ${grid(map, this.#pen.value.cursor)}
    </div></div></div>`;
  }

  /** `label` returns the name of a brush. */
  palette(label: (brush: string) => string): TemplateResult {
    const { brushes } = this.painting;
    return html`<div class="palette gap-half stack" role="radiogroup" aria-label=${t('desk-paint')}>
      ${brushes.map((brush, i) => this.#brushChoice(brush, label(brush), i + 1))}</div>`;
  }

  #brushChoice(brush: string, label: string, number: number): TemplateResult {
    const { painting } = this;
    const title = number <= 9 ? `${label} (${number})` : label;
    return radio(
      { group: 'brush', value: brush, on: painting.brush() === brush, choose: () => painting.choose(brush), title },
      html`${brush === ERASE ? icon('eraser') : swatch(brush)}<span>${label}</span>`,
    );
  }

  /** Returns the brush of a stroke that begins on a cell: on its own terrain, the eraser. */
  #brushFor(cell: Position): string {
    const brush = this.painting.brush();
    return this.painting.map()[textIndex(cell)]?.toUpperCase() === brush ? ERASE : brush;
  }

  readonly #onPointerDown = (event: PointerEvent): void => {
    const cells = event.currentTarget as Element;
    const cell = positionUnder(cells, event);
    if (!isInside(cell) || this.#pen.value.stroke) return;
    cells.setPointerCapture(event.pointerId);
    this.painting.begin();
    const stroke = { id: event.pointerId, brush: event.button === 2 ? ERASE : this.#brushFor(cell), from: cell };
    this.#pen.update({ cursor: cell, stroke });
    this.painting.paint(cell, stroke.brush);
  };

  /** Paints the cells under the pointer. A fast pointer skips cells: those on the straight line between are painted, too. */
  readonly #onPointerMove = (event: PointerEvent): void => {
    const { stroke } = this.#pen.value;
    if (stroke?.id !== event.pointerId) return;
    const to = positionUnder(event.currentTarget as Element, event);
    const cells = lineBetween(stroke.from, to);
    for (const cell of cells) if (isInside(cell)) this.painting.paint(cell, stroke.brush);
    if (cells.length) this.#pen.update({ stroke: { ...stroke, from: to } });
  };

  readonly #onPointerUp = (event: PointerEvent): void => {
    if (this.#pen.value.stroke?.id === event.pointerId) this.#pen.update({ stroke: null });
  };

  /** Handles the clicks of assistive technology, which have no pointer. */
  readonly #onClick = (event: MouseEvent): void => {
    const cell = event.detail === 0 ? positionOfButton(event.target) : null;
    if (cell) this.#paintCell(cell, this.painting.brush());
  };

  /** Paints one cell as a stroke of its own, and announces it. */
  #paintCell(cell: Position, brush: string): void {
    this.painting.begin();
    this.painting.paint(cell, brush);
    announce(describeCell(parseMap(this.painting.map()), cell));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { painting } = this;
    const { cursor } = this.#pen.value;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (step) this.#moveCursor(step, event.shiftKey);
    else if (event.key === 'Enter' || event.key === ' ') this.#paintCell(cursor, this.#brushFor(cursor));
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#paintCell(cursor, ERASE);
    else if (digit) painting.choose(painting.brushes[Number(digit) - 1] ?? painting.brush());
    else if (event.code === 'KeyZ' && event.shiftKey && painting.redo) painting.redo();
    else if (event.code === 'KeyZ') painting.undo();
    else return;
    event.preventDefault();
  };

  #moveCursor([rows, columns]: Position, paints: boolean): void {
    const [row, column] = this.#pen.value.cursor;
    const to: Position = [row + rows, column + columns];
    if (isInside(to)) this.#focusCell(to);
    if (paints) this.#paintCell(this.#pen.value.cursor, this.painting.brush());
  }

  /** Moves the keyboard's focus to a cell, once that is drawn. */
  #focusCell(cell: Position): void {
    this.#pen.update({ cursor: cell });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const { screen } = this.painting;
        if (state.navigation.route.to === screen)
          document.querySelector<HTMLElement>(`.room-${screen} [data-cell="${cellName(cell)}"]`)?.focus({ preventScroll: true });
      }),
    );
  }
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/** Returns the cells on the straight line from one to another, without the first. */
function lineBetween([row, column]: Position, to: Position): Position[] {
  const [rows, columns] = [to[0] - row, to[1] - column];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  return Array.from({ length: steps }, (_, i) => [
    Math.round(row + (rows * (i + 1)) / steps),
    Math.round(column + (columns * (i + 1)) / steps),
  ]);
}

function positionUnder(cells: Element, event: PointerEvent): Position {
  const [row, column] = pointAt(cells, event.clientX, event.clientY);
  return [Math.floor(row), Math.floor(column)];
}
