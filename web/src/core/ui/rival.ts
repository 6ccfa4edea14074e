/** The friend's stars that race along: by season, never their map. */

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../contract/generated/messages';
import { state } from '../state/store';
import { rivalName } from '../words/names';
import { formatNumber, t } from '../words/texts';
import { icon } from './icons';
import type { Renderable } from './buttons';

/** A row under the ledger's sums. */
export function rivalRow(view: View): Renderable {
  const { rival } = state.game;
  if (!rival || rival.summary.deal !== view.deal) return nothing;
  const head = html`${icon('ghost')}<span class="sr">${t('share-ghost')}: ${rivalName(rival)}</span>`;
  return html`<tr class="r-ghost" data-show="ghost"><th scope="row" title=${t('share-ghost-note')}>${head}</th>
    ${rival.summary.seasons.map((total) => html`<td>${formatNumber(total)}</td>`)}</tr>`;
}

/** The friend's stars up to and with this season, in a line of the tally and on small screens. */
export function rivalStarsSoFar(index: number): Renderable {
  const { rival } = state.game;
  if (!rival) return nothing;
  return html`<p class="ghost-line wrap" data-show="ghost-so-far">${icon('ghost')}<span>${rivalName(rival)}</span>
    <span>${t('season-total')} <b>${formatNumber(rival.summary.seasons[index] ?? 0)}</b></span>
    <span>${t('season-so-far')} <b>${formatNumber(rival.summary.so_far[index] ?? 0)}</b></span></p>`;
}

/** What there is to beat this season, next to one's own stars where there is no room for a table. */
export function rivalChip(view: View): TemplateResult | typeof nothing {
  const { rival } = state.game;
  if (!rival || rival.summary.deal !== view.deal) return nothing;
  const sum = rival.summary.so_far[view.season_index] ?? 0;
  const title = `${rivalName(rival)}: ${t('share-ghost-note')}`;
  return html`<span class="only-small ghost-chip inline-row" title=${title}>${icon('ghost')}${formatNumber(sum)}</span>`;
}
