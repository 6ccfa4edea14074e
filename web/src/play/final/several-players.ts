/** The final screen of a game of several players: the winner, the places, and all maps. */

import { html, nothing, type TemplateResult } from 'lit';
import { newGame } from '../open-game';
import { inspectSeat } from '../screen/players';
import type { View } from '../../core/contract/generated/messages';
import { finishedGameOfSeat } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';
import { humanCount } from '../../core/state/seats';
import type { Origin } from '../../core/state/origin';
import { boardElement } from '../../core/ui/board';
import { mapChoice } from '../../core/ui/map-choice';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { mapTitleOf, seatNameOf, levelLabel, seatShield } from '../../core/ui/seat-mark';
import { joinList, t, formatNumber } from '../../core/words/texts';
import { finalParts, finalScreenState } from './model';
import { finalEdicts, starsOnSeal, homeButton, replayAndKeepsakeButtons, moreButton, reviewButton, shareButton } from './parts';
import { columnHead } from '../screen/tally';
import type { Play } from '../play';
import { isSeriesOver, nextGameText, seriesAfter, seriesText } from '../series';
import { icon, seasonIcon } from '../../core/ui/icons';
import { seasonName } from '../../core/words/sentences';

function winnerText(play: Play, view: View): string {
  const [first = 0, ...others] = view.winners;
  if (others.length) return t('table-tie', { players: joinList(view.winners.map(seatNameOf)) });
  return isThisPlayer(play, first) ? t('table-you-win') : t('table-winner', { player: seatNameOf(first) });
}

/** Whether the seat is that of the player in front of this device, and of nobody else. */
function isThisPlayer({ game: { seats, ownSeats } }: Play, seat: number): boolean {
  return ownSeats ? ownSeats.length === 1 && ownSeats.includes(seat) : !seats[seat]?.bot && humanCount(seats) === 1;
}

/** That the toll has decided, if two players have the most stars but not the same place. */
function tieBreakNote(view: View): Renderable {
  const best = view.results.find(({ place }) => place === 1);
  const equal = view.results.some(({ place, stars }) => place > 1 && stars === best?.stars);
  return equal ? html`<p class="muted">${t('table-tie-break')}</p>` : nothing;
}

/** The games that each seat has won, and the winner of a finished series. */
function seriesScore(play: Play, series: NonNullable<Origin['series']>): TemplateResult {
  const first = series.wins.indexOf(Math.max(...series.wins));
  const winner = isThisPlayer(play, first) ? t('series-you-win') : t('series-won', { player: seatNameOf(first) });
  const end = isSeriesOver(series) ? html` <b>${winner}</b>` : nothing;
  return html`<p data-show="series">${seriesText(series)}${end}</p>`;
}

function moreSection(play: Play, view: View, game: FinishedGame | null): TemplateResult {
  return html`<section class="final-more stack">${finalEdicts(play, view)}
    <div class="cta wrap">${replayAndKeepsakeButtons(view.record, game, play.game.seats)}</div></section>`;
}

export function finalOfSeveral(play: Play, view: View): TemplateResult {
  const { inspectedSeat } = play.display;
  const { seats, open } = play.game;
  const { standing, again } = play.behaviour.panels;
  const game = finishedGameOfSeat(inspectedSeat);
  const series = seriesAfter(play.game.origin.series, view.winners, view.players.length);
  const startAgain = (bestOfThree: boolean) => (): void => {
    const next = isSeriesOver(series) ? undefined : { series: { ...series, bestOfThree } };
    void newGame(view.setup, '', { seats, open }, { kind: 'free', ...next });
  };
  const startRematch = startAgain(series.bestOfThree);
  const isFirst = play.game.origin.series === undefined;
  const againText = isFirst || isSeriesOver(series) ? t('final-again') : nextGameText(series);
  return html`<main class="final table-final">
    ${boardElement('final', mapTitleOf(inspectedSeat))}
    <div class="verdict-col stack">
      ${again || isFirst ? html`<p class="eyebrow">${t('final-heading')}</p>` : seriesScore(play, series)}
      <h1 data-show="verdict">${winnerText(play, view)}</h1>
      ${starsOnSeal(view.results[view.winners[0] ?? 0]?.stars ?? 0)}
      ${standing?.(play) ?? nothing}
      ${ranking(view)}
      ${tieBreakNote(view)}
      ${mapChoice(view, (seat) => inspectSeat(play, seat))}
      <div class="final-news">${finalParts(play, 'news', view)}</div>
      <div class="cta wrap">
        ${again ? again(play) : textButton('again', againText, startRematch, { act: 'again', look: 'primary' })}
        ${!again && isFirst ? textButton('again', t('series-best-of-three'), startAgain(true), { act: 'best-of-three' }) : nothing}
        ${homeButton()}
        ${shareButton(game)}
        ${finalParts(play, 'buttons', view)}
        ${reviewButton(view.record, inspectedSeat)}
        ${moreButton()}
      </div>
      ${finalScreenState().isExpanded ? moreSection(play, view, game) : nothing}
    </div>
  </main>`;
}

/** The table of places: the stars of each season, the toll, which breaks ties, and all stars. */
function ranking(view: View): TemplateResult {
  const order = [...view.results].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return html`<div class="standings-wrap"><table class="standings full final-standings">
    <caption class="sr">${t('table-ranking')}</caption>
    <thead><tr><td></td><td></td>
      ${(view.players[0]?.seasons ?? []).map(({ season }) => columnHead(icon(seasonIcon(season)), seasonName(season)))}
      ${columnHead(icon('claw'), t('table-lost'))}${columnHead(icon('star'), t('play-stars'))}</tr></thead>
    <tbody>${order.map(
      ({ seat, place, stars, toll }) => html`<tr class=${place === 1 ? 'won' : ''} data-place=${place}>
      <td class="place"><span class="sr">${t('table-place', { place })}</span><span aria-hidden="true">${place}</span></td>
      <th scope="row">${seatShield(seat)}<span>${seatNameOf(seat)}${levelLabel(seat)}</span></th>
      ${(view.players[seat]?.seasons ?? []).map(({ total }) => html`<td>${formatNumber(total)}</td>`)}
      <td class=${toll ? 'bad' : ''}>${formatNumber(-toll)}</td><td class="so-far">${formatNumber(stars)}</td></tr>`,
    )}</tbody></table></div>`;
}
