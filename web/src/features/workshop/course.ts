/** The panel of the course: ten steps, each with its explanation, its task, the engine's names that it needs, and a check. */

import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { siteLink } from '../../core/page/links';
import { copy } from '../../core/page/notices';
import { type CourseStep, STEPS, type Word, WORDS } from '../../core/contract/generated/workshop';
import { icon } from '../../core/ui/icons';
import { iconButton, type Renderable, rowButton, textButton } from '../../core/ui/buttons';
import { formatNumber, t, textFor } from '../../core/words/texts';
import { signatureOf } from './completion';
import { ReadOnlyEditor } from './editor';
import { playLeague } from './league';
import { dealButtons, progress } from './results';
import { type CheckState, runState } from './runs';
import { shareAnswers, shareBot } from './sharing';
import { playAgainst } from './bots';
import {
  continueWithOwnProgram,
  leaveCourse,
  openStep,
  workshopState,
  showHelp,
  startStepFromPrevious,
  startStepOver,
  saveStepAsBot,
  useModelAnswer,
} from './model';
import { modelAnswer } from './step-programs';
import { adoptStyles } from '../../core/ui/screen-styles';
import courseStyles from './course.css';

adoptStyles(courseStyles);

const answerEditor = new ReadOnlyEditor();

/** A constant, because lit mounts an element again if it gets another function. */
const mountAnswer = (container: Element | undefined): void => {
  const { number: step } = currentCourseStep();
  answerEditor.mount(container, modelAnswer(step), t('course-answer-title', { number: step }), workshopState.value.text);
};

function stepLink(step: number): string {
  return `${siteLink()}#course=${step}`;
}

function currentCourseStep(): CourseStep {
  return STEPS[(workshopState.value.open.is === 'step' ? workshopState.value.open.number : 1) - 1]!;
}

export function coursePanel(): TemplateResult {
  const step = currentCourseStep();
  return html`<article class="plate workshop-course gap-3 padded stack" data-step=${step.number}>
    <header class="row flush">
      <h2 class="fill">${t('course-title')}</h2>
      ${iconButton('share', t('course-link'), () => void copy(stepLink(step.number), 'share-link-copied'), 'share-step')}
      ${iconButton('list', t('course-answers-link'), () => void shareAnswers(), 'share-answers')}
      ${iconButton('cross', t('course-leave'), () => void leaveCourse(), 'leave-course')}
    </header>
    ${workshopState.value.answersAuthor === null ? nothing : answersAuthorNote(workshopState.value.answersAuthor)}
    <nav aria-label=${t('course-steps')}><ol class="workshop-steps gap-1 wrap">${STEPS.map(stepButton)}</ol></nav>
    ${isPassed(step.number) ? nextStepButtons(step) : nothing}
    ${workshopState.value.help === 'answer' ? modelAnswerPanel(step) : lesson(step)}
  </article>`;
}

function answersAuthorNote(name: string): TemplateResult {
  return html`<p class="note" data-show="answers-author">${t('course-answers-author', { name: name || t('workshop-new-name') })}</p>`;
}

/** The text, the task and the goal of a step, with buttons for help and to start over. */
function lesson(step: CourseStep): TemplateResult {
  const isRunning = runState.value.running !== null;
  const hasHint = workshopState.value.help === 'hint';
  return html`<details class="workshop-lesson stack gap-3" ?open=${!isNarrow()}>
    <summary><h3>${t('course-step', { number: step.number, title: textFor('course', `${step.number}-title`) })}</h3></summary>
    <p>${withCode(textFor('course', `${step.number}-text`))}</p>
    <p>${withCode(textFor('course', `${step.number}-more`))}</p>
    ${isNarrow() ? nothing : task(step)}
    <p class="workshop-goal">${goalText(step)}</p>
    ${hasHint ? hintLine(step) : nothing}
    <div class="cta wrap">
      ${hasHint ? modelButton() : hintButton()}
      ${textButton('again', t('course-anew'), startStepOver, { act: 'anew', disabled: isRunning })}
      ${hasPreviousProgram(step) ? previousProgramButton(isRunning) : nothing}
    </div>
    ${neededNames(step)}</details>
    ${isNarrow() ? task(step) : nothing}`;
}

function hintButton(): TemplateResult {
  return textButton('bulb', t('course-hint'), () => showHelp('hint'), { act: 'hint' });
}

function modelButton(): TemplateResult {
  return textButton('book', t('course-model'), () => showHelp('answer'), { act: 'model' });
}

function previousProgramButton(disabled: boolean): TemplateResult {
  return textButton('quill', t('course-anew-mine'), startStepFromPrevious, { act: 'anew-mine', disabled });
}

/** What is to be written. Where the lesson is folded, this stays visible. */
function task({ number }: CourseStep): TemplateResult {
  return html`<p class="workshop-task"><b>${t('course-task')}</b> ${withCode(textFor('course', `${number}-task`))}</p>`;
}

/** Whether the panel is above the editor, as in workshop.css: then its text is folded. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 900px)').matches;
}

function hintLine({ number: step }: CourseStep): TemplateResult {
  const text = withCode(textFor('course', `${step}-hint`));
  return html`<p class="workshop-hint top row" role="status" data-show="hint">${icon('bulb')}<span>${text}</span></p>`;
}

/** Whether the player has written a program for the step before. */
function hasPreviousProgram({ number: step }: CourseStep): boolean {
  return workshopState.value.course.texts[step - 1] !== undefined;
}

