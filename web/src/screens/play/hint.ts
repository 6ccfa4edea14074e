/** The best three places, each with the idea behind it; the map shows them with the same numbers. */

import { html, nothing, type TemplateResult } from 'lit';
import { choosePlace, closeHint, toggleHint, usePlace } from '../../play/hint';
import type { PlaceJson } from '../../contract/generated/messages';
import type { OpenHint } from '../../state/game';
import { currentHint, mayEverHint, mayHint } from '../../state/hand';
import { icon } from '../../ui/icons';
import { kbd, type Piece, stars, wordButton } from '../../ui/pieces';
import { number, t } from '../../words/texts';
import { describe, ideaOf } from '../../words/why';

/** Between two decisions there is nothing to hint at; its place stays, so that nothing next to it moves. */
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
    ${open && !open.hint ? thinking(open) : nothing}
    <ol>${places.map((place, index) => one(place, index, index === open?.chosen))}</ol>
    <div class="pair">${places.some(({ intent }) => intent) ? useButton(places[open?.chosen ?? 0]) : nothing}
      <button class="btn" data-act="close-hint" @click=${() => closeHint()}><span>${t('play-back')}</span>${kbd('Esc')}</button></div>
  </section>`;
}

function thinking({ share }: OpenHint): TemplateResult {
  const percent = Math.round(share * 100);
  return html`<p class="muted">${t('coach-thinking-share', { percent: number(percent) })}</p>
    <progress max="100" .value=${percent} aria-label=${t('coach-thinking')}></progress>`;
}

function useButton(chosen: PlaceJson | undefined): TemplateResult {
  return wordButton('check', t('coach-use'), () => usePlace(), { act: 'use-hint', kind: 'primary', off: !chosen?.intent });
}

function one(place: PlaceJson, index: number, on: boolean): TemplateResult {
  return html`<li><button class="place ${on ? 'on' : ''}" aria-pressed=${on} data-place=${index} @click=${() => choosePlace(index)}>
    <span class="badge" aria-hidden="true">${index + 1}</span>
    <span><b class="why">${ideaOf(place)}</b><small class="named">${describe(place)}</small></span>${expected(place)}</button></li>`;
}

/** What the game is expected to come to. */
function expected(place: PlaceJson): TemplateResult {
  const all = Math.round(place.expected);
  return html`<span title=${t('coach-gain', { stars: all })}><span class="sr">${t('coach-gain', { stars: all })}</span>
    <span aria-hidden="true">${stars(all)}</span></span>`;
}
