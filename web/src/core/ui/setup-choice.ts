/** The choice of set, sheet and switches for a game with others. */

import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { SetupJson } from '../contract/generated/messages';
import { preset } from '../state/form';
import { letterName, sheetName } from '../words/sentences';
import { t } from '../words/texts';
import { textRadio, toggle } from './choices';
import { ownSheetChoice } from './sheet-choice';

const SETS: readonly SetupJson['set'][] = ['base', 'heroes', 'combined'];

/** `isSolo`: each player draws a game of their own, so that ambushes always follow the solo rule. */
export function setupChoice(setup: SetupJson, change: (part: Partial<SetupJson>) => void, isSolo = false): TemplateResult {
  const { skills, sheet, solo_ambushes } = setup;
  const choose = (set: SetupJson['set']) => (): void =>
    change({ ...preset(set), skills, sheet, ...(solo_ambushes ? { solo_ambushes } : {}) });
  const setRadio = (set: SetupJson['set']): TemplateResult =>
    textRadio({ group: 'table-set', value: set, on: setup.set === set, choose: choose(set) }, t(`set-${set}`));
  const sheetRadio = (id: string): TemplateResult =>
    textRadio(
      { group: 'table-sheet', value: id, on: sheet === id, choose: () => change({ sheet: id }), title: sheetName(id) },
      letterName(id),
    );
  const switchOf = (name: 'heroes' | 'skills' | 'solo_ambushes', label: string): TemplateResult =>
    toggle(name.replace('_', '-'), label, setup[name] ?? false, () => change({ [name]: !setup[name] }));
  return html`<fieldset class="choice"><legend class="sr">${t('new-set')}</legend><div class="seg">${SETS.map(setRadio)}</div></fieldset>
    <fieldset class="choice"><legend class="lbl">${t('new-sheet')}</legend><div class="seg even">
      ${Object.keys(CATALOGUE.sheets).map(sheetRadio)}</div>
      ${ownSheetChoice('table-sheet', sheet, (id) => change({ sheet: id }))}</fieldset>
    <div class="toggles">${setup.set === 'base' ? nothing : switchOf('heroes', t('new-heroes'))}
      ${switchOf('skills', t('new-skills'))}${isSolo ? nothing : switchOf('solo_ambushes', t('new-solo-ambushes'))}</div>`;
}
