/** Buttons for the maps of a table: whose is shown. */

import { html, type TemplateResult } from 'lit';
import { chooseMap } from '../commands/navigate';
import type { View } from '../contract/generated/messages';
import { state } from '../state/store';
import { t } from '../words/texts';
import { mapThumbnail } from './map-thumbnail';
import { nameOf, seatMark } from './seat-mark';

/** Small maps to choose from, as on the final screen. */
export function mapChoice(view: View): TemplateResult {
  const { look } = state.stage;
  return html`<div class="map-choice" role="group" aria-label=${t('table-maps')}>${view.players.map(
    ({ seat, map }) => html`<button
      class=${seat === look ? 'on' : ''} aria-pressed=${seat === look} data-look=${seat} @click=${() => chooseMap(seat)}>
    ${mapThumbnail('seat', map, view.deal, 72)}
    <span>${seatMark(seat)}<b>${nameOf(seat)}</b></span></button>`,
  )}</div>`;
}
