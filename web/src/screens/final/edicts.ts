/** The four edicts at the end: what each brought over the year, and on a tap its rule and its cells. */

import { html, nothing, type TemplateResult } from 'lit';
import type { EdictView, View } from '../../contract/generated/messages';
import { icon } from '../../ui/icons';
import { type Piece, stars } from '../../ui/pieces';
import { cardName, letterName } from '../../words/sentences';
import { t } from '../../words/texts';
import { whyText } from '../../words/why';
import { explained, lightEdict, lookedAt, now } from './climax';

export function finalEdicts(view: View): TemplateResult {
  const chips = view.edicts.map((edict) => chip(view, edict));
  return html`<p class="lbl f-year">${t('final-edicts-year')}</p>
    <div class="f-edicts" role="group" aria-label=${t('final-edicts-year')}>${chips}</div>${reason(view)}`;
}

function chip(view: View, { letter, id }: EdictView): TemplateResult {
  const on = now().lit === letter;
  const earned = view.players[lookedAt(view)]?.seasons.reduce((sum, { edicts }) => sum + (edicts[letter] ?? 0), 0) ?? 0;
  return html`<button class="f-edict ${on ? 'on' : ''}" aria-pressed=${on} data-edict=${letter} @click=${() => lightEdict(letter)}>
    <span class="seal">${letterName(letter)}</span><span class="e-name">${cardName(id)}</span>${stars(earned)}</button>`;
}

function reason(view: View): Piece {
  const edict = view.edicts.find(({ letter }) => letter === now().lit);
  if (!edict) return nothing;
  const why = explained(view, edict.letter);
  const earned = why ? html`<p class="muted">${icon('star')}<span>${t('final-edict-now')} ${whyText(why)}</span></p>` : nothing;
  return html`<div class="f-why"><p><b>${cardName(edict.id)}.</b> ${t(`rule-${edict.id}`)}</p>${earned}</div>`;
}
