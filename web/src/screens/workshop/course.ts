/** The course: ten steps, each with its task, its explanation, the engine's words it needs, and a check by play. */

import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { siteLink } from '../../commands/links';
import { copy } from '../../commands/page';
import { type CourseStep, STEPS, type Word, WORDS } from '../../contract/generated/workshop';
import { icon } from '../../ui/icons';
import { iconButton, type Piece, rowButton, stars, wordButton } from '../../ui/pieces';
import { number, t } from '../../words/texts';
import { signatureOf } from './completion';
import { Reading } from './editor';
import { playLeague, runs, watch } from './runs';
import { shareAnswers, shareBot } from './sharing';
import {
  continueWithMine,
  modelOf,
  openBotAgain,
  openStep,
  playAgainst,
  shop,
  showHelp,
  startStepFromMine,
  startStepOver,
  takeAlong,
  takeModel,
} from './shop';

const reading = new Reading();

/** One function for all drawings, as for the editor. */
const mountAnswer = (place: Element | undefined): void => {
  const { number: step } = stepNow();
  reading.mount(place, modelOf(step), t('course-answer-title', { number: step }), shop.text);
};

export function stepLink(step: number): string {
  return `${siteLink()}#course=${step}`;
}

function stepNow(): CourseStep {
  return STEPS[(shop.open.is === 'step' ? shop.open.number : 1) - 1]!;
}

export function coursePanel(): TemplateResult {
  const step = stepNow();
  return html`<article class="plate ws-course" data-step=${step.number}>
    <header>
      <h2>${t('course-title')}</h2>
      ${iconButton('share', t('course-link'), () => void copy(stepLink(step.number), 'share-link-copied'), 'share-step')}
      ${iconButton('list', t('course-answers-link'), () => void shareAnswers(), 'share-answers')}
      ${iconButton('cross', t('course-leave'), openBotAgain, 'leave-course')}
    </header>
    ${shop.guest === null ? nothing : guestNote(shop.guest)}
    <nav aria-label=${t('course-steps')}><ol class="ws-steps">${STEPS.map(stepButton)}</ol></nav>
    ${passed(step.number) ? onward(step) : nothing}
    ${shop.help === 'answer' ? answer(step) : lesson(step)}
  </article>`;
}

function guestNote(name: string): TemplateResult {
  return html`<p class="note" data-show="guest">${t('course-guest', { name: name || t('workshop-new-name') })}</p>`;
}

function lesson(step: CourseStep): TemplateResult {
  const off = runs.running !== null;
  const hinted = shop.help === 'hint';
  return html`<h3>${t('course-step', { number: step.number, title: t(`course-${step.number}-title`) })}</h3>
    <p>${withCode(t(`course-${step.number}-text`))}</p>
    <p>${withCode(t(`course-${step.number}-more`))}</p>
    <p class="ws-task"><b>${t('course-task')}</b> ${withCode(t(`course-${step.number}-task`))}</p>
    <p class="ws-goal">${goal(step)}</p>
    ${hinted ? hint(step) : nothing}
    <div class="cta">
      ${
        hinted
          ? wordButton('book', t('course-model'), () => showHelp('answer'), { act: 'model' })
          : wordButton('bulb', t('course-hint'), () => showHelp('hint'), { act: 'hint' })
      }
      ${wordButton('again', t('course-anew'), startStepOver, { act: 'anew', off })}
      ${hasMine(step) ? wordButton('quill', t('course-anew-mine'), startStepFromMine, { act: 'anew-mine', off }) : nothing}
    </div>
    ${words(step)}`;
}

function hint({ number: step }: CourseStep): TemplateResult {
  const text = withCode(t(`course-${step}-hint`));
  return html`<p class="ws-hint" role="status" data-show="hint">${icon('bulb')}<span>${text}</span></p>`;
}

/** Whether the player has a program of the step before. */
function hasMine({ number: step }: CourseStep): boolean {
  return shop.course.texts[step - 1] !== undefined;
}

/** A model answer next to the player's own. */
function answer({ number: step }: CourseStep): TemplateResult {
  const label = t('course-answer-title', { number: step });
  return html`<h3>${label}</h3>
    <p class="note">${t('course-answer-note')}</p>
    <div class="ws-answer" data-show="answer" ${ref(mountAnswer)}></div>
    <div class="cta">
      ${wordButton('prev', t('course-answer-back'), () => showHelp('none'), { act: 'hide-answer' })}
      ${wordButton('copy', t('course-answer-take'), takeModel, { act: 'take-model', off: runs.running !== null })}
    </div>`;
}

