/** The colour and the crest of a seat, chosen under its row. */

import { html, type TemplateResult } from 'lit';
import { changeSeat, setSeatColour } from './form';
import { defaultCrest } from '../../core/state/crests';
import { type Colour, COLOURS, type Seat } from '../../core/state/seats';
import { crestChoice } from '../../core/ui/crest-choice';
import { t } from '../../core/words/texts';

export function seatAppearance(seat: Seat, index: number): TemplateResult {
  return html`<div class="wardrobe whole stack">
    <fieldset class="colours stack"><legend class="lbl">${t('table-colour')}</legend>${COLOURS.map((colour) =>
      colourChoice(colour, seat, index),
    )}</fieldset>
    ${crestChoice(`crest-${index}`, seat.crest || defaultCrest(index), (crest) => changeSeat(index, { crest }))}
  </div>`;
}

function colourChoice(colour: Colour, seat: Seat, index: number): TemplateResult {
  const on = colour === seat.colour;
  const name = t(`table-colour-${colour}`);
  return html`<label class="center seat-${colour} ${on ? 'on' : ''}" title=${name}><input class="cover" type="radio" name="colour-${index}" value=${colour}
    aria-label=${name} .checked=${on} @change=${() => setSeatColour(index, colour)}><i></i></label>`;
}
