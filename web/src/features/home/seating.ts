/** The part of the form that chooses the players: solo, or a list of seats, each with a person or a bot. */

import { BOTS } from '../../core/contract/generated/limits';
import { html, nothing, type TemplateResult } from 'lit';
import { addSeat, changeSeat, chooseMode, editSeats, updateForm, setSeatColour } from './form';
import { changeSettings } from '../../core/page/settings';
import type { TextKey } from '../../core/contract/generated/text-keys';
import type { Mode } from '../../core/state/form';
import { MAX_NAME_LENGTH, MAX_LOCAL_SEATS, humanCount, type Seat, type Colour, COLOURS } from '../../core/state/seats';
import { BOT_TURN_SPEEDS } from '../../core/state/settings';
import { state } from '../../core/state/store';
import { option, radio, toggle, inputValue } from '../../core/ui/choices';
import { icon, type IconName } from '../../core/ui/icons';
import { ownBotsPart } from '../../core/ui/lazy-parts';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { shieldOf } from '../../core/ui/seat-mark';
import { seatName } from '../../core/words/names';
import { t, labelled } from '../../core/words/texts';
import { defaultCrest } from '../../core/state/crests';
import { crestChoice } from '../../core/ui/crest-choice';

const MODES: readonly { mode: Mode; text: TextKey; icon: IconName }[] = [
  { mode: 'solo', text: 'new-solo', icon: 'person' },
  { mode: 'table', text: 'new-table', icon: 'people' },
];

export function modeChoice(): TemplateResult {
  const { mode } = state.form;
  return html`<fieldset class="choice"><legend class="sr">${t('new-players')}</legend><div class="seg even modes">
    ${MODES.map(({ mode: value, text, icon: picture }) =>
      radio({ group: 'mode', value, on: mode === value, choose: () => chooseMode(value) }, html`${icon(picture)}<span>${t(text)}</span>`),
    )}
  </div></fieldset>`;
}

export function seatList(): Renderable {
  const { mode, seats } = state.form;
  if (mode === 'solo') return nothing;
  return html`<fieldset class="choice seating"><legend class="lbl">${t('new-players')}</legend>
    <ol class="gap-1 stack">${seats.map((seat, index) => seatRow(seats, seat, index))}</ol>
    ${seats.length < MAX_LOCAL_SEATS ? addSeatButtons() : nothing}
    ${humanCount(seats) > 1 ? openMapsSwitch() : nothing}${seats.some(({ bot }) => bot) ? botSpeedChoice() : nothing}
  </fieldset>`;
}

function addSeatButtons(): TemplateResult {
  return html`<div class="adds">
    ${textButton('plus', t('new-player-add'), () => addSeat(''), { act: 'add-player' })}
    ${textButton('plus', t('table-add-bot'), () => addSeat('greedy'), { act: 'add-bot' })}</div>`;
}

function seatRow(seats: readonly Seat[], seat: Seat, index: number): TemplateResult {
  const label = seatName(seats, index);
  const isEditing = state.form.editedSeat === index;
  const isOnlyPerson = !seat.bot && humanCount(seats) === 1;
  const rename = (event: Event): void => changeSeat(index, { name: inputValue(event) });
  const chooseBot = (event: Event): void => changeSeat(index, { bot: inputValue(event) });
  return html`<li class="seat-${seat.colour}">
    <button class="look-button center" data-seat-look=${index} aria-expanded=${isEditing} aria-label=${t('seats-dress', { player: label })}
      @click=${() => updateForm({ editedSeat: isEditing ? -1 : index })}>${shieldOf(seat, index)}</button>
    <input type="text" maxlength=${MAX_NAME_LENGTH} autocomplete="off" spellcheck="false"
      aria-label=${`${t('table-name')}, ${t('new-player', { number: index + 1 })}`}
      data-seat-name=${index} .value=${seat.name} placeholder=${label} @input=${rename}>
    <select aria-label=${t('seats-kind', { player: label })} data-seat-bot=${index} ?disabled=${isOnlyPerson} @change=${chooseBot}>
      ${option('', !seat.bot, t('seats-person'))}
      <optgroup label=${t('table-bot')}>${BOTS.map((bot) => option(bot, seat.bot === bot, t(`bot-${bot}`)))}</optgroup>
      ${ownBotsPart(seat)}</select>
    ${seats.length > 2 && !isOnlyPerson ? removeButton(index, label) : html`<span></span>`}
    ${isEditing ? seatAppearance(seat, index) : nothing}
  </li>`;
}

function removeButton(index: number, label: string): TemplateResult {
  const remove = (): void => editSeats((seats) => seats.filter((_, i) => i !== index));
  return html`<button class="icon-btn" data-seat-remove=${index} aria-label=${labelled(t('new-player-remove'), label)}
    @click=${remove}>${icon('cross')}</button>`;
}

/** The switch for open maps, which all players may see. */
function openMapsSwitch(): TemplateResult {
  const { open } = state.form;
  const note = t(open ? 'seats-open-note' : 'seats-hidden-note');
  return toggle('open-maps', html`<span>${t('seats-open')}<small>${note}</small></span>`, open, () => updateForm({ open: !open }));
}

/** The choice of the speed at which the drawings of bots are shown. */
function botSpeedChoice(): TemplateResult {
  const { watch } = state.settings;
  const choose = (event: Event): void => changeSettings({ watch: BOT_TURN_SPEEDS.find((each) => each === inputValue(event)) ?? 'fast' });
  return html`<label class="watching between medium text-sm row"><span>${t('seats-watch')}</span>
    <select data-field="watch" @change=${choose}>
      ${BOT_TURN_SPEEDS.map((each) => option(each, watch === each, t(`seats-watch-${each}`)))}</select></label>`;
}

function seatAppearance(seat: Seat, index: number): TemplateResult {
  return html`<div class="look-choice whole stack">
    <fieldset class="colours stack"><legend class="lbl">${t('table-colour')}</legend>${COLOURS.map((colour) =>
      colourChoice(colour, seat, index),
    )}</fieldset>
    ${crestChoice(`crest-${index}`, seat.crest || defaultCrest(index), (crest) => changeSeat(index, { crest }))}
  </div>`;
}

function colourChoice(colour: Colour, seat: Seat, index: number): TemplateResult {
  const isChosen = colour === seat.colour;
  const name = t(`table-colour-${colour}`);
  const choose = (): void => setSeatColour(index, colour);
  return html`<label class="center seat-${colour} ${isChosen ? 'on' : ''}" title=${name}><input class="cover" type="radio"
    name="colour-${index}" value=${colour} aria-label=${name} .checked=${isChosen} @change=${choose}><i></i></label>`;
}