/** After a step that is passed: the next one, with either program; after the last one, what a bot can do besides. */
function onward({ number: step }: CourseStep): TemplateResult {
  if (step === STEPS.length) return finish();
  const next = (): void => openStep(step + 1);
  if (shop.course.texts[step + 1] !== undefined)
    return html`<div class="cta">${wordButton('next', t('course-next'), next, { act: 'next-step', kind: 'primary' })}</div>`;
  return html`<div class="cta">
    ${wordButton('next', t('course-next-mine'), continueWithMine, { act: 'next-step', kind: 'primary' })}
    ${wordButton('book', t('course-next-model'), next, { act: 'next-model' })}
  </div>`;
}

function finish(): TemplateResult {
  const asBot = (work: () => unknown) => (): void => {
    takeAlong();
    void work();
  };
  const rows = [
    rowButton('finish-league', 'chart', [t('workshop-league'), t('course-end-league')], asBot(playLeague)),
    rowButton('finish-table', 'people', [t('guest-play'), t('course-end-table')], asBot(playAgainst)),
    rowButton('finish-share', 'copy', [t('workshop-share'), t('course-end-share')], () => void shareBot()),
  ];
  return html`<section class="ws-finish" data-show="finish">
    <h3>${t('course-end-title')}</h3>
    <p>${t('course-end-text')}</p>
    ${rows}
    <p>${withCode(t('course-end-command'))}</p>
    <p>${withCode(t('course-end-learning'))}</p>
    <p><a class="link" href="docs/" target="_blank" rel="noopener">${t('workshop-reference')}</a></p>
  </section>`;
}

function passed(step: number): boolean {
  return shop.course.passed.includes(step);
}

function stepButton({ number: step }: CourseStep): TemplateResult {
  const here = shop.open.is === 'step' && shop.open.number === step;
  const done = passed(step);
  const name = t('course-step', { number: step, title: t(`course-${step}-title`) });
  const label = done ? `${name} (${t('course-passed')})` : name;
  return html`<li><button class=${done ? 'passed' : ''} aria-current=${here ? 'step' : nothing} aria-label=${label} title=${label}
    @click=${() => openStep(step)}>${done ? icon('check') : step}</button></li>`;
}

/** What stands in backticks is code. */
function withCode(text: string): (string | TemplateResult)[] {
  return text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));
}

/** What the step needs of the engine, explained in the player's language. */
function words({ uses }: CourseStep): Piece {
  const known = uses.map((name) => WORDS.find((word) => word.name === name)).filter((word) => word !== undefined);
  if (!known.length) return nothing;
  return html`<dl class="ws-words">${known.map(meaning)}</dl>`;
}

function meaning(word: Word): TemplateResult {
  const text = t(`word-${word.name.replace('.', '-')}`);
  return html`<dt><code>${signatureOf(word)}</code><small>${word.module}</small></dt><dd>${withCode(text)}</dd>`;
}

function goal({ least, deals, table, lead }: CourseStep): string {
  const kind = lead ? 'course-goal-lead' : table ? 'course-goal-table' : 'course-goal';
  return t(kind, { stars: least, count: deals });
}

/** What came of the last check; it stands below the button for it. */
export function checked(): Piece {
  const { check, running } = runs;
  const step = stepNow();
  if (running === 'check') {
    const bar = html`<progress max=${step.deals} .value=${check?.deals.length ?? 0}></progress>`;
    return html`<label class="ws-progress"><span>${t('workshop-running-check')}</span>${bar}</label>`;
  }
  if (!check || check.mean === null)
    return passed(step.number) ? html`<p class="ws-passed">${icon('check')}${t('course-passed')}</p>` : nothing;
  const text = t(check.passed ? 'course-result-passed' : 'course-result-missed', {
    mean: number(check.mean, 1),
    least: number(step.least),
  });
  const look = check.passed ? 'ws-passed' : 'ws-missed';
  return html`<p class=${look} role="status" data-show="check"
    data-passed=${check.passed}>${icon(check.passed ? 'check' : 'cross')}<span>${text}</span></p>${deals(check)}`;
}

/** Every deal of the check with its stars; a press shows the game. */
function deals({ deals: found, games }: NonNullable<typeof runs.check>): TemplateResult {
  const least = Math.min(...found);
  const one = (count: number, i: number): TemplateResult => {
    const label = t('course-watch', { number: i + 1 });
    return html`<li><button class=${count === least ? 'worst' : ''} data-deal=${i + 1} title=${label}
      aria-label="${label}: ${number(count)}" @click=${() => games[i] && watch(games[i])}>${stars(count)}</button></li>`;
  };
  return html`<div class="ws-deals-of"><p class="note">${t('course-deals')}</p><ol>${found.map(one)}</ol></div>`;
}
