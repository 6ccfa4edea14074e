/** The people and bots of the table in a row: whose turn it is, who is ready, and a way to every map. */

import { html, nothing, type TemplateResult } from 'lit';
import { openMapOfSeat } from './map-owner';
import type { View } from '../../core/contract/generated/messages';
import { state } from '../../core/state/store';
import { starsWhileCounting } from '../../core/state/tally';
import { icon } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { starsSoFar } from '../../core/ui/score-table';
import { seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { botLevel } from '../../core/words/names';
import { formatNumber, t } from '../../core/words/texts';
import type { Play } from '../play';

function playerStatus(view: View, seat: number): string {
  if (view.phase === 'over') return '';
  if (seat === view.seat && view.phase !== 'next')
    return t(view.phase === 'bot' ? 'table-thinking' : 'table-drawing', { player: seatNameOf(seat) });
  return view.later_seats.includes(seat) ? '' : t('table-drawn');
}

/** `closed` while the curtain is drawn: then no one's map can be looked at. */
export function players(play: Play, view: View, withoutLinks = false): Renderable {
  if (view.players.length < 2) return nothing;
  const chips = view.players.map(({ seat }) => html`<li>${playerChip(play, view, seat, withoutLinks)}</li>`);
  return html`<ul class="players" aria-label=${t('new-players')}>${chips}</ul>`;
}

function playerChip(play: Play, view: View, seat: number, closed: boolean): TemplateResult {
  const isActive = view.phase !== 'over' && seat === view.seat;
  const ready = !isActive && !view.later_seats.includes(seat);
  const player = view.players[seat];
  const worth = player ? starsWhileCounting(state.display.tally, player) : 0;
  const classes = `player tap row ${isActive ? 'now' : ''} ${isActive && view.phase === 'bot' ? 'thinking' : ''}`;
  const words = html`<span class="sr"> ${t('word-stars', { stars: worth })}. ${playerStatus(view, seat)}</span>`;
  const earned = html`<span class="p-stars inline-row">${icon('star')}${formatNumber(worth)}${words}</span>`;
  const content = html`${seatShield(seat)}<span class="p-name ellipsis">${seatNameOf(seat)}</span>${earned}
    ${ready ? html`<span class="p-ready">${icon('check')}</span>` : nothing}`;
  if (closed) return html`<span class=${classes}>${content}</span>`;
  const title = [seatNameOf(seat), botLevel(state.game.seats, seat)].filter(Boolean).join(' · ');
  return html`<button class=${classes} title=${title} data-seat=${seat} @click=${() => openMapOfSeat(play, seat)}>${content}</button>`;
}

/** Where there is no room for the row: whose map this is, and their stars. */
export function playersButton(play: Play, view: View): TemplateResult {
  const { shownSeat } = state.display;
  return html`<button class="only-small total players-btn gap-1 tap" data-act="maps" @click=${() => openMapOfSeat(play, shownSeat)}>
    ${seatShield(shownSeat)}${starsSoFar(view)}<span
      class="sr">${t('table-map-of', { player: seatNameOf(shownSeat) })}. ${t('table-maps')}</span></button>`;
}
