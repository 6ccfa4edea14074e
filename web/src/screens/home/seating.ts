/** The part of the new-game form that says who plays: solo, or one list of seats, each a person or a bot. */

import { html, nothing, type TemplateResult } from 'lit';
import { addSeat, changeSeat, chooseMode, editSeats, fillIn } from '../../commands/form';
import { changeSettings } from '../../commands/settings';
import type { TextKey } from '../../contract/generated/text-keys';
import type { Mode } from '../../state/form';
import { BOTS, LONGEST_NAME, MOST_AT_A_TABLE, people, type Seat } from '../../state/seats';
import { WATCHING } from '../../state/settings';
import { state } from '../../state/store';
import { option, radio, toggle, valueOf } from '../../ui/choices';
import { icon, type IconName } from '../../ui/icons';
import { ownBotsPart } from '../../ui/parts';
import { type Piece, wordButton } from '../../ui/pieces';
import { markOf } from '../../ui/seat-mark';
import { seatName } from '../../words/names';
import { t } from '../../words/texts';
import { wardrobe } from './wardrobe';

const MODES: readonly { mode: Mode; text: TextKey; icon: IconName }[] = [
  { mode: 'solo', text: 'new-solo', icon: 'person' },
  { mode: 'table', text: 'new-table', icon: 'people' },
];

export function modeChoice(): TemplateResult {
  const { mode } = state.form;
  return html`<fieldset class="choice"><legend class="sr">${t('new-players')}</legend><div class="seg two modes">
    ${MODES.map(({ mode: value, text, icon: picture }) =>
      radio({ group: 'mode', value, on: mode === value, choose: () => chooseMode(value) }, html`${icon(picture)}<span>${t(text)}</span>`),
    )}
  </div></fieldset>`;
}

export function seating(): Piece {
  const { mode, seats } = state.form;
  if (mode === 'solo') return nothing;
  return html`<fieldset class="choice seating"><legend class="lbl">${t('new-players')}</legend>
    <ol>${seats.map((seat, index) => row(seats, seat, index))}</ol>
    ${seats.length < MOST_AT_A_TABLE ? additions() : nothing}
    ${people(seats) > 1 ? openMaps() : nothing}${seats.some(({ bot }) => bot) ? watching() : nothing}
  </fieldset>`;
}

function additions(): TemplateResult {
  return html`<div class="adds">
    ${wordButton('plus', t('new-player-add'), () => addSeat(''), { act: 'add-player' })}
    ${wordButton('plus', t('table-add-bot'), () => addSeat('greedy'), { act: 'add-bot' })}</div>`;
}

function row(seats: readonly Seat[], seat: Seat, index: number): TemplateResult {
  const label = seatName(seats, index);
  const dressing = state.form.dressing === index;
  const only = !seat.bot && people(seats) === 1;
  const rename = (event: Event): void => changeSeat(index, { name: valueOf(event) });
  const replace = (event: Event): void => changeSeat(index, { bot: valueOf(event) });
  return html`<li class="seat-${seat.colour}">
    <button class="dress" data-seat-dress=${index} aria-expanded=${dressing} aria-label=${t('seats-dress', { player: label })}
      @click=${() => fillIn({ dressing: dressing ? -1 : index })}>${markOf(seat, index)}</button>
    <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" spellcheck="false"
      aria-label=${`${t('table-name')}, ${t('new-player', { number: index + 1 })}`}
      data-seat-name=${index} .value=${seat.name} placeholder=${label} @input=${rename}>
    <select aria-label=${t('seats-kind', { player: label })} data-seat-bot=${index} ?disabled=${only} @change=${replace}>
      ${option('', !seat.bot, t('seats-person'))}
      <optgroup label=${t('table-bot')}>${BOTS.map((bot) => option(bot, seat.bot === bot, t(`bot-${bot}`)))}</optgroup>
      ${ownBotsPart(seat)}</select>
    ${seats.length > 2 && !only ? remover(index, label) : html`<span></span>`}
    ${dressing ? wardrobe(seat, index) : nothing}
  </li>`;
}

function remover(index: number, label: string): TemplateResult {
  const remove = (): void => editSeats((now) => now.filter((_, i) => i !== index));
  return html`<button class="icon-btn" data-seat-remove=${index} aria-label=${`${t('new-player-remove')}: ${label}`}
    @click=${remove}>${icon('cross')}</button>`;
}

/** Whether all maps lie open. */
function openMaps(): TemplateResult {
  const { open } = state.form;
  const note = t(open ? 'seats-open-note' : 'seats-hidden-note');
  return toggle('open-maps', html`<span>${t('seats-open')}<small>${note}</small></span>`, open, () => fillIn({ open: !open }));
}

/** How the bots are watched. */
function watching(): TemplateResult {
  const { watch } = state.settings;
  const choose = (event: Event): void => changeSettings({ watch: WATCHING.find((each) => each === valueOf(event)) ?? 'fast' });
  return html`<label class="watching"><span>${t('seats-watch')}</span>
    <select data-field="watch" @change=${choose}>
      ${WATCHING.map((each) => option(each, watch === each, t(`seats-watch-${each}`)))}</select></label>`;
}
