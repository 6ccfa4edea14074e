/** What the end of a game is celebrated for, and what comes next. Each line has its place before it is known: nothing moves. */

import { html, nothing, type TemplateResult } from 'lit';
import type { MilestonesJson } from '../../core/contract/generated/messages';
import { finishedGame } from '../../core/state/games';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { expertScoreText } from '../../core/ui/expert-score';
import type { Renderable } from '../../core/ui/buttons';
import { timeUntilMidnight } from '../../core/words/daily';
import { t } from '../../core/words/texts';
import { isDaily, finalState } from './model';

/** Above the title: whether it is a new one. */
export function titleHead(): TemplateResult {
  const fresh = finalState().honours?.is_new_title === true;
  return html`<p class="eyebrow ${fresh ? 'fresh' : ''}" data-honour=${fresh ? 'title' : nothing}>
    ${t(fresh ? 'final-new-title' : 'final-your-title')}</p>`;
}

export function honours(stars: number): TemplateResult {
  const { honours: data } = finalState();
  const { hints } = state.game;
  const takebacks = finishedGame(state.game.id)?.summary.takebacks ?? 0;
  return html`<ul class="f-facts text-sm gap-half stack" data-show=${isDaily() ? 'final-daily' : 'final-facts'}>
    ${isDaily() ? dailyLines(data) : nothing}
    <li class=${data?.is_best ? 'best' : ''} data-honour=${data?.is_best ? 'best' : 'short'}>${data ? bestLine(data, stars) : nothing}</li>
    ${hints ? html`<li data-honour="hints">${icon('bulb')}${t('final-hints', { count: hints })}. ${t('final-hints-note')}</li>` : nothing}
    ${takebacks ? html`<li data-honour="takebacks">${icon('undo')}${undoneText(takebacks)} ${t('final-undone-note')}</li>` : nothing}
  </ul>`;
}

function undoneText(count: number): string {
  return `${t('share-message-undone', { count })}.`;
}

/** A new best, or how far this game is from it. */
function bestLine({ is_best, best_before: before }: MilestonesJson, stars: number): Renderable {
  if (is_best) return html`${icon('star')}<b>${t('final-new-best')}</b> ${t('final-best-before', { stars: before ?? 0 })}`;
  if (before === null) return html`${icon('star')}${t('final-first-here')}`;
  const short = before - stars;
  return html`${icon('star')}${short > 0 ? t('final-best-short', { best: before, count: short }) : t('final-best-here', { best: before })}`;
}

/** The streak, the expert on the same cards, and when the next map comes. */
function dailyLines(milestones: MilestonesJson | null): TemplateResult {
  return html`<li>${milestones?.streak ? html`${icon('calendar')}${t('daily-streak', { count: milestones.streak })}` : nothing}</li>
    <li data-show="expert">${expertScoreText(finalState().expertScore ?? { stars: null, progress: 0 })}</li>
    <li>${icon('hourglass')}${t('daily-next', { time: timeUntilMidnight() })}</li>`;
}
