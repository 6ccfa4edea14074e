/** The part of the new-game form that says who plays: alone, people who pass the device, or bots. */

import { html, nothing, type TemplateResult } from 'lit';
import { editSeats, fillIn } from '../../commands/form';
import type { Mode } from '../../state/form';
import { BOTS, type Colour, COLOURS, freeColour, LONGEST_NAME, MOST_BOTS, MOST_PEOPLE, type Seat } from '../../state/seats';
import { state } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { seatName } from '../../words/names';
import { t } from '../../words/texts';

const MODES: readonly { mode: Mode; text: string; icon: IconName }[] = [
  { mode: 'solo', text: 'new-solo', icon: 'person' },
  { mode: 'pass', text: 'new-pass-and-play', icon: 'people' },
  { mode: 'bots', text: 'new-bots', icon: 'bot' },
];

export function modeChoice(): TemplateResult {
  const { mode } = state.form;
  return html`<fieldset class="choice"><legend class="sr">${t('new-players')}</legend><div class="seg modes">
    ${MODES.map(
      (
        each,
      ) => html`<label class=${mode === each.mode ? 'on' : ''}><input type="radio" name="mode" value=${each.mode} .checked=${mode === each.mode}
      @change=${() => fillIn({ mode: each.mode })}>${icon(each.icon)}<span>${t(each.text)}</span></label>`,
    )}
  </div></fieldset>`;
}

type Edit = (seats: readonly Seat[]) => readonly Seat[];

export function seating(): Piece {
  const { mode, guests, rivals } = state.form;
  if (mode === 'solo') return nothing;
  const bots = mode === 'bots';
  const seats = bots ? rivals : guests;
  const full = seats.length >= (bots ? MOST_BOTS + 1 : MOST_PEOPLE);
  const add: Edit = (now) => [...now, { name: '', colour: freeColour(now), bot: bots ? (now.at(-1)?.bot ?? 'greedy') : '' }];
  return html`<fieldset class="choice seating"><legend class="lbl">${t('new-players')}</legend>
    <ol>${seats.map((seat, index) => row(seats, seat, index))}</ol>
    ${full ? nothing : html`<button class="btn add" data-act="add-player" @click=${() => editSeats(add)}>${icon('plus')}<span>${t(bots ? 'table-add-bot' : 'new-player-add')}</span></button>`}
  </fieldset>`;
}

function row(seats: readonly Seat[], seat: Seat, index: number): TemplateResult {
  const change = (part: Partial<Seat>): void => editSeats((now) => now.map((each, i) => (i === index ? { ...each, ...part } : each)));
  const label = seatName(seats, index);
  const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;
  return html`<li class="seat-${seat.colour}">
    <span class="mark" aria-hidden="true">${index + 1}</span>
    ${
      seat.bot
        ? html`<select aria-label=${`${t('table-bot')} ${index}`} data-seat-bot=${index} @change=${(event: Event) => change({ bot: value(event) })}>
          ${BOTS.map((bot) => html`<option value=${bot} .selected=${seat.bot === bot}>${t(`bot-${bot}`)}</option>`)}</select>`
        : html`<input type="text" maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false" aria-label=${`${t('table-name')}, ${t('new-player', { number: index + 1 })}`}
          data-seat-name=${index} .value=${seat.name} placeholder=${label} @input=${(event: Event) => change({ name: value(event) })}>`
    }
    <select class="colour" aria-label=${`${t('table-colour')}, ${label}`} data-seat-colour=${index} @change=${(event: Event) => editSeats((now) => recoloured(now, index, value(event) as Colour))}>
      ${COLOURS.map((colour) => html`<option value=${colour} .selected=${seat.colour === colour}>${t(`table-colour-${colour}`)}</option>`)}</select>
    ${
      seats.length > 2 && !(index === 0 && seats[1]?.bot)
        ? html`<button class="icon-btn" aria-label=${`${t('new-player-remove')}: ${label}`} @click=${() => editSeats((now) => now.filter((_, i) => i !== index))}>${icon('cross')}</button>`
        : html`<span></span>`
    }
  </li>`;
}

/** Two seats never share a colour: whoever had it takes the other one. */
function recoloured(seats: readonly Seat[], index: number, colour: Colour): Seat[] {
  const before = seats[index]?.colour ?? 'red';
  return seats.map((each, i) => (i === index ? { ...each, colour } : each.colour === colour ? { ...each, colour: before } : each));
}
