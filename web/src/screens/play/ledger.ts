/** Coins, monsters and the stars season by season. */

import { html, type TemplateResult } from 'lit';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { View } from '../../contract/generated/messages';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { stars } from '../../ui/pieces';
import { runningStars, table } from '../../ui/score-table';
import { number, t } from '../../words/texts';

export function ledger(view: View): TemplateResult {
  const player = view.players[state.stage.shown];
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
