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
  return html`<button class="btn" data-act=${act} aria-disabled=${!isEnabled} @click=${() => isEnabled && run()}>${icon(name)}<span>${label}</span></button>`;
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

interface MapPainter {
  map(): TemplateResult;
  /** `label` returns the name of a brush. */
  palette(label: (brush: string) => string): TemplateResult;
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

export function mapPainter(painting: Painting): MapPainter {
  const pen = localState<Pen>({ cursor: [0, 0], stroke: null });

  /** Returns the brush of a stroke that begins on a cell: on its own terrain, the eraser. */
  function brushFor(cell: Position): string {
    return painting.map()[textIndex(cell)]?.toUpperCase() === painting.brush() ? ERASE : painting.brush();
  }

  function onPointerDown(event: PointerEvent): void {
    const cells = event.currentTarget as Element;
    const cell = positionUnder(cells, event);
    if (!isInside(cell) || pen.value.stroke) return;
    cells.setPointerCapture(event.pointerId);
    painting.begin();
    const stroke = { id: event.pointerId, brush: event.button === 2 ? ERASE : brushFor(cell), from: cell };
    pen.update({ cursor: cell, stroke });
    painting.paint(cell, stroke.brush);
  }

  /** Paints the cells under the pointer. A fast pointer skips cells: those on the straight line between are painted, too. */
  function onPointerMove(event: PointerEvent): void {
    const { stroke } = pen.value;
    if (stroke?.id !== event.pointerId) return;
    const [row, column] = positionUnder(event.currentTarget as Element, event);
    const [r0, c0] = stroke.from;
    const steps = Math.max(Math.abs(row - r0), Math.abs(column - c0));
    for (let i = 1; i <= steps; i++) {
      const cell: Position = [Math.round(r0 + ((row - r0) * i) / steps), Math.round(c0 + ((column - c0) * i) / steps)];
      if (isInside(cell)) painting.paint(cell, stroke.brush);
    }
    if (steps) pen.update({ stroke: { ...stroke, from: [row, column] } });
  }

  function onPointerUp(event: PointerEvent): void {
    if (pen.value.stroke?.id === event.pointerId) pen.update({ stroke: null });
  }

  /** Handles the clicks of assistive technology, which have no pointer. */
  function onClick(event: MouseEvent): void {
    const cell = event.detail === 0 ? positionOfButton(event.target) : null;
    if (cell) paintCell(cell, painting.brush());
  }

  /** Paints one cell as a stroke of its own, and announces it. */
  function paintCell(cell: Position, brush: string): void {
    painting.begin();
    painting.paint(cell, brush);
    announce(describeCell(parseMap(painting.map()), cell));
  }

  function onKey(event: KeyboardEvent): void {
    const { cursor } = pen.value;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (step) {
      const to: Position = [cursor[0] + step[0], cursor[1] + step[1]];
      if (isInside(to)) focusCell(to);
      if (event.shiftKey) paintCell(pen.value.cursor, painting.brush());
    } else if (event.key === 'Enter' || event.key === ' ') paintCell(cursor, brushFor(cursor));
    else if (event.key === 'Delete' || event.key === 'Backspace') paintCell(cursor, ERASE);
    else if (digit) painting.choose(painting.brushes[Number(digit) - 1] ?? painting.brush());
    else if (event.code === 'KeyZ' && event.shiftKey && painting.redo) painting.redo();
    else if (event.code === 'KeyZ') painting.undo();
    else return;
    event.preventDefault();
  }

  /** Moves the keyboard's focus to a cell, once that is drawn. */
  function focusCell(cell: Position): void {
    pen.update({ cursor: cell });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const { screen } = painting;
        if (state.navigation.route.to === screen)
          document.querySelector<HTMLElement>(`.room-${screen} [data-cell="${cellName(cell)}"]`)?.focus({ preventScroll: true });
      }),
    );
  }

  return {
    map: () => html`<div class="board center" data-board=${painting.screen}><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
    <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${MAP_SIZE} aria-colcount=${MAP_SIZE} data-map=${painting.map()}
      @pointerdown=${onPointerDown} @pointermove=${onPointerMove} @pointerup=${onPointerUp} @pointercancel=${onPointerUp}
      @contextmenu=${(event: Event) => event.preventDefault()} @click=${onClick} @keydown=${onKey}>
      ${grid(painting.map(), pen.value.cursor)}
    </div></div></div>`,
    palette: (label) =>
      html`<div class="palette gap-half stack" role="radiogroup" aria-label=${t('desk-paint')}>${painting.brushes.map((brush, i) => {
        const words = label(brush);
        const title = i < 9 ? `${words} (${i + 1})` : words;
        return radio(
          { group: 'brush', value: brush, on: painting.brush() === brush, choose: () => painting.choose(brush), title },
          html`${brush === ERASE ? icon('eraser') : swatch(brush)}<span>${words}</span>`,
        );
      })}</div>`,
  };
}

function positionUnder(cells: Element, event: PointerEvent): Position {
  const [row, column] = pointAt(cells, event.clientX, event.clientY);
  return [Math.floor(row), Math.floor(column)];
}
