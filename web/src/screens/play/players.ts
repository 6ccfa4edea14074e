/** The people and bots of the table in a row: whose turn it is, who is ready, and a way to every map. */

import { html, nothing, type TemplateResult } from 'lit';
import { lookAt } from '../../commands/navigate';
import type { View } from '../../contract/generated/messages';
import { state } from '../../state/store';
import { starsAt } from '../../state/tally';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { soFar } from '../../ui/score-table';
import { nameOf, seatMark } from '../../ui/seat-mark';
import { levelOf } from '../../words/names';
import { number, t } from '../../words/texts';

function standing(view: View, seat: number): string {
  if (view.phase === 'over') return '';
  if (seat === view.seat && view.phase !== 'next')
    return t(view.phase === 'bot' ? 'table-thinking' : 'table-drawing', { player: nameOf(seat) });
  return view.to_come.includes(seat) ? '' : t('table-drawn');
}

/** `closed` while the curtain is drawn: then no one's map can be looked at. */
export function players(view: View, closed = false): Piece {
  if (view.players.length < 2) return nothing;
  const chips = view.players.map(({ seat }) => html`<li>${chip(view, seat, closed)}</li>`);
  return html`<ul class="players" aria-label=${t('new-players')}>${chips}</ul>`;
}

function chip(view: View, seat: number, closed: boolean): TemplateResult {
  const now = view.phase !== 'over' && seat === view.seat;
  const ready = !now && !view.to_come.includes(seat);
  const player = view.players[seat];
  const worth = player ? starsAt(state.stage.tally, player) : 0;
  const classes = `player ${now ? 'now' : ''} ${now && view.phase === 'bot' ? 'thinking' : ''}`;
  const words = html`<span class="sr"> ${t('word-stars', { stars: worth })}. ${standing(view, seat)}</span>`;
  const earned = html`<span class="p-stars">${icon('star')}${number(worth)}${words}</span>`;
  const content = html`${seatMark(seat)}<span class="p-name">${nameOf(seat)}</span>${earned}
    ${ready ? html`<span class="p-ready">${icon('check')}</span>` : nothing}`;
  if (closed) return html`<span class=${classes}>${content}</span>`;
  const title = [nameOf(seat), levelOf(state.game.seats, seat)].filter(Boolean).join(' · ');
  return html`<button class=${classes} title=${title} data-seat=${seat} @click=${() => lookAt(seat)}>${content}</button>`;
}

/** Where there is no room for the row: whose map this is, and their stars. */
export function playersButton(view: View): TemplateResult {
  const { shown } = state.stage;
  return html`<button class="only-small total players-btn" data-act="maps" @click=${() => lookAt(shown)}>
    ${seatMark(shown)}${soFar(view)}<span class="sr">${t('table-map-of', { player: nameOf(shown) })}. ${t('table-maps')}</span></button>`;
}
