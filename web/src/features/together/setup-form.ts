/** The form for a new table: seats for friends and bots, the set and the sheet. */

import { BOTS, MAX_TABLE_SEATS } from '../../core/contract/generated/limits';
import { html, nothing, type TemplateResult } from 'lit';
import { nameField } from '../../core/ui/signature';
import type { SetupJson } from '../../core/contract/generated/messages';
import { localState } from '../../core/state/local-state';
import { defaultSeat } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { iconButton, textButton } from '../../core/ui/buttons';
import { inputValue, option } from '../../core/ui/choices';
import { setupChoice } from '../../core/ui/setup-choice';
import { shieldOf } from '../../core/ui/seat-mark';
import { labelled, t, textFor } from '../../core/words/texts';

/** The bot of each seat, empty for people, and the setup; null until it is changed in this form. */
const form = localState<{ bots: readonly string[]; setup: SetupJson | null }>({ bots: ['', ''], setup: null });

export function botsOfForm(): readonly string[] {
  return form.value.bots;
}

/** Returns the setup of this form; until it is changed, that of home's form. */
export function setupOfForm(): SetupJson {
  return form.value.setup ?? state.form.setup;
}

function changeSetup(change: Partial<SetupJson>): void {
  form.update({ setup: { ...setupOfForm(), ...change } });
}

export function setupForm(): TemplateResult {
  const { bots } = form.value;
  const add = (bot: string) => (): void => form.update({ bots: [...bots, bot] });
  const addButtons = html`<div class="adds">${textButton('plus', t('together-add-friend'), add(''), { act: 'add-seat' })}
    ${textButton('plus', t('table-add-bot'), add('greedy'), { act: 'add-bot' })}</div>`;
  return html`<ol class="table-seats stack">${ownRow()}${bots.slice(1).map((bot, index) => seatRow(bot, index + 1))}</ol>
    ${bots.length < MAX_TABLE_SEATS ? addButtons : nothing}
    ${setupChoice(setupOfForm(), changeSetup)}`;
}

function ownRow(): TemplateResult {
  const { name, crest } = state.settings;
  return html`<li class="tap row seat-red" data-seat-row="0">${shieldOf({ ...defaultSeat(0), crest }, 0)}${nameField(name)}
    <span class="table-presence row">${t('table-you')}</span></li>`;
}

function seatRow(bot: string, index: number): TemplateResult {
  const { bots } = form.value;
  const seat = defaultSeat(index, bot);
  const label = t('new-player', { number: index + 1 });
  const choose = (event: Event): void => form.update({ bots: bots.map((each, i) => (i === index ? inputValue(event) : each)) });
  const remove = (): void => form.update({ bots: bots.filter((_, i) => i !== index) });
  return html`<li class="tap row seat-${seat.colour}" data-seat-row=${index}>${shieldOf(seat, index)}
    <span class="table-name medium">${bot ? textFor('bot-name', index + 1) : t('together-friend')}</span>
    <select aria-label=${t('seats-kind', { player: label })} data-kind=${index} @change=${choose}>
      ${option('', !bot, t('together-friend'))}
      <optgroup label=${t('table-bot')}>${BOTS.map((each) => option(each, bot === each, t(`bot-${each}`)))}</optgroup></select>
    ${bots.length > 2 ? iconButton('cross', labelled(t('new-player-remove'), label), remove) : nothing}</li>`;
}
