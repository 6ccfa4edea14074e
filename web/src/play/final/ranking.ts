/** The places at the end of a table’s game. */

import { html, type TemplateResult } from 'lit';
import type { View } from '../../core/contract/generated/messages';
import { icon, type IconName, seasonIcon } from '../../core/ui/icons';
import { levelLabel, seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { seasonName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';

/** The end: places, stars, and what monsters took, which breaks ties. */
export function ranking(view: View): TemplateResult {
  const order = [...view.results].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return html`<div class="standings-wrap"><table class="standings full final-standings">
    <caption class="sr">${t('table-ranking')}</caption>
    <thead><tr><td></td><td></td>
      ${(view.players[0]?.seasons ?? []).map(({ season }) => head(seasonIcon(season), seasonName(season)))}
      ${head('claw', t('table-lost'))}${head('star', t('play-stars'))}</tr></thead>
    <tbody>${order.map(
      ({ seat, place, stars, toll }) => html`<tr class=${place === 1 ? 'won' : ''} data-place=${place}>
      <td class="place"><span class="sr">${t('table-place', { place })}</span><span aria-hidden="true">${place}</span></td>
      <th scope="row">${seatShield(seat)}<span>${seatNameOf(seat)}${levelLabel(seat)}</span></th>
      ${(view.players[seat]?.seasons ?? []).map(({ total }) => html`<td>${formatNumber(total)}</td>`)}
      <td class=${toll ? 'bad' : ''}>${formatNumber(-toll)}</td><td class="so-far">${formatNumber(stars)}</td></tr>`,
    )}</tbody></table></div>`;
}

function head(name: IconName, words: string): TemplateResult {
  return html`<th scope="col">${icon(name)}<span class="sr">${words}</span></th>`;
}
