/** The panel of the guided game, the coach: what is new, and the task of the step. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasCoarsePointer, showsCoordinates } from '../../core/browser/preferences';
import { endLesson } from '../lesson';
import { invitationButton } from '../newcomer';
import { goTo } from '../../core/page/navigate';
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
  isDrawnElsewhere,
} from '../../core/state/lesson';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { iconButton, type Renderable } from '../../core/ui/buttons';
import { cardName, cellLabel, letterName } from '../../core/words/sentences';
import { joinList, t, textFor } from '../../core/words/texts';
import type { Play } from '../play';

/** The tasks that are worded differently for touch screens. */
const BY_TOUCH: Partial<Record<StepId, TextKey>> = {
  welcome: 'learn-welcome-do-touch',
  terrain: 'learn-terrain-do-touch',
  rotate: 'learn-rotate-do-touch',
  edict: 'learn-edict-do-touch',
  shape: 'learn-shape-do-touch',
};
/** The letter of the edict that a step is about. */
const EDICT_OF_STEP: Partial<Record<StepId, string>> = { terrain: 'A', edict: 'A', coin: 'B' };
const LESSON_STAMP = { id: 'lesson', page: 'road', goal: 1, reached: 1, game: null };

/** The class of the play screen while the coach is shown. */
export function lessonClass(): string {
  return currentLessonStep() ? 'coached' : '';
}

/** The task of the step in one or two sentences; empty for the last step. */
function taskText(play: Play, step: Step, beforeCard: boolean): string {
  if (step.id === 'goodbye') return '';
  if (play.input.explanation?.pinned) return t(play.input.explanation.letter === TOLL ? 'learn-look-toll' : 'learn-look');
  if (isDrawnOffTarget()) return t('learn-try-again');
  if (beforeCard) return t('learn-turn-card');
  if (step.target && !state.lesson.isTargetReachable) return t('learn-free');
  const touched = BY_TOUCH[step.id];
  if (touched && hasCoarsePointer()) return t(touched);
  if (showsCoordinates()) return t(`learn-${step.id}-do`, { cells: joinList((step.target ?? []).map(cellLabel)) });
  return step.id === 'place' ? t('learn-place-do-unnamed') : t(`learn-${step.id}-do`, { cells: t('learn-dashed-cells') });
}

/** The names of the dashed cells, for screen readers. */
function targetCellsForReader(step: Step): Renderable {
  return step.target && !showsCoordinates() ? html`<span class="sr">${joinList(step.target.map(cellLabel))}</span>` : nothing;
}

function stepText(step: Step, waits: boolean): string {
  if (waits) return '';
  return t(step.id === 'season-end' ? 'learn-season-end-before' : `learn-${step.id}-text`);
}

export function lessonPanel(play: Play, view: View): Renderable {
  const current = currentLessonStep();
  if (!current) return nothing;
  const { step, number } = current;
  const isLast = step.id === 'goodbye';
  const offset = stepOffset(view, step);
  // Until its card is revealed, the panel praises the step before.
  const waits = offset < 0;
  // The next card is already revealed, and the task of this step is over.
  const isPast = offset > 0;
  const text = isPast ? '' : stepText(step, waits);
  const task = isPast ? '' : taskText(play, step, waits);
  const isElsewhere = isPast || (waits && isDrawnElsewhere(view));
  const praise = waits ? 'learn-well-done' : null;
  const title = isElsewhere ? 'learn-done-elsewhere' : praise;
  return html`<section class="coach plate" aria-label=${t('learn-title')} data-step=${step.id}
    data-cells=${lessonTargetCells().join(' ')} ?data-waits=${waits}>
    ${iconButton('cross', t('learn-skip'), leaveGame, 'leave-lesson')}
    <div role="status">
      <p class="eyebrow">${t('learn-step', { number: waits ? number - 1 : number, of: STEPS.length })}</p>
      <h2>${t(title ?? `learn-${step.id}-title`)}</h2>
      ${isLast && !waits ? lessonStamp() : nothing}
      ${text ? html`<p>${text}</p>` : nothing}
      ${task ? html`<p class="do">${icon('quill')}<span>${task}</span>${targetCellsForReader(step)}</p>` : nothing}
    </div>
    ${waits || isPast ? nothing : coachEdictButton(play, view, EDICT_OF_STEP[step.id])}
    ${isLast && !waits ? endButtons(play) : nothing}
  </section>`;
}

/** The stamp of the album for the lesson, with a word of praise. */
function lessonStamp(): TemplateResult {
  return html`<div class="first-stamp row gap-3">${lazyPart('stamp')?.(LESSON_STAMP) ?? nothing}<p>${t('learn-goodbye-praise')}</p></div>`;
}

/** A button for the edict that the step is about, because the coach covers the edicts on phones; it opens the explanation. */
function coachEdictButton(play: Play, { edicts }: View, letter: string | undefined): Renderable {
  const edict = edicts.find((each) => each.letter === letter);
  if (!edict || !letter) return nothing;
  return html`<button class="coach-edict btn" data-coach-edict=${letter} @click=${() => void explainEdict(play, letter, true)}>
    <span class="seal">${letterName(letter)}</span><span><b>${cardName(edict.id)}</b> <small>${textFor('rule', edict.id)}</small></span></button>`;
}

function endButtons(play: Play): TemplateResult {
  const openAtlas = (): void => {
    endLesson(play);
    void goTo({ to: 'atlas' });
  };
  const invitation = invitationButton(() => endLesson(play));
  const look = invitation === nothing ? 'primary' : '';
  const atlas = html`<button class="btn" data-act="play-atlas" @click=${openAtlas}>${t('learn-goodbye-atlas')}</button>`;
  return html`<div class="pair">${invitation}
    <button class="btn ${look}" data-act="end-lesson" @click=${() => endLesson(play)}>${t('learn-goodbye-continue')}</button>
    ${invitation === nothing ? atlas : nothing}</div>`;
}

/** A sentence of the lesson for the tally of the season. */
export function lessonNote(): Renderable {
  return currentLessonStep()
    ? html`<p class="learn-note gap-2 strong text-sm medium">${icon('quill')}<span>${t('learn-season-end-text')}</span></p>`
    : nothing;
}
