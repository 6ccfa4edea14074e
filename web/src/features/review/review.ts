/** The review of a game: the chart of the expected total, the costliest decisions, and each decision beside the expert's. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import type { AdviceJson, JudgementJson, ReviewJson } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { seedFromText } from '../../core/paint/hash';
import { lessonDecisionCount } from '../../core/state/lesson';
import { localState } from '../../core/state/local-state';
import { dealOf } from '../../core/contract/records';
import { state } from '../../core/state/store';
import { type BoardContent, boardElement } from '../../core/ui/board';
import { iconButton, type Renderable, stars, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { toSuggestion } from '../../core/paint/suggestions';
import { cardName, seasonName } from '../../core/words/sentences';
import { bySign } from '../../core/words/by-sign';
import { formatNumber, t } from '../../core/words/texts';
import { adviceText, ideaText } from '../../core/words/advice';
import { expectationChart } from './chart';
import { loadTurningPoints, turningPoints } from './turning-points';
import { adoptStyles } from '../../core/ui/screen-styles';
import reviewStyles from './review.css';

adoptStyles(reviewStyles);

const SLICE_MS = 40;

/** The reviewed game, and the progress of the engine. */
interface Reviewed {
  record: string;
  seat: number;
  /** Progress from 0 to 1. */
  share: number;
  review: ReviewJson | null;
  failed: boolean;
  decisionIndex: number;
}

const reviewed = localState<Reviewed>({ record: '', seat: 0, share: 0, review: null, failed: false, decisionIndex: 0 });

/** Starts the review of a game, unless it is already there. */
export function arrive({ record, seat }: { record: string; seat: number }): void {
  const { value } = reviewed;
  if (value.record !== record || value.seat !== seat || value.failed) reviewed.reset({ record, seat });
}

export function afterEnter(): void {
  void runReview(reviewed.value);
}

/** Has the engine review the game in slices while the screen is open, and continues when the player comes back. */
async function runReview({ record, seat }: Reviewed): Promise<void> {
  const isCurrent = (): boolean => reviewed.value.record === record && reviewed.value.seat === seat;
  while (!reviewed.value.review && isCurrent() && state.navigation.route.to === 'review') {
    const response = await ask({ do: 'review', record, seat, ms: SLICE_MS, first_action: lessonDecisionCount(record) }).catch(() => null);
    if (!isCurrent()) return;
    if (!response?.ok) return reviewed.update({ failed: true });
    const { progress: share, review } = response;
    reviewed.update({ share, ...(review ? { review, decisionIndex: review.costliest[0] ?? 0 } : {}) });
  }
  if (reviewed.value.review && isCurrent()) await loadTurningPoints(record, seat);
}

function currentJudgement(): JudgementJson | undefined {
  const { value } = reviewed;
  return value.review?.judgements[value.decisionIndex];
}

export function board(kind: string): BoardContent | null {
  const judgement = currentJudgement();
  if (!judgement || (kind !== 'mine' && kind !== 'theirs')) return null;
  const advice = kind === 'mine' ? judgement.move : judgement.best;
  const title = t(kind === 'mine' ? 'coach-your-move' : 'coach-expert-move');
  return {
    map: judgement.map,
    title,
    sub: cardName(judgement.cards.at(-1) ?? ''),
    seed: seedFromText(dealOf(reviewed.value.record)),
    over: [{ kind: 'suggestions', suggestions: [toSuggestion(advice.action, '')], chosen: 0 }],
  };
}

function showDecision(index: number): void {
  const lastIndex = (reviewed.value.review?.judgements.length ?? 1) - 1;
  reviewed.update({ decisionIndex: Math.max(0, Math.min(lastIndex, index)) });
}

export function screen(): TemplateResult {
  return pageLayout('review', t('coach-review'), content());
}

function content(): TemplateResult {
  const { review, failed } = reviewed.value;
  if (failed) return html`<p role="alert">${t('error-unknown')}</p>`;
  return review ? reviewContent(review) : reviewProgress();
}

function reviewProgress(): TemplateResult {
  const percent = Math.round(reviewed.value.share * 100);
  return html`<section class="plate padded gap-3 stack"><p>${t('coach-review-intro')}</p>
    <progress max="100" .value=${percent} aria-label=${t('coach-review')}></progress>
    <p class="muted" data-show="progress">${t('coach-review-progress', { percent: formatNumber(percent) })}</p></section>`;
}

