/** The coach next to the map: what is new, and the one thing to do now. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasCoarsePointer, showsCoordinates } from '../../core/browser/preferences';
import { endLesson } from '../lesson';
import { leaveGame } from '../open-game';
import { explainEdict, TOLL } from '../explanation';
import type { View } from '../../core/contract/generated/messages';
import { lazyPart } from '../../core/lazy-parts';
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
import { cardName, cellLabel, letterName } from '../../core/words/sentences';
import { joinList, t, textFor } from '../../core/words/texts';
import type { Play } from '../play';

/** What is different for fingers. */
const BY_TOUCH: Partial<Record<StepId, TextKey>> = {
  welcome: 'learn-welcome-do-touch',
  terrain: 'learn-terrain-do-touch',
  rotate: 'learn-rotate-do-touch',
  edict: 'learn-edict-do-touch',
  shape: 'learn-shape-do-touch',
};
/** The edict of which a step speaks: on phones the coach has its place and shows it. */
const EDICT_OF_STEP: Partial<Record<StepId, string>> = { terrain: 'A', edict: 'A', coin: 'B' };
const LESSON_STAMP = { id: 'lesson', page: 'road', goal: 1, reached: 1, game: null };

/** What the play screen's style sheet wants to know: whether the coach speaks. */
export function lessonClass(): string {
  return currentLessonStep() ? 'coached' : '';
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

export function lessonPanel(play: Play, view: View): Renderable {
  const now = currentLessonStep();
  if (!now) return nothing;
  const { step, number } = now;
  const last = step.id === 'goodbye';
  const offset = stepOffset(view, step);
  // Before its card is turned up a step stays secret: the one before it was done well.
  const waits = offset < 0;
  // While the next card is turned up, what was to be done with the one before is over.
  const isPast = offset > 0;
  const text = isPast ? '' : stepText(step, waits);
  const task = isPast ? '' : taskText(step, waits);
  const title = isPast || (waits && isDrawnWellOffTarget(view)) ? 'learn-done-elsewhere' : waits ? 'learn-well-done' : null;
  return html`<section class="coach plate" aria-label=${t('learn-title')} data-step=${step.id}
    data-cells=${lessonTargetCells().join(' ')} ?data-waits=${waits}>
    ${iconButton('cross', t('learn-skip'), leaveGame, 'leave-lesson')}
    <div role="status">
      <p class="eyebrow">${t('learn-step', { number: waits ? number - 1 : number, of: STEPS.length })}</p>
      <h2>${t(title ?? `learn-${step.id}-title`)}</h2>
      ${last && !waits ? firstStamp() : nothing}
      ${text ? html`<p>${text}</p>` : nothing}
      ${task ? html`<p class="do">${icon('quill')}<span>${task}</span>${targetCellsForReader(step)}</p>` : nothing}
    </div>
    ${waits || isPast ? nothing : spokenOfEdict(play, view, EDICT_OF_STEP[step.id])}
    ${last && !waits ? endButtons() : nothing}
  </section>`;
}

/** The stamp of the album for having come so far, and a word of praise. */
function firstStamp(): TemplateResult {
  return html`<div class="first-stamp row gap-3">${lazyPart('stamp')?.(LESSON_STAMP) ?? nothing}<p>${t('learn-goodbye-praise')}</p></div>`;
}

/** Where the coach hides the edicts, the one it speaks of: pressed, it is explained like any other. */
function spokenOfEdict(play: Play, { edicts }: View, letter: string | undefined): Renderable {
  const edict = edicts.find((each) => each.letter === letter);
  if (!edict || !letter) return nothing;
  return html`<button class="coach-edict btn" data-coach-edict=${letter} @click=${() => void explainEdict(play, letter, true)}>
    <span class="seal">${letterName(letter)}</span><span><b>${cardName(edict.id)}</b> <small>${textFor('rule', edict.id)}</small></span></button>`;
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
  return currentLessonStep()
    ? html`<p class="learn-note gap-2 strong text-sm medium">${icon('quill')}<span>${t('learn-season-end-text')}</span></p>`
    : nothing;
}
