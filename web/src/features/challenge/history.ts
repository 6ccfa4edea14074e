/** The rounds of a duel as small pairs of maps, and the duels of this device as a list. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import type { DuelRound, SavedDuel } from './duel-store';
import { iconButton, type Renderable } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { t } from '../../core/words/texts';
import { duels, forgetDuel, type OpenDuel, showRound } from './model';
import { standing } from './standing';

export function duelHistory(open: OpenDuel): Renderable {
  const { rounds } = open.saved;
  if (rounds.length < 2) return nothing;
  const items = rounds.map((round, index) => html`<li>${pairOfMaps(open, round, index)}</li>`);
  return html`<section class="stack gap-2"><h2>${t('duel-history')}</h2>
    <ol class="duel-history wrap" data-show="history">${items}</ol></section>`;
}

/** Both maps of a round, the player's own one first. The device may not have seen it. */
function pairOfMaps({ saved: { seat }, duel }: OpenDuel, round: DuelRound | null, index: number): TemplateResult {
  const score = duel.scores[index] ?? [];
  const label = t('duel-round-score', { number: index + 1, mine: score[seat] ?? 0, other: score[1 - seat] ?? 0 });
  if (!round) return html`<p class="duel-pair box stack"><span>${label}</span><small class="muted">${t('duel-round-missed')}</small></p>`;
  const picture = (at: number): TemplateResult => mapThumbnail(`pair${at}`, round.maps[at] ?? '', `${round.deal}${at}`, 96);
  return html`<button class="duel-pair box stack tap" data-round=${index} aria-pressed=${duels.value.round === index}
    @click=${() => void showRound(index)}><span class="row">${picture(seat)}${picture(1 - seat)}</span><span>${label}</span></button>`;
}

/** The duels of this device, each with its standing and whose turn it is. */
export function duelList(): Renderable {
  const { rows } = duels.value;
  if (!rows.length) return nothing;
  return html`<ul class="table-tables stack" data-show="duels">${rows.map(duelRow)}</ul>`;
}

function duelRow(saved: SavedDuel): TemplateResult {
  const { id, friend, turn, wins, rounds } = saved;
  const player = friend || t('share-challenge-friend');
  const isOwnTurn = turn === 'answer' || turn === 'send';
  const score = rounds.length ? standing(player, wins[0] ?? 0, wins[1] ?? 0) : '';
  const note = [t(`duel-turn-${turn}`), score].filter(Boolean).join(' · ');
  return html`<li><button class="row-btn ${isOwnTurn ? 'turn' : ''}" data-duel=${id} @click=${() => void goTo({ to: 'duel', id })}>
      <i>${icon('ghost')}</i><span><b>${t('duel-with', { player })}</b><small>${note}</small></span></button>
    ${iconButton('trash', t('together-forget'), () => void forgetDuel(id))}</li>`;
}
