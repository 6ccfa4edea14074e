/** After the game: each move next to the expert's, the costliest moments, and how the expected total went. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import type { AdviceJson, JudgementJson, ReviewJson } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { hashText } from '../../paint/hash';
import { dictated } from '../../state/lesson';
import { local } from '../../state/local';
import { state } from '../../state/store';
import { type BoardPicture, mapPicture } from '../../ui/board';
import { iconButton, type Piece, stars, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { thoughtPlace } from '../../ui/thought';
import { cardName, seasonName } from '../../words/sentences';
import { number, t } from '../../words/texts';
import { describe, ideaOf } from '../../words/why';
import { expectation } from './chart';
import { lookForTurningPoints, turningPoints } from './turning';

declare module '../../state/route' {
  interface Screens {
    /** A finished game, judged from one seat. */
    review: { record: string; seat: number };
  }
}

const SLICE = 40;

/** The game under review, and how far the engine has come with it. */
interface Reviewed {
  record: string;
  seat: number;
  share: number;
  review: ReviewJson | null;
  failed: boolean;
  at: number;
}

const reviewed = local<Reviewed>({ record: '', seat: 0, share: 0, review: null, failed: false, at: 0 });

/** A review that is known already is only shown. */
export function arrive({ record, seat }: { record: string; seat: number }): void {
  const { now } = reviewed;
  if (now.record !== record || now.seat !== seat || now.failed) reviewed.reset({ record, seat });
}

export function here(): void {
  void work(reviewed.now);
}

/** Continues while someone looks: anyone who comes back finds it where it stopped. */
async function work({ record, seat }: Reviewed): Promise<void> {
  const isMine = (): boolean => reviewed.now.record === record && reviewed.now.seat === seat;
  while (!reviewed.now.review && isMine() && state.where.route.to === 'review') {
    const answer = await ask({ do: 'review', record, seat, ms: SLICE, first: dictated(record) }).catch(() => null);
    if (!isMine()) return;
    if (!answer?.ok) return reviewed.change({ failed: true });
    const { share, review } = answer;
    reviewed.change({ share, ...(review ? { review, at: review.costliest[0] ?? 0 } : {}) });
  }
  if (reviewed.now.review && isMine()) await lookForTurningPoints(record, seat);
}

function judged(): JudgementJson | undefined {
  const { now } = reviewed;
  return now.review?.judgements[now.at];
}

export function board(kind: string): BoardPicture | null {
  const judgement = judged();
  if (!judgement || (kind !== 'mine' && kind !== 'theirs')) return null;
  const advice = kind === 'mine' ? judgement.move : judgement.best;
  const title = t(kind === 'mine' ? 'coach-your-move' : 'coach-expert-move');
  return {
    map: judgement.map,
    title,
    sub: cardName(judgement.card),
    seed: hashText(reviewed.now.record.split('.')[0] ?? ''),
    over: [{ kind: 'places', places: [thoughtPlace(advice, '')], chosen: 0 }],
  };
}

function go(index: number): void {
  const last = (reviewed.now.review?.judgements.length ?? 1) - 1;
  reviewed.change({ at: Math.max(0, Math.min(last, index)) });
}

export function screen(): TemplateResult {
  const { review, failed } = reviewed.now;
  return roomPage(
    'review',
    t('coach-review'),
    failed ? html`<p role="alert">${t('error-unknown')}</p>` : review ? told(review) : working(),
  );
}

function working(): TemplateResult {
  const percent = Math.round(reviewed.now.share * 100);
  return html`<section class="plate review-wait"><p>${t('coach-review-intro')}</p>
    <progress max="100" .value=${percent} aria-label=${t('coach-review')}></progress>
    <p class="muted" data-show="progress">${t('coach-review-progress', { percent: number(percent) })}</p></section>`;
}

function told(review: ReviewJson): TemplateResult {
  const { now } = reviewed;
  const lost = review.given_away ? t('coach-given-away-total', { stars: Math.round(review.given_away) }) : t('coach-nothing-given');
  const watch = (): void => void goTo({ to: 'replay', record: review.expert });
  return html`<div class="review-head">
      <section class="plate review-sum">
        <p class="muted">${t('coach-review-intro')}</p>
        <p class="big" data-show="given-away">${lost}</p>
        <p>${t('coach-expert-stars', { stars: review.expert_stars })}</p>
        ${wordButton('replay', t('coach-expert-game'), watch, { act: 'watch-expert' })}
      </section>
      <section class="plate review-chart"><h2>${t('coach-expected')}</h2>${expectation(review, now.at, go)}</section>
    </div>
    ${costliest(review)}
    ${turningPoints()}
    ${moment(review)}`;
}

function costliest(review: ReviewJson): TemplateResult | typeof nothing {
  if (!review.costliest.length) return nothing;
  const choices = review.costliest.map((index) => costly(index, review.judgements[index]));
  return html`<section><h2>${t('coach-costliest')}</h2><div class="costliest">${choices}</div></section>`;
}

function costly(index: number, found: JudgementJson | undefined): Piece {
  if (!found) return nothing;
  const on = index === reviewed.now.at;
  return html`<button class="row-btn ${on ? 'on' : ''}" aria-pressed=${on} data-costly=${index} @click=${() => go(index)}>
    <span><b>${momentName(found)}</b><small>${away(found)}</small></span></button>`;
}

function momentName({ season, card }: JudgementJson): string {
  return t('coach-moment', { season: seasonName(season), card: cardName(card) });
}

function away({ given_away, same }: JudgementJson): string {
  return same ? t('coach-same-move') : t('coach-given-away', { stars: given_away });
}

/** One decision: both moves on the map as it was. */
function moment(review: ReviewJson): TemplateResult | typeof nothing {
  const { now } = reviewed;
  const judgement = judged();
  if (!judgement) return nothing;
  const turn = (by: number, name: 'prev' | 'next', label: string): TemplateResult =>
    iconButton(name, label, () => go(now.at + by), `${name}-move`, review.judgements[now.at + by] === undefined);
  const where = html`<p class="muted">${away(judgement)} · ${now.at + 1} / ${review.judgements.length}</p>`;
  return html`<section class="review-moment">
    <header>${turn(-1, 'prev', t('coach-previous-move'))}
      <div><h2 aria-live="polite">${momentName(judgement)}</h2>${where}</div>
      ${turn(1, 'next', t('coach-next-move'))}</header>
    <div class="two-maps ${judgement.same ? 'same' : ''}">
      ${move('mine', t('coach-your-move'), judgement.move)}
      ${judgement.same ? nothing : move('theirs', t('coach-expert-move'), judgement.best)}
    </div></section>`;
}

function move(kind: 'mine' | 'theirs', title: string, advice: AdviceJson): TemplateResult {
  return html`<figure>${mapPicture(kind, title)}${caption(title, advice)}</figure>`;
}

function caption(title: string, advice: AdviceJson): TemplateResult {
  const why = html`<span>${describe(advice)}</span><small class="why">${ideaOf(advice)}</small>`;
  return html`<figcaption><b>${title}</b> ${stars(number(advice.expected, 1))}${why}</figcaption>`;
}
