/** The panel of a hint: up to three numbered suggestions with their ideas, which the map shows with the same numbers. */

import { html, nothing, type TemplateResult } from 'lit';
import { allowsHints, canHint, chooseSuggestion, closeHint, toggleHint, applySuggestion } from '../hint';
import type { AdviceJson } from '../../core/contract/generated/messages';
import type { HintState } from '../../core/state/game';
import { currentHint } from '../../core/state/input';
import { icon } from '../../core/ui/icons';
import { kbd, type Renderable, stars, textButton } from '../../core/ui/buttons';
import { formatNumber, t } from '../../core/words/texts';
import { adviceText, ideaText } from '../../core/words/advice';
import type { Play } from '../play';

/** The button for a hint; an empty place while there is nothing to decide, so that nothing next to it moves. */
export function hintButton(play: Play): Renderable {
  if (canHint(play)) {
    const label = t('coach-hint');
    return html`<button class="icon-btn hint-btn" data-act="hint" aria-label=${label} title=${label}
      @click=${() => toggleHint(play)}>${icon('bulb')}</button>`;
  }
  return allowsHints(play) ? html`<span class="icon-btn hint-btn no-hint"></span>` : nothing;
}

export function hintPanel(play: Play): TemplateResult {
  const open = currentHint(play);
  const suggestions = open?.hint?.suggestions ?? [];
  const hidesTotals = suggestions.length > 1 && new Set(suggestions.map(expectedTotal)).size === 1;
  return html`<section class="explain stack hint plate" aria-label=${t('coach-hint-title')} aria-busy=${!open?.hint}>
    <div class="explain-head between top">
      <div class="fill anywhere"><p class="eyebrow">${t('coach-title')}</p><h2>${t('coach-hint-title')}</h2></div></div>
    ${open && !open.hint ? hintProgress(open) : nothing}
    <ol class="stack">${suggestions.map((each, index) => suggestionItem(play, each, index, index === open?.chosenIndex, hidesTotals))}</ol>
    <div class="pair">${open?.intents.some(Boolean) ? useButton(play, !open.intents[open.chosenIndex]) : nothing}
      <button class="btn" data-act="close-hint" @click=${() => closeHint(play)}><span>${t('play-back')}</span>${kbd('Esc')}</button></div>
  </section>`;
}

function hintProgress({ progress }: HintState): TemplateResult {
  const percent = Math.round(progress * 100);
  return html`<p class="muted">${t('coach-thinking-share', { percent: formatNumber(percent) })}</p>
    <progress max="100" .value=${percent} aria-label=${t('coach-thinking')}></progress>`;
}

function useButton(play: Play, disabled: boolean): TemplateResult {
  return textButton('check', t('coach-use'), () => applySuggestion(play), { act: 'use-hint', look: 'primary', disabled });
}

/** A suggestion with its expected stars, unless those are the same for all suggestions. */
function suggestionItem(play: Play, suggestion: AdviceJson, index: number, on: boolean, hidesTotal: boolean): TemplateResult {
  return html`<li><button class="place pick tap ${on ? 'on' : ''}" aria-pressed=${on} data-place=${index}
    @click=${() => chooseSuggestion(play, index)}>
    <span class="badge center" aria-hidden="true">${index + 1}</span>
    <span class="stack"><b class="title why">${ideaText(suggestion)}</b><small
      class="named">${adviceText(suggestion.action)}</small></span>${hidesTotal ? nothing : expectedStars(suggestion)}</button></li>`;
}

function expectedTotal({ expected }: AdviceJson): number {
  return Math.round(expected);
}

/** The stars that the whole game is expected to bring. */
function expectedStars(suggestion: AdviceJson): TemplateResult {
  const all = expectedTotal(suggestion);
  return html`<span title=${t('coach-gain', { stars: all })}><span class="sr">${t('coach-gain', { stars: all })}</span>
    <span aria-hidden="true">${stars(all)}</span></span>`;
}
