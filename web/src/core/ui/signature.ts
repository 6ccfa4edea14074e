/** The player's name and crest: on maps, keepsakes and in challenges. */

import { html, type TemplateResult } from 'lit';
import { cleanName, MAX_LINK_NAME_LENGTH } from '../page/links';
import { changeSettings } from '../page/settings';
import { state } from '../state/store';
import { t } from '../words/texts';
import { crestChoice } from './crest-choice';

export function nameAndCrestFields(): TemplateResult {
  const { name, crest } = state.settings;
  const sign = (event: Event): void => changeSettings({ name: cleanName((event.target as HTMLInputElement).value) });
  return html`<div class="signature stack"><label class="field"><span class="lbl">${t('keepsake-name')}</span><input
      type="text" maxlength=${MAX_LINK_NAME_LENGTH} autocomplete="nickname" data-field="name" .value=${name} @change=${sign}></label>
    ${crestChoice('crest', crest, (chosen) => changeSettings({ crest: chosen }))}</div>`;
}
