/** The stars of the rival, who is a friend with the same deal, by season. */

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../contract/generated/messages';
import { state } from '../state/store';
import { rivalName } from '../words/names';
import { formatNumber, t, labelled } from '../words/texts';
import { icon } from './icons';
import type { Renderable } from './buttons';

/** The row of the rival's stars in the score table. */
export function rivalRow(view: View): Renderable {
  const { rival } = state.game;
  if (!rival || rival.summary.deal !== view.deal) return nothing;
  const head = html`${icon('ghost')}<span class="sr">${labelled(t('share-ghost'), rivalName(rival))}</span>`;
  return html`<tr class="rival-ghost" data-show="ghost"><th scope="row" title=${t('share-ghost-note')}>${head}</th>
    ${rival.summary.seasons.map((total) => html`<td>${formatNumber(total)}</td>`)}</tr>`;
}

/** The rival's stars of a season and up to it, as a line of the tally. */
export function rivalStarsSoFar(index: number): Renderable {
  const { rival } = state.game;
  if (!rival) return nothing;
  return html`<p class="ghost-line wrap" data-show="ghost-so-far">${icon('ghost')}<span>${rivalName(rival)}</span>
    <span>${t('season-total')} <b>${formatNumber(rival.summary.seasons[index] ?? 0)}</b></span>
    <span>${t('season-so-far')} <b>${formatNumber(rival.summary.so_far[index] ?? 0)}</b></span></p>`;
}

/** The rival's stars up to this season, on small screens. */
export function rivalChip(view: View): TemplateResult | typeof nothing {
  const { rival } = state.game;
  if (!rival || rival.summary.deal !== view.deal) return nothing;
  const sum = rival.summary.so_far[view.season_index] ?? 0;
  const title = labelled(rivalName(rival), t('share-ghost-note'));
  return html`<span class="only-small ghost-chip inline-row" title=${title}>${icon('ghost')}${formatNumber(sum)}</span>`;
}
