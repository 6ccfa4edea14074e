/** The final screen of a solo game: title, rating, stars, milestones and the finished map. */

import { currentPlay, type Play } from '../play';
import { html, nothing, type TemplateResult } from 'lit';
import { invitationButton } from '../newcomer';
import { newGame } from '../open-game';
import { parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { PlayerResult, View, MilestonesJson } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import { today } from '../../core/state/origin';
import { type BoardContent, boardElement } from '../../core/ui/board';
import { icon } from '../../core/ui/icons';
import type { Overlay } from '../../core/ui/overlay';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { scoreTable } from '../../core/ui/score-table';
import { crestOf } from '../../core/ui/seat-mark';
import { titleName, sheetName } from '../../core/words/sentences';
import { dayName, formatNumber, t } from '../../core/words/texts';
import { awaitExpertScore, startFinal, explanationOf, finalParts, isDaily, finalScreenState } from './model';
import { finalEdicts, starsOnSeal, homeButton, replayAndKeepsakeButtons, moreButton, reviewButton, shareButton } from './parts';
import { finalOfSeveral } from './several-players';
import { lazyPart } from '../../core/lazy-parts';
import { finishedGame, finishedGameOfSeat } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';

import { expertScoreText } from '../../core/ui/expert-score';
import { startDaily } from '../daily';
import { dailyTitle, timeUntilMidnight } from '../../core/words/daily';

declare module '../../core/lazy-parts' {
  interface Features {
    /** The name of the map of a finished game. */
    mapTitle(game: FinishedGame | null): string | undefined;
    /** The names of its places, the name that is being written on its sheet, and its seal. */
    signature(game: FinishedGame | null, sub: string): Overlay[];
  }
}

export function arrive(): void {
  startFinal(currentPlay());
}

export function afterEnter(): void {
  awaitExpertScore(currentPlay());
}

export function screen(): Renderable {
  const play = currentPlay();
  const { view } = play.game;
  const result = view?.results[0];
  if (!view || !result) return nothing;
  return play.behaviour.hasStandings ? finalOfSeveral(play, view) : soloFinal(play, view, result);
}

export function board(kind: string): BoardContent | null {
  const play = currentPlay();
  const { view } = play.game;
  if (kind !== 'final' || !view) return null;
  const { inspectedSeat: seat } = play.display;
  const stars = view.results[seat]?.stars ?? 0;
  const game = finishedGameOfSeat(seat);
  const map = view.players[seat]?.map ?? '';
  const sub = t('extra-keepsake-sub', { stars, when: dayName(today()) });
  return {
    map,
    title: lazyPart('mapTitle')?.(game) ?? sheetName(view.setup.sheet),
    sub,
    crest: crestOf(view, seat),
    seed: seedFromText(view.deal),
    season: view.season,
    over: [...(lazyPart('signature')?.(game, sub) ?? []), ...highlightOverlay(play, view)],
  };
}

/** The highlighted cells of the selected edict. */
function highlightOverlay(play: Play, view: View): Overlay[] {
  const { highlightedEdict } = finalScreenState();
  const explanation = highlightedEdict ? explanationOf(play, view, highlightedEdict) : undefined;
  return explanation ? [{ kind: 'highlight', groups: explanation.claims.map(({ cells }) => cells.map(parseCell)) }] : [];
}

function soloFinal(play: Play, view: View, result: PlayerResult): TemplateResult {
  const lead = finalParts(play, 'lead', view);
  const main = finalMain(play, view);
  return html`<main class="final">
    ${boardElement('final', t('play-map'))}
    <section class="verdict-col stack">
      ${lead.length ? lead : titleHead(play)}
      <h1>${result.title === null ? t('final-heading') : titleName(result.title)}</h1>
      ${result.title === null ? nothing : titleRoses(result.title)}
      ${starsOnSeal(result.stars)}
      <div class="muted rank-note">${ratingNote(result)}</div>
      ${milestoneList(play, result.stars)}
      <div class="final-news">${finalParts(play, 'news', view)}</div>
      <div class="cta wrap">
        ${main}${isDaily(play) ? dailyButtons(play, !main.length) : usualButtons(play, view, !main.length)}
        ${finalParts(play, 'buttons', view)}
        ${reviewButton(view.record, 0)}
        ${moreButton()}
      </div>
      ${finalEdicts(play, view)}
      ${finalScreenState().isExpanded ? moreSection(view) : nothing}
    </section>
  </main>`;
}

function moreSection(view: View): TemplateResult {
  return html`<section class="final-more stack">${scoreTable(view)}
    <div class="cta wrap">${replayAndKeepsakeButtons(view.record, null)}</div></section>`;
}

/** The first button: back to the invitation of a friend, or that of a feature; none for most games. */
function finalMain(play: Play, view: View): Renderable[] {
  const invitation = invitationButton();
  return invitation === nothing ? finalParts(play, 'main', view) : [invitation];
}

function usualButtons(play: Play, view: View, isPrimary: boolean): TemplateResult {
  return html`${playAgainButton(play, view, isPrimary)}${homeButton()}${shareButton(null)}`;
}

/** The buttons after a daily map, where sharing comes first. */
function dailyButtons({ game: { origin } }: Play, isPrimary: boolean): TemplateResult {
  return html`${shareButton(null, isPrimary)}${homeButton()}${practiceButton(origin.day ?? today(), false)}`;
}

/** Another game with the same setup; after practice, the same daily map again. */
function playAgainButton({ game: { origin } }: Play, view: View, isPrimary: boolean): TemplateResult {
  const { kind, day } = origin;
  if (kind === 'practice' && day) return practiceButton(day, isPrimary);
  return textButton('again', t('final-again'), () => void newGame(view.setup, ''), { act: 'again', look: isPrimary ? 'primary' : '' });
}

function practiceButton(day: string, isPrimary: boolean): TemplateResult {
  return textButton('again', t('daily-again'), () => void startDaily(day), { act: 'again', look: isPrimary ? 'primary' : '' });
}

/** A compass rose for each title; those of the titles that were reached are coloured. */
function titleRoses(title: number): TemplateResult {
  const titles = [...CATALOGUE.titles].sort((a, b) => a - b);
  const reached = titles.indexOf(title) + 1;
  const rose = (_: number, i: number): TemplateResult => html`<i class=${i < reached ? 'on' : ''}>${icon('compass')}</i>`;
  return html`<div class="roses gap-2 wrap" role="img" aria-label=${`${reached}/${titles.length}`}>${titles.map(rose)}</div>`;
}

/** The distance to the next title, which unfolds how the rating is computed. */
function ratingNote(result: PlayerResult): Renderable {
  const { rating, par, stars, next_title: next } = result;
  if (rating === null || par === null) return nothing;
  const formula = html`<p data-show="rating">${t('extra-final-note', { rating: formatNumber(rating), stars, par })}</p>`;
  if (next === null) return nothing;
  const goal = t('final-next-title', { title: titleName(next), count: formatNumber(next - rating) });
  return html`<details><summary>${goal}</summary>${formula}</details>`;
}

/** The line above the title: whether it is a new one. */
function titleHead({ game: { origin } }: Play): TemplateResult {
  const isNewTitle = finalScreenState().honours?.is_new_title === true;
  return html`<p class="eyebrow ${isNewTitle ? 'fresh' : ''}" data-honour=${isNewTitle ? 'title' : nothing}>
    ${[dailyTitle(origin), t(isNewTitle ? 'final-new-title' : 'final-your-title')].filter(Boolean).join(' · ')}</p>`;
}

/** The list of milestones: the best game, the daily streak, hints and takebacks. */
function milestoneList(play: Play, stars: number): TemplateResult {
  const { honours: data } = finalScreenState();
  const { hints } = play.game;
  const takebacks = finishedGame(play.game.id)?.summary.takebacks ?? 0;
  return html`<ul class="final-facts text-sm gap-half stack" data-show=${isDaily(play) ? 'final-daily' : 'final-facts'}>
    ${isDaily(play) ? dailyLines(data) : nothing}
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

/** The streak, the expert's stars with the same cards, and the time until the next map. */
function dailyLines(milestones: MilestonesJson | null): TemplateResult {
  return html`<li>${milestones?.streak ? html`${icon('calendar')}${t('daily-streak', { count: milestones.streak })}` : nothing}</li>
    <li data-show="expert">${expertScoreText(finalScreenState().expertScore ?? { stars: null, medals: [], progress: 0 })}</li>
    <li>${icon('hourglass')}${t('daily-next', { time: timeUntilMidnight() })}</li>`;
}
