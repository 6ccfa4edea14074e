/** The best three places, what each gains and why; the map shows them with the same numbers. */

import { html, nothing, type TemplateResult } from 'lit';
import { choosePlace, closeHint, toggleHint, usePlace } from '../../play/hint';
import type { PlaceJson } from '../../contract/generated/messages';
import { currentHint, mayHint } from '../../state/hand';
import { icon } from '../../ui/icons';
import { kbd, type Piece } from '../../ui/pieces';
import { sentences, t } from '../../words/texts';
import { describe, reasonsOf } from '../../words/why';

export function hintButton(): Piece {
  return mayHint()
    ? html`<button class="icon-btn hint-btn" data-act="hint" aria-label=${t('coach-hint')} title=${t('coach-hint')} @click=${() => toggleHint()}>${icon('bulb')}</button>`
    : nothing;
}

export function hintPanel(): TemplateResult {
  const open = currentHint();
  const places = open?.hint?.places ?? [];
  return html`<section class="explain hint plate" aria-label=${t('coach-hint-title')} aria-busy=${!open?.hint}>
    <div class="x-head"><div><p class="eyebrow">${t('coach-title')}</p><h2>${t('coach-hint-title')}</h2></div></div>
    ${open?.hint ? nothing : html`<p class="muted">${icon('hourglass')} ${t('coach-thinking')}</p>`}
    <ol>${places.map((place, index) => one(place, index, index === open?.chosen))}</ol>
    ${places.some(({ intent }) => intent) ? html`<button class="btn primary" data-act="use-hint" ?disabled=${!places[open?.chosen ?? 0]?.intent} @click=${() => usePlace()}>${icon('check')}<span>${t('coach-use')}</span></button>` : nothing}
    <button class="btn" data-act="close-hint" @click=${() => closeHint()}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}

function one(place: PlaceJson, index: number, on: boolean): TemplateResult {
  return html`<li><button class="place ${on ? 'on' : ''}" aria-pressed=${on} data-place=${index} @click=${() => choosePlace(index)}>
    <span class="badge" aria-hidden="true">${index + 1}</span>
    <span><b class="named">${describe(place)}</b><b class="unnamed" aria-hidden="true">${describe({ ...place, cells: [] }, place.terrain)}</b><small>${t('coach-gain', { stars: Math.round(place.expected) })}</small><small class="why">${sentences(reasonsOf(place))}</small></span></button></li>`;
}