/** The model answer, next to the player's own. */
function modelAnswerPanel({ number: step }: CourseStep): TemplateResult {
  const label = t('course-answer-title', { number: step });
  return html`<h3>${label}</h3>
    <p class="note">${t('course-answer-note')}</p>
    <div class="workshop-answer" data-show="answer" ${ref(mountAnswer)}></div>
    <div class="cta wrap">
      ${textButton('prev', t('course-answer-back'), () => showHelp('none'), { act: 'hide-answer' })}
      ${textButton('copy', t('course-answer-take'), useModelAnswer, { act: 'take-model', disabled: runState.value.running !== null })}
    </div>`;
}

/** The buttons after a passed step: the next one, with the player's or the model program; after the last one, the end of the course. */
function nextStepButtons({ number: step }: CourseStep): TemplateResult {
  if (step === STEPS.length) return courseEnd();
  const openNextStep = (): void => openStep(step + 1);
  if (workshopState.value.course.texts[step + 1] !== undefined)
    return html`<div class="cta wrap">${textButton('next', t('course-next'), openNextStep, { act: 'next-step', look: 'primary' })}</div>`;
  return html`<div class="cta wrap">
    ${textButton('next', t('course-next-mine'), continueWithOwnProgram, { act: 'next-step', look: 'primary' })}
    ${textButton('book', t('course-next-model'), openNextStep, { act: 'next-model' })}
  </div>`;
}

function courseEnd(): TemplateResult {
  const asBot = (work: () => unknown) => (): void => {
    saveStepAsBot();
    void work();
  };
  const rows = [
    rowButton('finish-league', 'chart', [t('workshop-league'), t('course-end-league')], asBot(playLeague)),
    rowButton(
      'finish-table',
      'people',
      [t('guest-play'), t('course-end-table')],
      asBot(() => void playAgainst()),
    ),
    rowButton('finish-share', 'copy', [t('workshop-share'), t('course-end-share')], () => void shareBot()),
  ];
  return html`<section class="workshop-finish stack gap-3" data-show="finish">
    <h3>${t('course-end-title')}</h3>
    <p>${t('course-end-text')}</p>
    ${rows}
    <p>${withCode(t('course-end-command'))}</p>
    <p>${withCode(t('course-end-learning'))}</p>
    <p><a class="link" href="docs/" target="_blank" rel="noopener">${t('workshop-reference')}</a></p>
  </section>`;
}

function isPassed(step: number): boolean {
  return workshopState.value.course.passed.includes(step);
}

function stepButton({ number: step }: CourseStep): TemplateResult {
  const isOpen = workshopState.value.open.is === 'step' && workshopState.value.open.number === step;
  const passed = isPassed(step);
  const name = t('course-step', { number: step, title: textFor('course', `${step}-title`) });
  const label = passed ? `${name} (${t('course-passed')})` : name;
  return html`<li><button class="center ${passed ? 'passed' : ''}" aria-current=${isOpen ? 'step' : nothing} aria-label=${label} title=${label}
    @click=${() => openStep(step)}>${passed ? icon('check') : step}</button></li>`;
}

/** Returns a text whose parts in backticks are code. */
function withCode(text: string): (string | TemplateResult)[] {
  return text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));
}

/** The engine's names that the step needs, explained in the player's language. */
function neededNames({ uses }: CourseStep): Renderable {
  const words = uses.map((name) => WORDS.find((word) => word.name === name)).filter((word) => word !== undefined);
  if (!words.length) return nothing;
  return html`<dl class="workshop-words gap-1 stack">${words.map(wordEntry)}</dl>`;
}

function wordEntry(word: Word): TemplateResult {
  const text = textFor('word', word.name.replace('.', '-'));
  return html`<dt><code>${signatureOf(word)}</code><small>${word.module}</small></dt><dd>${withCode(text)}</dd>`;
}

/** Returns the sentence about the stars or wins that pass the step. */
function goalText({ threshold, deals, against_greedy, wins }: CourseStep): string {
  if (wins) return t('course-goal-wins', { least: threshold, count: deals });
  const kind = against_greedy ? 'course-goal-table' : 'course-goal';
  return t(kind, { stars: threshold, count: deals });
}

/** The result of the last check, or its progress. */
export function checkResultPanel(): Renderable {
  const { check, running } = runState.value;
  const step = currentCourseStep();
  if (running === 'check') return html`${progress()}${check ? checkedDeals(check, step) : nothing}`;
  if (!check || check.value === null || check.text !== workshopState.value.text) return nothing;
  const keys = step.wins
    ? (['course-wins-passed', 'course-wins-missed'] as const)
    : (['course-result-passed', 'course-result-missed'] as const);
  const text = t(keys[check.passed ? 0 : 1], {
    value: formatNumber(check.value, step.wins ? 0 : 1),
    least: formatNumber(step.threshold),
    count: step.deals,
  });
  const classes = check.passed ? 'row workshop-passed' : 'row workshop-missed';
  return html`<p class=${classes} role="status" data-show="check"
    data-passed=${check.passed}>${icon(check.passed ? 'check' : 'cross')}<span>${text}</span></p>${checkedDeals(check, step)}`;
}

/** The deals of the check with their stars, or with their leads if the step asks for wins. */
function checkedDeals({ deals: values, games }: CheckState, { wins }: CourseStep): TemplateResult {
  const lowest = Math.min(...values.map(([, value]) => value));
  const isBad = (value: number): boolean => (wins ? value <= 0 : value === lowest);
  return dealButtons(t(wins ? 'course-leads' : 'course-deals'), values, isBad, (deal) => games.get(deal));
}
