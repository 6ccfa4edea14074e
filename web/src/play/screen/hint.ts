/** The best three places, each with the idea behind it; the map shows them with the same numbers. */

import { html, nothing, type TemplateResult } from 'lit';
import { chooseSuggestion, closeHint, toggleHint, applySuggestion } from '../hint';
import type { SuggestionJson } from '../../core/contract/generated/messages';
import type { HintState } from '../../core/state/game';
import { currentHint, allowsHints, canHint } from '../../core/state/input';
import { icon } from '../../core/ui/icons';
import { kbd, type Renderable, stars, textButton } from '../../core/ui/buttons';
import { formatNumber, t } from '../../core/words/texts';
import { adviceText, ideaText } from '../../core/words/advice';
import type { Play } from '../play';
import { state } from '../../core/state/store';

/** Between two decisions there is nothing to hint at; its place stays, so that nothing next to it moves. */
export function hintButton(play: Play): Renderable {
  if (canHint(state)) {
    const label = t('coach-hint');
    return html`<button class="icon-btn hint-btn" data-act="hint" aria-label=${label} title=${label}
      @click=${() => toggleHint(play)}>${icon('bulb')}</button>`;
  }
  return allowsHints(state) ? html`<span class="icon-btn hint-btn no-hint"></span>` : nothing;
}

export function hintPanel(play: Play): TemplateResult {
  const open = currentHint(state);
  const places = open?.hint?.suggestions ?? [];
  const areEqual = new Set(places.map(expectedTotal)).size < 2;
  return html`<section class="explain stack hint plate" aria-label=${t('coach-hint-title')} aria-busy=${!open?.hint}>
    <div class="x-head between top"><div class="fill anywhere"><p class="eyebrow">${t('coach-title')}</p><h2>${t('coach-hint-title')}</h2></div></div>
    ${open && !open.hint ? thinking(open) : nothing}
    <ol class="stack">${places.map((place, index) => suggestionItem(play, place, index, index === open?.chosenIndex, areEqual && places.length > 1))}</ol>
    <div class="pair">${places.some(({ intent }) => intent) ? useButton(play, places[open?.chosenIndex ?? 0]) : nothing}
      <button class="btn" data-act="close-hint" @click=${() => closeHint(play)}><span>${t('play-back')}</span>${kbd('Esc')}</button></div>
  </section>`;
}

function thinking({ progress }: HintState): TemplateResult {
  const percent = Math.round(progress * 100);
  return html`<p class="muted">${t('coach-thinking-share', { percent: formatNumber(percent) })}</p>
    <progress max="100" .value=${percent} aria-label=${t('coach-thinking')}></progress>`;
}

function useButton(play: Play, chosen: SuggestionJson | undefined): TemplateResult {
  return textButton('check', t('coach-use'), () => applySuggestion(play), { act: 'use-hint', kind: 'primary', off: !chosen?.intent });
}

/** Equal totals are left out: they say nothing about which place to choose. */
function suggestionItem(play: Play, suggestion: SuggestionJson, index: number, on: boolean, areEqual: boolean): TemplateResult {
  return html`<li><button class="place pick tap ${on ? 'on' : ''}" aria-pressed=${on} data-place=${index} @click=${() => chooseSuggestion(play, index)}>
    <span class="badge center" aria-hidden="true">${index + 1}</span>
    <span class="stack"><b class="title why">${ideaText(suggestion)}</b><small
      class="named">${adviceText(suggestion)}</small></span>${areEqual ? nothing : expectedStars(suggestion)}</button></li>`;
}

function expectedTotal({ expected }: SuggestionJson): number {
  return Math.round(expected);
}

/** What the game is expected to come to. */
function expectedStars(place: SuggestionJson): TemplateResult {
  const all = expectedTotal(place);
  return html`<span title=${t('coach-gain', { stars: all })}><span class="sr">${t('coach-gain', { stars: all })}</span>
    <span aria-hidden="true">${stars(all)}</span></span>`;
}
