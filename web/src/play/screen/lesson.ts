/** The coach next to the map: what is new, and the one thing to do now. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasCoarsePointer, showsCoordinates } from '../../core/browser/preferences';
import { endLesson } from '../lesson';
import { leaveGame } from '../open-game';
import { TOLL } from '../explanation';
import type { View } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import {
  currentLessonStep,
  isDrawnOffTarget,
  lessonTargetCells,
  type Step,
  type StepId,
  STEPS,
  stepOffset,
  isDrawnWellOffTarget,
} from '../../core/state/lesson';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { iconButton, type Renderable } from '../../core/ui/buttons';
import { cellLabel } from '../../core/words/sentences';
import { joinList, t } from '../../core/words/texts';

/** What is different for fingers. */
const BY_TOUCH: Partial<Record<StepId, TextKey>> = { welcome: 'learn-welcome-do-touch', terrain: 'learn-terrain-do-touch' };

/** What the play screen's style sheet wants to know: whether the coach speaks, and whether of the edicts. */
export function lessonClass(): string {
  const now = currentLessonStep();
  if (!now) return '';
  return now.step.id === 'edict' ? 'coached coached-edict' : 'coached';
}

/** What to do now, in one sentence or two; at the end nothing. */
function taskText(step: Step, beforeCard: boolean): string {
  if (step.id === 'goodbye') return '';
  if (state.input.explanation?.pinned) return t(state.input.explanation.letter === TOLL ? 'learn-look-toll' : 'learn-look');
  if (isDrawnOffTarget()) return t('learn-try-again');
  if (beforeCard) return t('learn-turn-card');
  if (step.target && !state.lesson.isTargetReachable) return t('learn-free');
  const touched = BY_TOUCH[step.id];
  if (touched && hasCoarsePointer()) return t(touched);
  if (showsCoordinates()) return t(`learn-${step.id}-do`, { cells: joinList((step.target ?? []).map(cellLabel)) });
  return step.id === 'place' ? t('learn-place-do-unnamed') : t(`learn-${step.id}-do`, { cells: t('learn-dashed-cells') });
}

/** Anyone who cannot see the dashes hears which cells they are. */
function targetCellsForReader(step: Step): Renderable {
  return step.target && !showsCoordinates() ? html`<span class="sr">${joinList(step.target.map(cellLabel))}</span>` : nothing;
}

function stepText(step: Step, waits: boolean): string {
  if (waits) return '';
  return t(step.id === 'season-end' ? 'learn-season-end-before' : `learn-${step.id}-text`);
}

export function lessonPanel(view: View): Renderable {
  const now = currentLessonStep();
  if (!now) return nothing;
  const { step, number } = now;
  const last = step.id === 'goodbye';
  // Before its card is turned up a step stays secret: the one before it was done well.
  const waits = stepOffset(view, step) < 0;
  const text = stepText(step, waits);
  const task = taskText(step, waits);
  return html`<section class="coach plate" aria-label=${t('learn-title')} data-step=${step.id}
    data-cells=${lessonTargetCells().join(' ')} ?data-waits=${waits}>
    ${iconButton('cross', t('learn-skip'), leaveGame, 'leave-lesson')}
    <div role="status">
      <p class="eyebrow">${t('learn-step', { number: waits ? number - 1 : number, of: STEPS.length })}</p>
      <h2>${waits ? t(isDrawnWellOffTarget(view) ? 'learn-done-elsewhere' : 'learn-well-done') : t(`learn-${step.id}-title`)}</h2>
      ${text ? html`<p>${text}</p>` : nothing}
      ${task ? html`<p class="do">${icon('quill')}<span>${task}</span>${targetCellsForReader(step)}</p>` : nothing}
    </div>
    ${last && !waits ? endButtons() : nothing}
  </section>`;
}

function endButtons(): TemplateResult {
  const startOwnGame = (): void => {
    endLesson();
    leaveGame();
  };
  return html`<div class="pair"><button class="btn primary" data-act="play-on" @click=${endLesson}>${t('learn-goodbye-continue')}</button>
    <button class="btn" data-act="play-new" @click=${startOwnGame}>${t('learn-goodbye-new')}</button></div>`;
}

/** A sentence for the season's end, in that dialog. */
export function lessonNote(): Renderable {
  return currentLessonStep() ? html`<p class="learn-note">${icon('quill')}<span>${t('learn-season-end-text')}</span></p>` : nothing;
}
