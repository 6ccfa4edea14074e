/** The part of the new-game form that says who plays: solo, or one list of seats, each a person or a bot. */

import { html, nothing, type TemplateResult } from 'lit';
import { addSeat, changeSeat, chooseMode, editSeats, fillIn } from '../../commands/form';
import { changeSettings } from '../../commands/settings';
import type { Mode } from '../../state/form';
import { BOTS, LONGEST_NAME, MOST_AT_A_TABLE, people, type Seat } from '../../state/seats';
import { WATCHING } from '../../state/settings';
import { state } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { ownBotsPart } from '../../ui/parts';
import type { Piece } from '../../ui/pieces';
import { markOf } from '../../ui/seat-mark';
import { seatName } from '../../words/names';
import { t } from '../../words/texts';
import { wardrobe } from './wardrobe';

const MODES: readonly { mode: Mode; text: string; icon: IconName }[] = [
  { mode: 'solo', text: 'new-solo', icon: 'person' },
  { mode: 'table', text: 'new-table', icon: 'people' },
];

export function modeChoice(): TemplateResult {
  const { mode } = state.form;
  return html`<fieldset class="choice"><legend class="sr">${t('new-players')}</legend><div class="seg two modes">
    ${MODES.map(
      (
        each,
      ) => html`<label class=${mode === each.mode ? 'on' : ''}><input type="radio" name="mode" value=${each.mode} .checked=${mode === each.mode}
      @change=${() => chooseMode(each.mode)}>${icon(each.icon)}<span>${t(each.text)}</span></label>`,
    )}
  </div></fieldset>`;
}

export function seating(): Piece {
  const { mode, seats } = state.form;
  if (mode === 'solo') return nothing;
  return html`<fieldset class="choice seating"><legend class="lbl">${t('new-players')}</legend>
    <ol>${seats.map((seat, index) => row(seats, seat, index))}</ol>
    ${
      seats.length >= MOST_AT_A_TABLE
        ? nothing
        : html`<div class="adds">
      <button class="btn" data-act="add-player" @click=${() => addSeat('')}>${icon('plus')}<span>${t('new-player-add')}</span></button>
      <button class="btn" data-act="add-bot" @click=${() => addSeat('greedy')}>${icon('plus')}<span>${t('table-add-bot')}</span></button></div>`
    }
    ${customs(seats)}
  </fieldset>`;
}

function value(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

function row(seats: readonly Seat[], seat: Seat, index: number): TemplateResult {
  const label = seatName(seats, index);
  const dressing = state.form.dressing === index;
  const only = !seat.bot && people(seats) === 1;
  return html`<li class="seat-${seat.colour}">
    <button class="dress" data-seat-dress=${index} aria-expanded=${dressing} aria-label=${t('seats-dress', { player: label })}
      @click=${() => fillIn({ dressing: dressing ? -1 : index })}>${markOf(seat, index)}</button>
    <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false" aria-label=${`${t('table-name')}, ${t('new-player', { number: index + 1 })}`}
      data-seat-name=${index} .value=${seat.name} placeholder=${label} @input=${(event: Event) => changeSeat(index, { name: value(event) })}>
    <select aria-label=${t('seats-kind', { player: label })} data-seat-bot=${index} ?disabled=${only} @change=${(event: Event) => changeSeat(index, { bot: value(event) })}>
      <option value="" .selected=${!seat.bot}>${t('seats-person')}</option>
      <optgroup label=${t('table-bot')}>${BOTS.map((bot) => html`<option value=${bot} .selected=${seat.bot === bot}>${t(`bot-${bot}`)}</option>`)}</optgroup>${ownBotsPart(seat)}</select>
    ${
      seats.length > 2 && !only
        ? html`<button class="icon-btn" data-seat-remove=${index} aria-label=${`${t('new-player-remove')}: ${label}`} @click=${() => editSeats((now) => now.filter((_, i) => i !== index))}>${icon('cross')}</button>`
        : html`<span></span>`
    }
    ${dressing ? wardrobe(seat, index) : nothing}
  </li>`;
}

/** What the table agrees on besides: whether all maps lie open, and how the bots are watched. */
function customs(seats: readonly Seat[]): Piece {
  const { open } = state.form;
  const { watch } = state.settings;
  return html`${
    people(seats) > 1
      ? html`<button role="switch" aria-checked=${open} class="toggle ${open ? 'on' : ''}" data-act="open-maps" @click=${() => fillIn({ open: !open })}><i></i><span>${t('seats-open')}<small>${t(open ? 'seats-open-note' : 'seats-hidden-note')}</small></span></button>`
      : nothing
  }${
    seats.some(({ bot }) => bot)
      ? html`<label class="watching"><span>${t('seats-watch')}</span>
        <select data-field="watch" @change=${(event: Event) => changeSettings({ watch: WATCHING.find((each) => each === value(event)) ?? 'fast' })}>
          ${WATCHING.map((each) => html`<option value=${each} .selected=${watch === each}>${t(`seats-watch-${each}`)}</option>`)}</select></label>`
      : nothing
  }`;
}
