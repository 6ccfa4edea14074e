/** The map of the play screen: painted canvases, and a grid of 121 buttons for keyboard, screen readers and tests. */

import { html, nothing, type TemplateResult } from 'lit';
import { focusCell } from '../aim';
import { MAP_SIZE } from '../../core/contract/cells';
import { focusPosition } from '../../core/state/input';
import { grid } from '../../core/ui/grid';
import { icon } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
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
import type { Play } from '../play';

/** `ghostAttribute` shows tests and measurements which orientation is aimed where; `ribbon` is above the map. */
export function mapPanel(play: Play, map: string, isIdle: boolean, ghostAttribute: string, ribbon: Renderable): TemplateResult {
  return html`<main class="board center ${isIdle ? 'idle' : ''} ${isZoomed(play) ? 'zoomed' : ''}" data-board="play" id="map"
    @pointerdown=${(event: PointerEvent) => onFingerDown(play, event)} @pointermove=${(event: PointerEvent) => onFingerMove(play, event)}
    @pointerup=${(event: PointerEvent) => onFingerUp(play, event)} @pointercancel=${(event: PointerEvent) => onFingerUp(play, event)}>
    <div class="sheet">
      <canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas><canvas aria-hidden="true"></canvas>
      <div class="cells" role="grid" aria-label=${t('say-map')} aria-rowcount=${MAP_SIZE} aria-colcount=${MAP_SIZE}
        data-map=${map} data-ghost=${ghostAttribute}
        @pointerdown=${(event: PointerEvent) => onPointerDown(play, event)} @pointermove=${(event: PointerEvent) => onPointerMove(play, event)}
        @pointerup=${(event: PointerEvent) => onPointerUp(play, event)} @pointercancel=${() => onPointerCancel(play)}
        @pointerleave=${(event: PointerEvent) => onPointerLeave(play, event)} @click=${(event: MouseEvent) => onClick(play, event)}
        @dblclick=${() => onDoubleClick(play)} @contextmenu=${(event: MouseEvent) => onContextMenu(play, event)} @wheel=${onWheel(play)}>
        ${grid(map, focusPosition(play), (position) => focusCell(play, position))}
      </div>
      ${ribbon}
    </div>
    ${isZoomed(play) ? wholeMapButton(play) : nothing}
  </main>`;
}

function wholeMapButton(play: Play): TemplateResult {
  const label = t('play-whole-map');
  return html`<button class="icon-btn whole-map" data-act="whole-map" aria-label=${label} title=${label}
    @click=${() => showWholeMap(play)}>${icon('full')}</button>`;
}
