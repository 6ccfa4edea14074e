/** The mark of a seat: its initial on its colour. */

import { html, type TemplateResult } from 'lit';
import { state } from '../state/store';
import { initial, seatName } from '../words/names';

export function seatMark(index: number): TemplateResult {
  const { seats } = state.game;
  const { colour = 'grey', bot = '' } = seats[index] ?? {};
  return html`<span class="mark seat-${colour} ${bot ? 'bot' : ''}" aria-hidden="true">${initial(seatName(seats, index))}</span>`;
}

export function nameOf(index: number): string {
  return seatName(state.game.seats, index);
}
