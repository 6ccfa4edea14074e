/** The board of a cup: place, name, seasons and stars of each member. */

import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { CupJson, CupRow } from '../../core/contract/generated/messages';
import { parsePlayer } from '../../core/state/player-text';
import { defaultSeat } from '../../core/state/seats';
import type { Renderable } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { shieldOf } from '../../core/ui/seat-mark';
import { seasonName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';
import type { Cup } from './cup';

const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;

export function nameOf(player: string): string {
  return parsePlayer(player).name || t('groups-no-name');
}

/** The crest on a shield whose colour depends on the member alone, so that it stays when the order changes. */
export function memberMark(player: string, id: number | string): TemplateResult {
  const index = typeof id === 'number' ? id : parseInt(id.slice(0, 4), 16);
  return shieldOf({ ...defaultSeat(index), crest: parsePlayer(player).crest }, index);
}

/** Returns the season that a member is drawing, or that the map is finished. */
function progressText(seasons: number): string {
  const season = SEASONS[seasons];
  return season ? seasonName(season) : t('cups-finished');
}

export function seasonText(number: number): string {
  return seasonName(SEASONS[number - 1] ?? 'winter');
}

export function board(cup: Cup, view: CupJson): TemplateResult {
  const { round, saved } = cup;
  return html`<table class="cup-board full" data-show="board"><caption class="sr">${roundTitle(round)}</caption>
    <thead><tr><th scope="col"><span class="sr">${t('cups-place')}</span></th><th scope="col">${t('groups-members')}</th>
      ${round ? html`<th scope="col" class="cup-progress">${t('cups-progress')}</th>` : saved.deals.map((_, i) => html`<th scope="col" class="wide-only">${formatNumber(i + 1)}</th>`)}
      <th scope="col">${icon('star')}<span class="sr">${t('cups-stars')}</span></th></tr></thead>
    <tbody>${repeat(view.rows, memberOf, (row) => boardRow(row, cup))}</tbody></table>`;
}

export function roundTitle(round: number): string {
  return round ? t('cups-round', { number: round }) : t('cups-all-rounds');
}

const memberOf = ({ id }: CupRow): string => id;

function boardRow(row: CupRow, { round, saved }: Cup): TemplateResult {
  const stars = round ? (row.stars[round - 1] ?? null) : row.place ? row.total : null;
  return html`<tr data-member=${row.id} class=${row.id === saved.member ? 'is-own' : ''}>
    <td class="strong">${row.place ? formatNumber(row.place) : nothing}</td>
    <th scope="row"><span class="cup-member row">${memberMark(row.player, row.id)}<span class="anywhere">${nameOf(row.player)}</span></span></th>
    ${round ? progressCell(row.seasons[round - 1] ?? 0) : row.stars.map((each) => html`<td class="wide-only">${starCount(each)}</td>`)}
    <td class="strong" data-show="stars">${row.unread ? checking() : starCount(stars)}</td></tr>`;
}

function progressCell(seasons: number): TemplateResult {
  return html`<td data-seasons=${seasons}><span class="cup-seasons" aria-hidden="true">${SEASONS.map(
    (season, i) => html`<span class=${i < seasons ? 'done' : ''}>${icon(season)}</span>`,
  )}</span><span class="sr">${progressText(seasons)}</span></td>`;
}

/** A game has arrived that the engine has not replayed yet. */
function checking(): TemplateResult {
  return html`<span class="cup-checking">${icon('hourglass')}<span class="sr">${t('cups-checking')}</span></span>`;
}

function starCount(stars: number | null): Renderable | string {
  return stars === null ? '–' : formatNumber(stars);
}
