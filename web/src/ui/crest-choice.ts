/** A crest to choose, among a dozen. */

import { html, svg, type TemplateResult } from 'lit';
import { FIELDS } from '../paint/crests';
import { CRESTS } from '../state/crests';
import { t } from '../words/texts';
import { crestPath } from './seat-mark';

/** `name` keeps two choices on one page apart. */
export function crestChoice(name: string, now: string, choose: (crest: string) => void): TemplateResult {
  return html`<fieldset class="crests"><legend class="lbl">${t('seats-crest')}</legend>${CRESTS.map(
    (
      crest,
    ) => html`<label class=${crest === now ? 'on' : ''} title=${t(`crest-${crest}`)}><input type="radio" name=${name} value=${crest} aria-label=${t(`crest-${crest}`)} .checked=${crest === now} @change=${() => choose(crest)}>
      <span class="mark" aria-hidden="true"><svg viewBox="0 0 32 32">${svg`<path class="field" d=${FIELDS.shield}></path>`}${crestPath(crest)}</svg></span></label>`,
  )}</fieldset>`;
}
