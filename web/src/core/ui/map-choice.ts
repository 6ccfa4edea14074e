/** The choice of the player whose map is shown. */

import { html, type TemplateResult } from 'lit';
import type { View } from '../contract/generated/messages';
import { state } from '../state/store';
import { t } from '../words/texts';
import { mapThumbnail } from './map-thumbnail';
import { seatNameOf, seatShield } from './seat-mark';

/** The maps of all players as small buttons. */
export function mapChoice(view: View, choose: (seat: number) => void): TemplateResult {
  const { inspectedSeat } = state.display;
  return html`<div class="map-choice stack" role="group" aria-label=${t('table-maps')}>${view.players.map(
    ({ seat, map }) => html`<button
      class="pick stack ${seat === inspectedSeat ? 'on' : ''}" aria-pressed=${seat === inspectedSeat}
      data-look=${seat} @click=${() => choose(seat)}>
    ${mapThumbnail('seat', map, view.deal, 72)}
    <span class="row">${seatShield(seat)}<b class="ellipsis medium">${seatNameOf(seat)}</b></span></button>`,
  )}</div>`;
}