function reviewContent(review: ReviewJson): TemplateResult {
  const watch = (): void => void goTo({ to: 'replay', record: review.expert_record, plays: true });
  return html`<div class="review-head split">
      <section class="plate review-sum padded gap-3 stack">
        <p class="muted">${t('coach-review-intro')}</p>
        ${resultLines(review)}
        ${textButton('replay', t('coach-expert-game'), watch, { act: 'watch-expert' })}
      </section>
      <section class="plate review-chart padded gap-3 stack"><h2>${t('coach-expected')}</h2>
        ${expectationChart(review, reviewed.value.decisionIndex, showDecision)}</section>
    </div>
    ${costliest(review)}
    ${turningPoints()}
    ${decisionSection(review)}`;
}

/** The difference of the two results, and both of them below it. */
function resultLines({ final, expert_stars }: ReviewJson): TemplateResult {
  const expert = t('coach-expert-stars', { stars: expert_stars });
  if (final === null) return html`<p class="big">${expert}</p>`;
  const lead = final - expert_stars;
  const difference = t(bySign(lead, 'coach-behind', 'coach-level', 'coach-ahead'), { stars: Math.abs(lead) });
  return html`<p class="big" data-show="difference">${difference}</p>
    <p>${t('coach-own-stars', { stars: final })} ${expert}</p>`;
}

function costliest(review: ReviewJson): TemplateResult | typeof nothing {
  if (!review.costliest.length) return nothing;
  const choices = review.costliest.map((index) => costlyButton(index, review.judgements[index]));
  return html`<section><h2>${t('coach-costliest')}</h2><div class="costliest stack">${choices}</div></section>`;
}

function costlyButton(index: number, judgement: JudgementJson | undefined): Renderable {
  if (!judgement) return nothing;
  const isSelected = index === reviewed.value.decisionIndex;
  return html`<button class="row-btn pick ${isSelected ? 'on' : ''}" aria-pressed=${isSelected} data-costly=${index}
    @click=${() => showDecision(index)}>
    <span><b>${momentName(judgement)}</b><small>${starsLostText(judgement)}</small></span></button>`;
}

function momentName({ season, cards }: JudgementJson): string {
  return t('coach-moment', { season: seasonName(season), card: cardName(cards.at(-1) ?? '') });
}

function starsLostText({ loss, same }: JudgementJson): string {
  return same ? t('coach-same-move') : t('coach-given-away', { stars: loss });
}

/** The shown decision: the player's move and the expert's, on the map before them. */
function decisionSection(review: ReviewJson): TemplateResult | typeof nothing {
  const { value } = reviewed;
  const judgement = currentJudgement();
  if (!judgement) return nothing;
  const stepButton = (by: number, name: 'prev' | 'next', label: string): TemplateResult =>
    iconButton(
      name,
      label,
      () => showDecision(value.decisionIndex + by),
      `${name}-move`,
      review.judgements[value.decisionIndex + by] === undefined,
    );
  const note = html`<p class="muted">${starsLostText(judgement)} · ${value.decisionIndex + 1} / ${review.judgements.length}</p>`;
  return html`<section class="review-moment gap-3 stack">
    <header class="between gap-3 anywhere centered row">${stepButton(-1, 'prev', t('coach-previous-move'))}
      <div><h2 aria-live="polite">${momentName(judgement)}</h2>${note}</div>
      ${stepButton(1, 'next', t('coach-next-move'))}</header>
    <div class="two-maps stack ${judgement.same ? 'same' : ''}">
      ${moveFigure('mine', t('coach-your-move'), judgement.move)}
      ${judgement.same ? nothing : moveFigure('theirs', t('coach-expert-move'), judgement.best)}
    </div></section>`;
}

function moveFigure(kind: 'mine' | 'theirs', title: string, advice: AdviceJson): TemplateResult {
  return html`<figure class="stack">${boardElement(kind, title)}${moveCaption(title, advice)}</figure>`;
}

function moveCaption(title: string, advice: AdviceJson): TemplateResult {
  const explanation = html`<span class="whole">${adviceText(advice.action)}</span><small class="whole why">${ideaText(advice)}</small>`;
  return html`<figcaption><b>${title}</b> ${stars(formatNumber(Math.round(advice.expected)))}${explanation}</figcaption>`;
}
