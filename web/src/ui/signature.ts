/** The player's name and crest: on maps, keepsakes and in challenges. */

import { html, type TemplateResult } from 'lit';
import { cleanName, LONGEST_NAME } from '../commands/links';
import { changeSettings } from '../commands/settings';
import { state } from '../state/store';
import { t } from '../words/texts';
import { crestChoice } from './crest-choice';

export function signature(): TemplateResult {
  const { name, crest } = state.settings;
  const sign = (event: Event): void => changeSettings({ name: cleanName((event.target as HTMLInputElement).value) });
  return html`<div class="signature"><label class="field"><span class="lbl">${t('keepsake-name')}</span><input
      type="text" maxlength=${LONGEST_NAME} autocomplete="nickname" data-field="name" .value=${name} @change=${sign}></label>
    ${crestChoice('crest', crest, (chosen) => changeSettings({ crest: chosen }))}</div>`;
}
