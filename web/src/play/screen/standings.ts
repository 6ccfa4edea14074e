/** Scores side by side: a row a player, so that eight fit on a phone. */

import { html, nothing, type TemplateResult } from 'lit';
import { countSeat, closeTally, skipCounting, canInspectMaps } from '../show-tally';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { View } from '../../core/contract/generated/messages';
import { countedLinesOf, type TableCount, type Tally } from '../../core/state/tally';
import { boardElement } from '../../core/ui/board';
import { icon, seasonIcon } from '../../core/ui/icons';
import { modal } from '../../core/ui/modal';
import { kbd } from '../../core/ui/buttons';
import { seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { cardName, letterName, seasonName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';
import { nextSeason } from './tally';
import type { Play } from '../play';

/** What each earned this season, and what it makes so far. */
function seasonTable(play: Play, view: View, tally: Tally): TemplateResult {
  const { seasonIndex, tableCount, isLastSeason } = tally;
  const leader = tableCount.countedSeats.length === tableCount.order.length ? tableCount.order[0] : -1;
  const letters = Object.keys(view.players[0]?.seasons[seasonIndex]?.edicts ?? {});
  return html`<div class="standings-wrap"><table class="standings full">
    <thead><tr><td></td>
      ${letters.map((letter) => head(html`<span class="seal">${letterName(letter)}</span>`, edictName(view, letter)))}
      ${head(icon('coin'), t('season-coins'))}
      ${head(icon('claw'), t('season-toll'))}
      <th scope="col">${t('extra-sum')}</th>${head(icon('star'), t('season-so-far'))}</tr></thead>
    <tbody>${tableCount.order.map((seat) => {
      const score = view.players[seat]?.seasons[seasonIndex];
      if (!score) return nothing;
      const worth = [...letters.map((letter) => score.edicts[letter] ?? 0), score.coins, -score.toll];
      const counted = worth.slice(0, countedLinesOf(tally, seat));
      const sum = counted.reduce((all, stars) => all + stars, 0);
      return html`<tr data-row=${seat} class=${rowClass(seat, tableCount, leader, isLastSeason)}><th scope="row">${rowHead(play, seat)}</th>
        ${worth.map((stars, at) => html`<td class=${stars < 0 ? 'bad' : ''}>${at < counted.length ? formatNumber(stars) : ''}</td>`)}
        <td class="sum-cell">${counted.length ? formatNumber(sum) : ''}</td>
        <td class="so-far">${formatNumber(score.so_far - score.total + sum)}</td></tr>`;
    })}</tbody></table></div>`;
}

/** Who is counted now, who leads, and in the end who has won. */
function rowClass(seat: number, race: TableCount, first: number | undefined, last: boolean): string {
  if (seat === race.seat) return 'counted-now';
  return seat === first ? (last ? 'lead won' : 'lead') : '';
}

/** Where maps may be seen, a press counts that one edict by edict. */
function rowHead(play: Play, seat: number): TemplateResult {
  const name = html`${seatShield(seat)}<span>${seatNameOf(seat)}</span>`;
  if (!canInspectMaps(play)) return name;
  return html`<button class="seat-count row" data-count=${seat} title=${t('table-map-of', { player: seatNameOf(seat) })}
    @click=${() => void countSeat(play, seat)}>${name}</button>`;
}

function head(picture: TemplateResult, words: string): TemplateResult {
  return html`<th scope="col">${picture}<span class="sr">${words}</span></th>`;
}

function edictName(view: View, letter: string): string {
  return cardName(view.edicts.find((edict) => edict.letter === letter)?.id ?? '');
}

/** The season that is counted: its time is spent, and at a table the next one has begun behind it. */
export function viewOfTally(view: View, tally: Tally | null): View {
  if (!tally) return view;
  if (tally.seasonIndex === view.season_index) return { ...view, time: Math.max(view.time, view.limit), card: null };
  const { id, edicts, time } = CATALOGUE.seasons[view.setup.seasons]?.[tally.seasonIndex] ?? { id: view.season, edicts: '', time: 0 };
  const scored = view.edicts.map((edict) => ({ ...edict, scored_now: edicts.includes(edict.letter) }));
  return { ...view, season: id, season_index: tally.seasonIndex, time, limit: time, edicts: scored, card: null };
}

/** Season's end at a table, next to a map that may be seen. */
export function standingsBesideMap(play: Play, view: View, tally: Tally): TemplateResult {
  const label = t('season-end', { season: tally.score.season });
  return html`<section class="tally rigid stack plate table-tally" aria-label=${label}>${scores(play, view, tally)}</section>`;
}

/** The same over everything, where each knows only their own map. */
export function standingsDialog(play: Play, view: View, tally: Tally): TemplateResult {
  return modal(
    'season',
    t('season-end', { season: tally.score.season }),
    html`<section class="tally rigid stack plate table-tally" @click=${() => skipCounting(play)}>${countedMap(tally)}${scores(play, view, tally)}</section>`,
    () => closeTally(play),
  );
}

/** The map whose lines are being counted; between two seats the one before, so that nothing below it moves. */
function countedMap({ tableCount }: Tally): TemplateResult {
  const player = seatNameOf(Math.max(0, tableCount.mapSeat));
  return boardElement('counted', t('table-map-of', { player }));
}

function scores(play: Play, view: View, tally: Tally): TemplateResult {
  const { seasonIndex, score, isLastSeason } = tally;
  const next = (CATALOGUE.seasons[view.setup.seasons] ?? [])[seasonIndex + 1];
  const letters = Object.keys(score.edicts);
  const onward = next && !isLastSeason ? t('season-next', { season: next.id }) : t('season-to-final');
  return html`<div class="t-head centered"><span class="medal">${icon(seasonIcon(score.season))}</span>
      <div><p class="eyebrow">${t('table-scores')} · ${seasonName(score.season)}</p>
        <h1>${t('season-end', { season: score.season })}</h1></div></div>
    <p class="muted key wrap">${letters.map((letter) => letteredEdict(letter, edictName(view, letter)))}</p>
    ${seasonTable(play, view, tally)}
    <p class="muted t-next">${next && !isLastSeason ? nextSeason(next) : t('table-last-season')}</p>
    <button class="btn primary" data-first data-act="on"
      @click=${() => closeTally(play)}><span>${onward}</span>${icon('next')}${kbd('Enter')}</button>`;
}

function letteredEdict(letter: string, name: string): TemplateResult {
  return html`<span class="inline-row"><span class="seal" aria-hidden="true">${letterName(letter)}</span>${name}</span>`;
}
