/** The field for the player's own name, where others see it. */

import { html, type TemplateResult } from 'lit';
import { MAX_NAME_LENGTH } from '../state/seats';
import { inputValue } from './choices';
import { t } from '../words/texts';
import { changeSettings } from '../page/settings';

/** The name by which the others know the player of this device; the last one is already there. */
export function nameField(name: string): TemplateResult {
  return html`<input type="text" maxlength=${MAX_NAME_LENGTH} autocomplete="nickname" data-field="name"
    aria-label=${t('together-your-name')} placeholder=${t('together-your-name')} .value=${name}
    @change=${(event: Event) => changeSettings({ name: inputValue(event).trim() })}>`;
}
