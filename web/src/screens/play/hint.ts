/** The best three places, what each gains and why; the map shows them with the same numbers. */

import { html, nothing, type TemplateResult } from 'lit';
import { choosePlace, closeHint, toggleHint, usePlace } from '../../play/hint';
import type { PlaceJson } from '../../contract/generated/messages';
import { currentHint, mayEverHint, mayHint } from '../../state/hand';
import { icon } from '../../ui/icons';
import { kbd, type Piece, wordButton } from '../../ui/pieces';
import { sentences, t } from '../../words/texts';
import { describe, reasonsOf } from '../../words/why';

/** Between two decisions there is nothing to hint at; its place stays, so that nothing beside it moves. */
export function hintButton(): Piece {
  if (mayHint()) {
    const label = t('coach-hint');
    return html`<button class="icon-btn hint-btn" data-act="hint" aria-label=${label} title=${label}
      @click=${() => toggleHint()}>${icon('bulb')}</button>`;
  }
  return mayEverHint() ? html`<span class="icon-btn hint-btn no-hint"></span>` : nothing;
}

export function hintPanel(): TemplateResult {
  const open = currentHint();
  const places = open?.hint?.places ?? [];
  return html`<section class="explain hint plate" aria-label=${t('coach-hint-title')} aria-busy=${!open?.hint}>
    <div class="x-head"><div><p class="eyebrow">${t('coach-title')}</p><h2>${t('coach-hint-title')}</h2></div></div>
    ${open?.hint ? nothing : html`<p class="muted">${icon('hourglass')} ${t('coach-thinking')}</p>`}
    <ol>${places.map((place, index) => one(place, index, index === open?.chosen))}</ol>
    ${places.some(({ intent }) => intent) ? useButton(places[open?.chosen ?? 0]) : nothing}
    <button class="btn" data-act="close-hint" @click=${() => closeHint()}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}

function useButton(chosen: PlaceJson | undefined): TemplateResult {
  return wordButton('check', t('coach-use'), () => usePlace(), { act: 'use-hint', kind: 'primary', off: !chosen?.intent });
}

function one(place: PlaceJson, index: number, on: boolean): TemplateResult {
  return html`<li><button class="place ${on ? 'on' : ''}" aria-pressed=${on} data-place=${index} @click=${() => choosePlace(index)}>
    <span class="badge" aria-hidden="true">${index + 1}</span>
    <span>${named(place)}<small>${t('coach-gain', { stars: Math.round(place.expected) })}</small>
      <small class="why">${sentences(reasonsOf(place))}</small></span></button></li>`;
}

/** With the cells, and for a map without letters and numbers without them. */
function named(place: PlaceJson): TemplateResult {
  const unnamed = describe({ ...place, cells: [] }, place.terrain);
  return html`<b class="named">${describe(place)}</b><b class="unnamed" aria-hidden="true">${unnamed}</b>`;
}
