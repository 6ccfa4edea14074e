/** The mark of a seat: its crest on a shield of its colour, for a bot on a banner. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { View } from '../contract/generated/messages';
import { SHIELD_PATHS, CREST_PATHS } from '../paint/crests';
import { defaultCrest } from '../state/crests';
import { hasSeveralPlayers, type Seat } from '../state/seats';
import { state } from '../state/store';
import { botLevel, drawingLabel, mapTitle, seatName } from '../words/names';

export function seatShield(index: number): TemplateResult {
  return shieldOf(state.game.seats[index], index);
}

export function shieldOf(seat: Seat | undefined, index: number): TemplateResult {
  const { colour = 'grey', bot = '', crest = '' } = seat ?? {};
  const field = svg`<path class="field" d=${SHIELD_PATHS[bot ? 'banner' : 'shield']}></path>`;
  const mark = html`<svg viewBox="0 0 32 32">${field}${crestPath(crest || defaultCrest(index))}</svg>`;
  return html`<span class="mark seat-${colour}" aria-hidden="true">${mark}</span>`;
}

/** A crest alone, of 32 × 32. */
export function crestPath(crest: string): TemplateResult {
  return svg`<path class="crest" transform="translate(7.6 5.6) scale(.7)" fill-rule="evenodd" d=${CREST_PATHS[crest] ?? ''}></path>`;
}

/** Returns the crest on a map: that of the seat, in a solo game that of the player. */
export function crestOf(view: View, seat: number): string {
  return hasSeveralPlayers(view) ? state.game.seats[seat]?.crest || defaultCrest(seat) : state.settings.crest;
}

export function seatNameOf(index: number): string {
  return seatName(state.game.seats, index);
}

export function mapTitleOf(index: number): string {
  return mapTitle(state.game.seats, index);
}

export function drawingLabelOf(index: number): string {
  return drawingLabel(state.game.seats, index);
}

/** The level of a bot, below its name. */
export function levelLabel(index: number): TemplateResult | typeof nothing {
  const text = botLevel(state.game.seats, index);
  return text ? html`<small>${text}</small>` : nothing;
}

export function seatColourClass(index: number): string {
  return `seat-${state.game.seats[index]?.colour ?? 'grey'}`;
}
