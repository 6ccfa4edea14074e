/** What is played at a table: chosen by whoever opened it, seen by all. */

import { html, nothing, type TemplateResult } from 'lit';
import { changeSetup } from '../../commands/table/lobby';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { SetupJson } from '../../contract/generated/messages';
import { preset } from '../../state/form';
import type { TableNow } from '../../state/table/now';
import type { Piece } from '../../ui/pieces';
import { cardName, letterName } from '../../words/sentences';
import { list, t } from '../../words/texts';

const SETS: readonly SetupJson['set'][] = ['base', 'heroes', 'combined'];

export function setupPlate({ setup, opener }: TableNow): Piece {
  if (!setup) return nothing;
  return html`<section class="plate t-plate"><h2>${t('together-setup')}</h2>${opener ? choices(setup) : html`<p>${described(setup)}</p>`}${byHand(setup)}</section>`;
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
      ${SETS.map((each) => html`<label class=${setup.set === each ? 'on' : ''}><input type="radio" name="t-set" value=${each} .checked=${setup.set === each} @change=${() => choose(each)}><span>${t(`set-${each}`)}</span></label>`)}</div></fieldset>
    <fieldset class="choice"><legend class="lbl">${t('new-sheet')}</legend><div class="seg t-sheets">
      ${(Object.keys(CATALOGUE.sheets) as SetupJson['sheet'][]).map((id) => html`<label class=${setup.sheet === id ? 'on' : ''} title=${t(`sheet-${id}`)}><input type="radio" name="t-sheet" value=${id} .checked=${setup.sheet === id} @change=${() => changeSetup({ sheet: id })}><span>${letterName(id)}</span></label>`)}</div></fieldset>
    <div class="toggles">${setup.set === 'base' ? nothing : toggle('heroes', t('new-heroes'), setup.heroes, () => changeSetup({ heroes: !setup.heroes }))}
      ${toggle('skills', t('new-skills'), setup.skills, () => changeSetup({ skills: !setup.skills }))}
      ${toggle('solo-ambushes', t('new-solo-ambushes'), setup.solo_ambushes ?? false, () => changeSetup({ solo_ambushes: !setup.solo_ambushes }))}</div>`;
}

function toggle(act: string, label: string, on: boolean, turn: () => void): TemplateResult {
  return html`<button role="switch" aria-checked=${on} class="toggle ${on ? 'on' : ''}" data-act=${act} @click=${turn}><i></i>${label}</button>`;
}
