/** The coach next to the map: what is new, and the one thing to do now. */

import { html, nothing, type TemplateResult } from 'lit';
import { isTouched, namesCells } from '../../browser/preferences';
import { endLesson } from '../../commands/lesson';
import { leaveGame } from '../../commands/open';
import { TOLL } from '../../play/explain';
import type { View } from '../../contract/generated/messages';
import type { TextKey } from '../../contract/generated/text-keys';
import { currentStep, isAstray, lessonMarks, type Step, type StepId, STEPS, timeOf, wasElsewhere } from '../../state/lesson';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { iconButton, type Piece } from '../../ui/pieces';
import { shown } from '../../words/sentences';
import { list, t } from '../../words/texts';

/** What is different for fingers. */
const BY_TOUCH: Partial<Record<StepId, TextKey>> = { welcome: 'learn-welcome-do-touch', terrain: 'learn-terrain-do-touch' };

/** What the play screen's style sheet wants to know: whether the coach speaks, and whether of the edicts. */
export function coachClass(): string {
  const now = currentStep();
  if (!now) return '';
  return now.step.id === 'edict' ? 'coached coached-edict' : 'coached';
}

/** What to do now, in one sentence or two; at the end nothing. */
function todo(step: Step, waits: boolean): string {
  if (step.id === 'goodbye') return '';
  if (state.hand.explain?.pinned) return t(state.hand.explain.letter === TOLL ? 'learn-look-toll' : 'learn-look');
  if (isAstray()) return t('learn-try-again');
  if (waits) return t('learn-turn-card');
  if (step.target && !state.school.reachable) return t('learn-free');
  const touched = BY_TOUCH[step.id];
  if (touched && isTouched()) return t(touched);
  if (namesCells()) return t(`learn-${step.id}-do`, { cells: list((step.target ?? []).map(shown)) });
  return step.id === 'place' ? t('learn-place-do-unnamed') : t(`learn-${step.id}-do`, { cells: t('learn-dashed-cells') });
}

/** Anyone who cannot see the dashes hears which cells they are. */
function spoken(step: Step): Piece {
  return step.target && !namesCells() ? html`<span class="sr">${list(step.target.map(shown))}</span>` : nothing;
}

function news(step: Step, waits: boolean): string {
  if (waits) return '';
  return t(step.id === 'season-end' ? 'learn-season-end-before' : `learn-${step.id}-text`);
}

export function coach(view: View): Piece {
  const now = currentStep();
  if (!now) return nothing;
  const { step, number } = now;
  const last = step.id === 'goodbye';
  // Before its card is turned up a step stays secret: the one before it was done well.
  const waits = timeOf(view, step) < 0;
  const text = news(step, waits);
  const task = todo(step, waits);
  return html`<section class="coach plate" aria-label=${t('learn-title')} data-step=${step.id}
    data-cells=${lessonMarks().join(' ')} ?data-waits=${waits}>
    ${iconButton('cross', t('learn-skip'), leaveGame, 'leave-lesson')}
    <div role="status">
      <p class="eyebrow">${t('learn-step', { number: waits ? number - 1 : number, of: STEPS.length })}</p>
      <h2>${waits ? t(wasElsewhere(view) ? 'learn-done-elsewhere' : 'learn-well-done') : t(`learn-${step.id}-title`)}</h2>
      ${text ? html`<p>${text}</p>` : nothing}
      ${task ? html`<p class="do">${icon('quill')}<span>${task}</span>${spoken(step)}</p>` : nothing}
    </div>
    ${last && !waits ? farewell() : nothing}
  </section>`;
}

function farewell(): TemplateResult {
  const fresh = (): void => {
    endLesson();
    leaveGame();
  };
  return html`<div class="pair"><button class="btn primary" data-act="play-on" @click=${endLesson}>${t('learn-goodbye-continue')}</button>
    <button class="btn" data-act="play-new" @click=${fresh}>${t('learn-goodbye-new')}</button></div>`;
}

/** A sentence for the season's end, in that dialog. */
export function lessonNote(): Piece {
  return currentStep() ? html`<p class="learn-note">${icon('quill')}<span>${t('learn-season-end-text')}</span></p>` : nothing;
}
