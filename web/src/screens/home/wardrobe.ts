/** The colour and the crest of a seat, chosen under its row. */

import { html, type TemplateResult } from 'lit';
import { changeSeat, recolour } from '../../commands/form';
import { usualCrest } from '../../state/crests';
import { COLOURS, type Seat } from '../../state/seats';
import { crestChoice } from '../../ui/crest-choice';
import { t } from '../../words/texts';

export function wardrobe(seat: Seat, index: number): TemplateResult {
  return html`<div class="wardrobe">
    <fieldset class="colours"><legend class="lbl">${t('table-colour')}</legend>${COLOURS.map(
      (
        colour,
      ) => html`<label class="seat-${colour} ${colour === seat.colour ? 'on' : ''}" title=${t(`table-colour-${colour}`)}><input type="radio" name="colour-${index}" value=${colour}
        aria-label=${t(`table-colour-${colour}`)} .checked=${colour === seat.colour} @change=${() => recolour(index, colour)}><i></i></label>`,
    )}</fieldset>
    ${crestChoice(`crest-${index}`, seat.crest || usualCrest(index), (crest) => changeSeat(index, { crest }))}
  </div>`;
}
