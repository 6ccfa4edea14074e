/** The four edicts at the end: what each brought over the year, and on a tap its rule and its cells. */

import { html, nothing, type TemplateResult } from 'lit';
import type { EdictView, View } from '../../core/contract/generated/messages';
import { icon } from '../../core/ui/icons';
import { type Renderable, stars } from '../../core/ui/buttons';
import { cardName, letterName } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';
import { explanationText } from '../../core/words/advice';
import { explanationOf, highlightEdict, inspectedSeat, finalState } from './model';

export function finalEdicts(view: View): TemplateResult {
  const chips = view.edicts.map((edict) => edictButton(view, edict));
  return html`<p class="lbl f-year">${t('final-edicts-year')}</p>
    <div class="f-edicts stack" role="group" aria-label=${t('final-edicts-year')}>${chips}</div>${edictExplanation(view)}`;
}

function edictButton(view: View, { letter, id }: EdictView): TemplateResult {
  const on = finalState().highlightedEdict === letter;
  const earned = view.players[inspectedSeat(view)]?.seasons.reduce((sum, { edicts }) => sum + (edicts[letter] ?? 0), 0) ?? 0;
  return html`<button class="f-edict gap-1 tap row ${on ? 'on' : ''}" aria-pressed=${on} data-edict=${letter} @click=${() => highlightEdict(letter)}>
    <span class="seal">${letterName(letter)}</span><span class="e-name">${cardName(id)}</span>${stars(earned)}</button>`;
}

function edictExplanation(view: View): Renderable {
  const edict = view.edicts.find(({ letter }) => letter === finalState().highlightedEdict);
  if (!edict) return nothing;
  const why = explanationOf(view, edict.letter);
  const earned = why ? html`<p class="muted">${icon('star')}<span>${t('final-edict-now')} ${explanationText(why)}</span></p>` : nothing;
  return html`<div class="f-why text-sm stack"><p><b>${cardName(edict.id)}.</b> ${textFor('rule', edict.id)}</p>${earned}</div>`;
}
