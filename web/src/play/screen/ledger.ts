/** The panel with coins, toll, and the stars by season. */

import { html, type TemplateResult } from 'lit';
import { explainEdict, stopExplaining, TOLL } from '../explanation';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { View } from '../../core/contract/generated/messages';
import { icon } from '../../core/ui/icons';
import { starsSoFar, scoreTable } from '../../core/ui/score-table';
import { formatNumber, t } from '../../core/words/texts';
import type { Play } from '../play';

export function ledger(play: Play, view: View): TemplateResult {
  const player = view.players[play.display.shownSeat];
  if (!player) return html``;
  const note = player.toll ? t('play-toll-note', { count: player.toll }) : t('play-toll-none');
  return html`<section class="ledger" aria-label=${t('play-ledger')}>
    <h2 class="rule-head gap-3 strong">${t('play-ledger')}<span class="lt">${starsSoFar(view)}</span></h2>
    <div class="ledger-row row coin-row">${icon('coin')}<span class="lbl stack flush">${t('play-coins')}</span>
      ${coinTrack(player.coins, player.spent)}<b class="num push" data-show="coins">${player.coins}</b></div>
    ${tollRow(play, player.toll, note)}
    ${scoreTable(view)}
  </section>`;
}

/** The toll as a button, which explains it like an edict. */
function tollRow(play: Play, toll: number, note: string): TemplateResult {
  const pinned = play.input.explanation?.pinned === true && play.input.explanation.letter === TOLL;
  return html`<button class="ledger-row row toll-row" data-act="toll" aria-pressed=${pinned}
      @click=${() => (pinned ? stopExplaining(play) : void explainEdict(play, TOLL, true))}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && void explainEdict(play, TOLL, false)}
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && stopExplaining(play, true)}>
    ${icon('claw')}<span class="lbl stack flush">${t('play-toll')}<small>${note}</small></span>
    <b class="num push ${toll ? 'bad' : ''}" data-show="toll">${formatNumber(-toll)}</b></button>`;
}

function coinTrack(filled: number, spent: number): TemplateResult {
  const total = CATALOGUE.coin_track;
  return html`<span class="coins" role="meter" aria-label=${t('play-coins')} aria-valuemin="0" aria-valuenow=${filled}
    aria-valuemax=${total} aria-valuetext=${t('play-coins-of', { count: filled, of: total })}>
    ${Array.from({ length: total }, (_, i) => html`<i class=${coinClass(i, filled, spent)}></i>`)}</span>`;
}

/** The class of a place of the track: spent coins come first. */
function coinClass(place: number, filled: number, spent: number): string {
  if (place < spent) return 'spent';
  return place < spent + filled ? 'on' : '';
}
