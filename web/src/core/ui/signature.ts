/** The fields for the player's name and crest. */

import { html, type TemplateResult } from 'lit';
import { cleanName, MAX_LINK_NAME_LENGTH } from '../page/links';
import { changeSettings } from '../page/settings';
import { MAX_NAME_LENGTH } from '../state/seats';
import { state } from '../state/store';
import { inputValue } from './choices';
import { t } from '../words/texts';
import { crestChoice } from './crest-choice';

/** On maps, keepsakes and in challenges. */
export function nameAndCrestFields(): TemplateResult {
  const { name, crest } = state.settings;
  const sign = (event: Event): void => changeSettings({ name: cleanName(inputValue(event)) });
  return html`<div class="signature stack"><label class="field"><span class="lbl">${t('keepsake-name')}</span><input
      type="text" maxlength=${MAX_LINK_NAME_LENGTH} autocomplete="nickname" data-field="name" .value=${name} @change=${sign}></label>
    ${crestChoice('crest', crest, (chosen) => changeSettings({ crest: chosen }))}</div>`;
}

/** The name by which the others know the player of this device; the last one is already there. */
export function nameField(name: string): TemplateResult {
  return html`<input type="text" maxlength=${MAX_NAME_LENGTH} autocomplete="nickname" data-field="name"
    aria-label=${t('together-your-name')} placeholder=${t('together-your-name')} .value=${name}
    @change=${(event: Event) => changeSettings({ name: inputValue(event).trim() })}>`;
}
