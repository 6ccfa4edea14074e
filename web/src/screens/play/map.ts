/** The map's place on the page: canvases for the eye, a grid of 121 buttons for keyboard, screen reader and tests. */

import { html, nothing, type TemplateResult } from 'lit';
import { read } from '../../play/hand';
import { SIDE } from '../../contract/cells';
import { focusPlace } from '../../state/hand';
import { grid } from '../../ui/grid';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { t } from '../../words/texts';
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
} from './pointer';
import { isZoomed, onFingerDown, onFingerMove, onFingerUp, showWholeMap } from './zoom';

/** `ghost` shows tests and measurements which turn lies where. */
export function mapGrid(map: string, idle: boolean, ghost: string, ribbon: Piece): TemplateResult {
  return html`<main class="board ${idle ? 'idle' : ''} ${isZoomed() ? 'zoomed' : ''}" data-board="play" id="map"
    @pointerdown=${onFingerDown} @pointermove=${onFingerMove} @pointerup=${onFingerUp} @pointercancel=${onFingerUp}>
    <div class="sheet">
      <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
      <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${SIDE} aria-colcount=${SIDE}
        data-map=${map} data-ghost=${ghost}
        @pointerdown=${onPointerDown} @pointermove=${onPointerMove} @pointerup=${onPointerUp} @pointercancel=${onPointerCancel}
        @pointerleave=${onPointerLeave} @click=${onClick} @dblclick=${onDoubleClick} @contextmenu=${onContextMenu} @wheel=${onWheel}>
        ${grid(map, focusPlace(), read)}
      </div>
      ${ribbon}
    </div>
    ${isZoomed() ? wholeMap() : nothing}
  </main>`;
}

function wholeMap(): TemplateResult {
  const label = t('play-whole-map');
  return html`<button class="icon-btn whole-map" data-act="whole-map" aria-label=${label} title=${label}
    @click=${showWholeMap}>${icon('full')}</button>`;
}
