/** What is played at a table: chosen by anyone who opened it, seen by all. */

import { html, nothing, type TemplateResult } from 'lit';
import { changeSetup } from '../../commands/table/lobby';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { SetupJson } from '../../contract/generated/messages';
import { preset } from '../../state/form';
import type { TableNow } from '../../state/table/now';
import { toggle, wordRadio } from '../../ui/choices';
import type { Piece } from '../../ui/pieces';
import { cardName, letterName } from '../../words/sentences';
import { list, t } from '../../words/texts';

const SETS: readonly SetupJson['set'][] = ['base', 'heroes', 'combined'];

export function setupPlate({ setup, opener }: TableNow): Piece {
  if (!setup) return nothing;
  const what = opener ? choices(setup) : html`<p>${described(setup)}</p>`;
  return html`<section class="plate t-plate"><h2>${t('together-setup')}</h2>${what}${byHand(setup)}</section>`;
}

function described({ set, sheet, heroes, skills, solo_ambushes: walks }: SetupJson): string {
  return [
    t(`set-${set}`),
    `${t('new-sheet-letter', { letter: letterName(sheet) })} (${t(`sheet-${sheet}`)})`,
    ...(heroes ? [t('new-heroes')] : []),
    ...(skills ? [t('new-skills')] : []),
    ...(walks ? [t('new-solo-ambushes')] : []),
  ].join(' · ');
}

/** Cards that were chosen on home. */
function byHand({ edicts, ambush }: SetupJson): Piece {
  const chosen = [...edicts, ...ambush].filter((id) => !CATALOGUE.packs.includes(id));
  return chosen.length ? html`<p class="muted">${list(chosen.map(cardName))}</p>` : nothing;
}

function choices(setup: SetupJson): TemplateResult {
  const { skills, sheet, solo_ambushes } = setup;
  const choose = (set: SetupJson['set']): void =>
    changeSetup({ ...preset(set), skills, sheet, ...(solo_ambushes ? { solo_ambushes } : {}) });
  return html`<fieldset class="choice"><legend class="sr">${t('new-set')}</legend><div class="seg">
      ${SETS.map((each) => setChoice(each, setup.set === each, () => choose(each)))}</div></fieldset>
    <fieldset class="choice"><legend class="lbl">${t('new-sheet')}</legend><div class="seg t-sheets">
      ${(Object.keys(CATALOGUE.sheets) as SetupJson['sheet'][]).map((id) => sheetChoice(id, setup.sheet === id))}</div></fieldset>
    <div class="toggles">${setup.set === 'base' ? nothing : switchOf('heroes', t('new-heroes'), setup)}
      ${switchOf('skills', t('new-skills'), setup)}
      ${switchOf('solo_ambushes', t('new-solo-ambushes'), setup)}</div>`;
}

function setChoice(set: SetupJson['set'], on: boolean, choose: () => void): TemplateResult {
  return wordRadio({ group: 't-set', value: set, on, choose }, t(`set-${set}`));
}

function sheetChoice(id: SetupJson['sheet'], on: boolean): TemplateResult {
  const choose = (): void => changeSetup({ sheet: id });
  return wordRadio({ group: 't-sheet', value: id, on, choose, title: t(`sheet-${id}`) }, letterName(id));
}

function switchOf(name: 'heroes' | 'skills' | 'solo_ambushes', label: string, setup: SetupJson): TemplateResult {
  const on = setup[name] ?? false;
  return toggle(name.replace('_', '-'), label, on, () => changeSetup({ [name]: !on }));
}
