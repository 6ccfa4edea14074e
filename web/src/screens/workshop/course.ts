/** The course: ten steps, each with its task, its explanation, the engine's words it needs, and a check by play. */

import { html, nothing, type TemplateResult } from 'lit';
import { siteLink } from '../../commands/links';
import { copy } from '../../commands/page';
import { type CourseStep, STEPS, type Word, WORDS } from '../../contract/generated/workshop';
import { icon } from '../../ui/icons';
import { iconButton, type Piece, wordButton } from '../../ui/pieces';
import { number, t } from '../../words/texts';
import { signatureOf } from './completion';
import { runs } from './runs';
import { openBotAgain, openStep, shop, showModel, startStepAnew } from './shop';

export function stepLink(step: number): string {
  return `${siteLink()}#course=${step}`;
}

export function coursePanel(): TemplateResult {
  const step = STEPS[(shop.open.is === 'step' ? shop.open.number : 1) - 1]!;
  return html`<article class="plate ws-course" data-step=${step.number}>
    <header>
      <h2>${t('course-title')}</h2>
      ${iconButton('share', t('course-link'), () => void copy(stepLink(step.number), 'share-link-copied'), 'share-step')}
      ${iconButton('cross', t('course-leave'), openBotAgain, 'leave-course')}
    </header>
    <nav aria-label=${t('course-steps')}><ol class="ws-steps">${STEPS.map(stepButton)}</ol></nav>
    <h3>${t('course-step', { number: step.number, title: t(`course-${step.number}-title`) })}</h3>
    <p>${withCode(t(`course-${step.number}-text`))}</p>
    <p>${withCode(t(`course-${step.number}-more`))}</p>
    <p class="ws-task"><b>${t('course-task')}</b> ${withCode(t(`course-${step.number}-task`))}</p>
    <p class="ws-goal">${goal(step)}</p>
    <div class="cta">
      ${wordButton('again', t('course-anew'), startStepAnew, { act: 'anew', off: runs.running !== null })}
      ${wordButton('bulb', t('course-model'), showModel, { act: 'model', off: runs.running !== null })}
      ${passed(step.number) && step.number < STEPS.length ? nextStep(step) : nothing}
    </div>
    ${words(step)}
  </article>`;
}

function nextStep({ number: step }: CourseStep): TemplateResult {
  return wordButton('next', t('course-next'), () => openStep(step + 1), { act: 'next-step', kind: 'primary' });
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
  const step = STEPS[(shop.open.is === 'step' ? shop.open.number : 1) - 1]!;
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
    data-passed=${check.passed}>${icon(check.passed ? 'check' : 'cross')}<span>${text}</span></p>`;
}
