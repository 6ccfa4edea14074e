/** The fields for the player's name and crest. */

import { html, type TemplateResult } from 'lit';
import { cleanName, MAX_LINK_NAME_LENGTH } from '../page/links';
import { changeSettings } from '../page/settings';
import { MAX_NAME_LENGTH } from '../state/seats';
import { state } from '../state/store';
import { inputValue } from './choices';
import { t } from '../words/texts';
import { crestChoice } from './crest-choice';

/** The fields for name and crest on maps, keepsakes and in challenges. */
export function nameAndCrestFields(): TemplateResult {
  const { name, crest } = state.settings;
  const setName = (event: Event): void => changeSettings({ name: cleanName(inputValue(event)) });
  return html`<div class="signature stack"><label class="field"><span class="lbl">${t('keepsake-name')}</span><input
      type="text" maxlength=${MAX_LINK_NAME_LENGTH} autocomplete="nickname" data-field="name" .value=${name} @change=${setName}></label>
    ${crestChoice('crest', crest, (chosen) => changeSettings({ crest: chosen }))}</div>`;
}

/** The field for the player's name at tables and in groups. */
export function nameField(name: string): TemplateResult {
  return html`<input type="text" maxlength=${MAX_NAME_LENGTH} autocomplete="nickname" data-field="name"
    aria-label=${t('together-your-name')} placeholder=${t('together-your-name')} .value=${name}
    @change=${(event: Event) => changeSettings({ name: inputValue(event).trim() })}>`;
}
