/** Coins, monsters and the stars season by season. */

import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../generated/catalogue';
import type { SeasonScore, View } from '../generated/messages';
import { icon, seasonIcon } from '../icons';
import { state } from '../store';
import { number, t } from '../texts';
import { seasonName } from '../words';
import { stars } from './pieces';
import { ghostRow } from './rival';

/** Stars so far, this season counted as it would be scored now. */
export function runningStars(view: View): number {
  const player = view.players[state.table.shown];
  return player?.running?.so_far ?? player?.stars ?? 0;
}

export function ledger(view: View): TemplateResult {
  const player = view.players[state.table.shown];
  if (!player) return html``;
  const note = player.toll ? t('play-toll-note', { count: player.toll }) : t('play-toll-none');
  return html`<section class="ledger" aria-label=${t('play-ledger')}>
    <h2 class="rule-head">${t('play-ledger')}<span class="lt">${stars(runningStars(view))}</span></h2>
    <div class="row coin-row">${icon('coin')}<span class="lbl">${t('play-coins')}</span>${coins(player.coins, player.spent)}<b class="num" data-show="coins">${player.coins}</b></div>
    <div class="row toll-row">${icon('claw')}<span class="lbl">${t('play-toll')}<small>${note}</small></span><b class="num ${player.toll ? 'bad' : ''}" data-show="toll">${number(-player.toll)}</b></div>
    ${table(view)}
  </section>`;
}

function coins(filled: number, spent: number): TemplateResult {
  const of = CATALOGUE.coin_track;
  return html`<span class="coins" role="meter" aria-label=${t('play-coins')} aria-valuemin="0" aria-valuenow=${filled} aria-valuemax=${of} aria-valuetext=${t('play-coins-of', { count: filled, of })}>
    ${Array.from({ length: of }, (_, i) => html`<i class=${i < spent ? 'spent' : i < spent + filled ? 'on' : ''}></i>`)}</span>`;
}

export function table(view: View): TemplateResult {
  const player = view.players[state.table.shown];
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const over = view.phase === 'over';
  const scores: (SeasonScore | undefined)[] = year.map(
    (_, i) => player?.seasons[i] ?? (i === view.season_index ? (player?.running ?? undefined) : undefined),
  );
  const here = (i: number): string => (i === view.season_index && !over ? 'now' : '');
  const edictRow = (which: 0 | 1, label: string): TemplateResult => html`<tr>
    <th scope="row">${icon('star')}<span class="sr">${label}</span></th>
    ${year.map(({ edicts }, i) => {
      const letter = edicts[which] ?? '';
      return html`<td class=${here(i)}><s>${letter}</s>${scores[i]?.edicts[letter] ?? nothing}</td>`;
    })}</tr>`;
  const row = (cls: string, head: TemplateResult, value: (score: SeasonScore) => unknown): TemplateResult =>
    html`<tr class=${cls}><th scope="row">${head}</th>${scores.map((score, i) => html`<td class=${here(i)}>${score ? value(score) : nothing}</td>`)}</tr>`;
  return html`<table class="board-t">
    <thead><tr><td></td>${year.map(({ id }, i) => html`<th scope="col" class=${here(i)}>${icon(seasonIcon(id))}<span class="sr">${seasonName(id)}</span></th>`)}</tr></thead>
    <tbody>
      ${edictRow(0, t('extra-first-edict'))}${edictRow(1, t('extra-second-edict'))}
      ${row('r-coins', html`${icon('coin')}<span class="sr">${t('play-coins')}</span>`, (score) => score.coins)}
      ${row('r-monsters', html`${icon('claw')}<span class="sr">${t('play-toll')}</span>`, (score) => (score.toll ? html`<span class="bad">${number(-score.toll)}</span>` : 0))}
      ${row('r-sum', html`<span class="sr">${t('extra-sum')}</span>`, (score) => number(score.total))}
      ${ghostRow(view)}
    </tbody></table>`;
}
