/** The curtain between two people at one device: it hides the map until the next one has taken the device. */

import { html, nothing, type TemplateResult } from 'lit';
import { openDialog } from '../../core/page/navigate';
import { openCurtain } from '../show-events';
import type { View } from '../../core/contract/generated/messages';
import { icon, seasonIcon } from '../../core/ui/icons';
import { seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { cardName, seasonName } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { playerRow } from './players';
import type { Play } from '../play';
import { nextGameText, seriesText } from '../series';
import type { Renderable } from '../../core/ui/buttons';

/** A sentence for the next person: whose map will be shown, or which bot is thinking. */
function curtainText(view: View): string {
  if (view.phase === 'bot') return t('table-thinking', { player: seatNameOf(view.seat) });
  return view.seat === view.on ? t('table-curtain-text') : t('table-curtain-ambush', { player: seatNameOf(view.on) });
}

/** At the start of a game of a series: which one it is, and how often each player has won. */
function seriesLine(play: Play, { season_index, turn }: View): Renderable {
  const { series } = play.game.origin;
  if (!series || season_index || turn) return nothing;
  return html`<p data-show="series"><b>${nextGameText(series)}</b> · ${seriesText(series)}</p>`;
}

export function curtain(play: Play, view: View): TemplateResult {
  const { colour = 'grey' } = play.game.seats[view.seat] ?? {};
  const waiting = view.phase === 'bot';
  const card = view.card ? ` · ${cardName(view.card.id)}` : nothing;
  const openMenu = (): void => void openDialog({ is: 'menu' });
  return html`<div class="curtain seat-${colour}">
    <button class="icon-btn curtain-menu" aria-label=${t('menu-title')} @click=${openMenu}>${icon('menu')}</button>
    <main class="plate curtain-plate centered stack" aria-live="polite">
      ${seatShield(view.seat)}
      <p class="eyebrow inline-row">${icon(seasonIcon(view.season))}${seasonName(view.season)}${card}</p>
      <h1 class="anywhere">${t('table-curtain-title', { player: seatNameOf(view.seat) })}</h1>
      ${seriesLine(play, view)}
      <p>${curtainText(view)}</p>
      <button class="btn primary" data-act="show-map" ?disabled=${waiting || play.busyCount > 0}
        @click=${() => openCurtain(play)}><span>${t('table-curtain-show')}</span>${icon('next')}</button>
      ${playerRow(play, view, true)}
    </main>
  </div>`;
}
