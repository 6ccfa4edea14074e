/** The choice of a crest. */

import { html, svg, type TemplateResult } from 'lit';
import { SHIELD_PATHS } from '../paint/crests';
import { type Crest, CRESTS } from '../state/crests';
import { t } from '../words/texts';
import { crestPath } from './seat-mark';

const SHIELD = svg`<path class="field" d=${SHIELD_PATHS.shield}></path>`;

/** The crests as radio buttons. `name` must differ from that of other choices on the page. */
export function crestChoice(name: string, chosen: string, choose: (crest: string) => void): TemplateResult {
  const crestRadio = (crest: Crest): TemplateResult => {
    const isChosen = crest === chosen;
    const title = t(`crest-${crest}`);
    return html`<label class="center ${isChosen ? 'on' : ''}" title=${title}><input class="cover" type="radio" name=${name} value=${crest}
      aria-label=${title} .checked=${isChosen} @change=${() => choose(crest)}>
      <span class="mark" aria-hidden="true"><svg viewBox="0 0 32 32">${SHIELD}${crestPath(crest)}</svg></span></label>`;
  };
  return html`<fieldset class="crests stack"><legend class="lbl">${t('seats-crest')}</legend>${CRESTS.map(crestRadio)}</fieldset>`;
}
