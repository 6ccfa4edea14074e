/** The map's place on the page: canvases for the eye, a grid of 121 buttons for keyboard, screen reader and tests. */

import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cellName, pictureOf, SIDE } from '../cells';
import { focusPlace, onFocusCell } from '../input/keyboard';
import {
  onClick,
  onContextMenu,
  onDoubleClick,
  onPointerCancel,
  onPointerDown,
  onPointerLeave,
  onPointerMove,
  onPointerUp,
  onWheel,
} from '../input/pointer';
import type { Picture } from '../paint/map';
import { spoken, t } from '../texts';
import { describeCell } from '../words';

const INDICES = Array.from({ length: SIDE }, (_, i) => i);

/** A picture only, as at home and at the end. */
export function mapPicture(kind: string, label: string): TemplateResult {
  return html`<div class="board" data-board=${kind} role="img" aria-label=${label}><div class="sheet">
    <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas></div></div>`;
}

/** `ghost` tells tests and measurements which turn lies where. */
export function mapGrid(map: string, idle: boolean, ghost: string): TemplateResult {
  const [row, column] = focusPlace();
  return html`<main class="board ${idle ? 'idle' : ''}" data-board="play" id="map">
    <div class="sheet">
      <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
      <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${SIDE} aria-colcount=${SIDE} data-map=${map} data-ghost=${ghost}
        @pointerdown=${onPointerDown} @pointermove=${onPointerMove} @pointerup=${onPointerUp} @pointercancel=${onPointerCancel}
        @pointerleave=${onPointerLeave} @click=${onClick} @dblclick=${onDoubleClick} @contextmenu=${onContextMenu} @wheel=${onWheel}>
        ${guard([map, spoken(), row, column], () => rows(pictureOf(map), row, column))}
      </div>
    </div>
  </main>`;
}

function rows(picture: Picture, row: number, column: number): TemplateResult[] {
  return INDICES.map(
    (r) =>
      html`<div role="row" aria-label=${t('say-row', { number: r + 1 })}>${INDICES.map(
        (c) => html`<button
    role="gridcell" data-cell=${cellName([r, c])} tabindex=${r === row && c === column ? 0 : -1}
    aria-label=${describeCell(picture, [r, c])} @focus=${() => onFocusCell([r, c])}></button>`,
      )}</div>`,
  );
}
