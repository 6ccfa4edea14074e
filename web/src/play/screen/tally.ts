/** The end of a season: one map line by line, or the scores of all players side by side. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeTally, highlightLine, countSeat, skipCounting, canInspectMaps } from '../show-tally';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { SeasonFacts, View } from '../../core/contract/generated/messages';
import { countedSoFar, countedStars, type Tally, type TallyLine, countedLinesOf } from '../../core/state/tally';
import { icon, seasonIcon } from '../../core/ui/icons';
import { kbd, type Renderable, stars } from '../../core/ui/buttons';
import { rivalStarsSoFar } from '../../core/ui/rival';
import { mapTitleOf, seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { letterName, seasonName, cardName } from '../../core/words/sentences';
import { lineNote, lineTitle } from '../../core/words/tally';
import { formatNumber, t } from '../../core/words/texts';
import { lessonNote } from './lesson';
import type { Play } from '../play';
import { boardElement } from '../../core/ui/board';
import { modal } from '../../core/ui/modal';

export function tallyPanel(play: Play, view: View, tally: Tally): TemplateResult {
  const { score, seasonIndex, lines, highlightedLine, isCounting } = tally;
  const highlighted = highlightedLine === null ? undefined : lines[highlightedLine];
  const nextText = nextSeasonText(view, tally);
  return html`<section class="tally rigid stack plate" aria-label=${t('season-end', { season: score.season })} ?data-counting=${isCounting}>
    ${tallyHead(tally, t('play-season-of', { number: seasonIndex + 1, of: 4 }))}
    ${mapOwner(play, tally)}${lessonNote()}
    <ol>${lines.map((line, at) => tallyRow(play, tally, line, at))}</ol>
    <p class="tally-why" aria-hidden="true">${highlighted ? lineNote(highlighted) : nextText}</p>
    <div class="sum"><div><span>${seasonName(score.season)}</span><b>${formatNumber(countedStars(tally))}</b></div>
      <div class="grand"><span>${t('season-so-far')}</span><b>${icon('star')}${formatNumber(countedSoFar(tally))}</b></div></div>
    ${rivalStarsSoFar(seasonIndex)}
    ${nextText === nothing ? nothing : html`<p class="muted tally-next">${nextText}</p>`}
    ${continueButton(play, play.behaviour.hasStandings ? t('table-scores') : nextStepText(view, tally))}
  </section>`;
}

function tallyHead({ score: { season } }: Tally, eyebrow: string): TemplateResult {
  return html`<div class="tally-head centered"><span class="medal">${icon(seasonIcon(season))}</span>
      <div><p class="eyebrow">${eyebrow}</p><h1>${t('season-end', { season })}</h1></div></div>`;
}

function continueButton(play: Play, label: string): TemplateResult {
  return html`<button class="btn primary" data-first data-act="advance"
    @click=${() => closeTally(play)}><span>${label}</span>${icon('next')}${kbd('Enter')}</button>`;
}

/** The season after the counted one; none after the last of the game. */
function seasonAfter(view: View, { seasonIndex, isLastSeason }: Tally): SeasonFacts | undefined {
  return isLastSeason ? undefined : CATALOGUE.seasons[view.setup.seasons]?.[seasonIndex + 1];
}

function nextStepText(view: View, tally: Tally): string {
  const next = seasonAfter(view, tally);
  return next ? t('season-next', { season: next.id }) : t('season-to-final');
}

/** The owner of the counted map, in a game of several players. */
function mapOwner(play: Play, { seat }: Tally): Renderable {
  if (seat === null || !play.behaviour.hasStandings) return nothing;
  return html`<p class="tally-owner row" data-show="counted-seat">${seatShield(seat)}<b class="title">${seatNameOf(seat)}</b></p>`;
}

/** The edicts and the time of the next season; that the map is full, if the game has ended before the fourth season. */
function nextSeasonText(view: View, tally: Tally): Renderable {
  const next = seasonAfter(view, tally);
  if (next) return seasonPreview(next);
  return tally.seasonIndex === 3 ? nothing : html`${t('season-map-full')}`;
}

/** The edicts that a season scores, and its time. */
function seasonPreview({ id, edicts, time }: SeasonFacts): TemplateResult {
  const [first = '', second = ''] = [...edicts].map(letterName);
  const scores = t('season-next-edicts', { season: id, first, second });
  return html`${icon(seasonIcon(id))}${scores} ${t('season-time-to-spend', { limit: time })}`;
}

/** A line of the tally as a button, which highlights its cells. */
export function tallyRow(play: Play, { countedLines, highlightedLine }: Tally, line: TallyLine, index: number): TemplateResult {
  const { kind, letter, stars: worth } = line;
  const note = lineNote(line);
  const isHighlighted = highlightedLine === index;
  const sign =
    kind === 'edict'
      ? html`<span class="seal">${letterName(letter)}</span>`
      : html`<span class="ic center">${icon(kind === 'coins' ? 'coin' : 'claw')}</span>`;
  const words = html`<b class="title">${lineTitle(line)}</b>${note ? html`<small>${note}</small>` : nothing}`;
  return html`<li class="${index < countedLines ? 'counted' : ''} ${isHighlighted ? 'lit' : ''} ${worth < 0 ? 'bad' : ''}">
    <button class="tally-line full tap row" aria-pressed=${isHighlighted} data-line=${index} @click=${() => highlightLine(play, index)}>
      ${sign}<span class="stack flush anywhere">${words}</span><i class="dots fill"></i>${stars(worth)}</button></li>`;
}

/** The table of scores: for each player the stars of the season as far as they are counted, and those of the game. */
function seasonTable(play: Play, view: View, tally: Tally): TemplateResult {
  const letters = Object.keys(tally.score.edicts);
  return html`<div class="standings-wrap"><table class="standings full">
    <thead><tr><td></td>
      ${letters.map((letter) => columnHead(html`<span class="seal">${letterName(letter)}</span>`, edictName(view, letter)))}
      ${columnHead(icon('coin'), t('season-coins'))}
      ${columnHead(icon('claw'), t('season-toll'))}
      <th scope="col">${t('extra-sum')}</th>${columnHead(icon('star'), t('season-so-far'))}</tr></thead>
    <tbody>${tally.standings.order.map((seat) => seasonRow(play, view, tally, seat))}</tbody></table></div>`;
}

function seasonRow(play: Play, view: View, tally: Tally, seat: number): Renderable {
  const score = view.players[seat]?.seasons[tally.seasonIndex];
  if (!score) return nothing;
  const worth = [...Object.values(score.edicts), score.coins, -score.toll];
  const counted = worth.slice(0, countedLinesOf(tally, seat));
  const sum = counted.reduce((all, stars) => all + stars, 0);
  return html`<tr data-row=${seat} class=${rowClass(tally, seat)}><th scope="row">${rowHead(play, seat)}</th>
    ${worth.map((stars, at) => html`<td class=${stars < 0 ? 'bad' : ''}>${at < counted.length ? formatNumber(stars) : ''}</td>`)}
    <td class="sum-cell">${counted.length ? formatNumber(sum) : ''}</td>
    <td class="so-far">${formatNumber(score.so_far - score.total + sum)}</td></tr>`;
}

/** The class of a row: being counted; or, once all are counted, leading or winner. */
function rowClass({ standings: { seat: countedNow, countedSeats, order }, isLastSeason }: Tally, seat: number): string {
  if (seat === countedNow) return 'counted-now';
  if (countedSeats.length < order.length || seat !== order[0]) return '';
  return isLastSeason ? 'lead won' : 'lead';
}

/** The name of a player. If maps may be seen, it is a button that counts that player's map. */
function rowHead(play: Play, seat: number): TemplateResult {
  const name = html`${seatShield(seat)}<span>${seatNameOf(seat)}</span>`;
  if (!canInspectMaps(play)) return name;
  return html`<button class="seat-count row" data-count=${seat} title=${mapTitleOf(seat)}
    @click=${() => void countSeat(play, seat)}>${name}</button>`;
}

/** The head of a column: a picture, and its name for screen readers. */
export function columnHead(picture: TemplateResult, words: string): TemplateResult {
  return html`<th scope="col">${picture}<span class="sr">${words}</span></th>`;
}

function edictName(view: View, letter: string): string {
  return cardName(view.edicts.find((edict) => edict.letter === letter)?.id ?? '');
}

/** Returns the view as it was at the end of the counted season; the next one may have begun since. */
export function viewOfTally(view: View, tally: Tally | null): View {
  if (!tally) return view;
  if (tally.seasonIndex === view.season_index) return { ...view, time: Math.max(view.time, view.limit), card: null };
  const { id, edicts, time } = CATALOGUE.seasons[view.setup.seasons]?.[tally.seasonIndex] ?? { id: view.season, edicts: '', time: 0 };
  const scored = view.edicts.map((edict) => ({ ...edict, scored_now: edicts.includes(edict.letter) }));
  return { ...view, season: id, season_index: tally.seasonIndex, time, limit: time, edicts: scored, card: null };
}

/** The scores of all players next to the map. */
export function standingsBesideMap(play: Play, view: View, tally: Tally): TemplateResult {
  const label = t('season-end', { season: tally.score.season });
  return html`<section class="tally rigid stack plate table-tally" aria-label=${label}>${scoresContent(play, view, tally)}</section>`;
}

/** The same as a dialog, if each player sees only their own map. */
export function standingsDialog(play: Play, view: View, tally: Tally): TemplateResult {
  return modal(
    'season',
    t('season-end', { season: tally.score.season }),
    html`<section class="tally rigid stack plate table-tally" @click=${() => skipCounting(play)}>${countedMap(tally)}${scoresContent(play, view, tally)}</section>`,
    () => closeTally(play),
  );
}

/** The map whose lines are being counted. */
function countedMap({ standings }: Tally): TemplateResult {
  return boardElement('counted', mapTitleOf(Math.max(0, standings.mapSeat)));
}

function scoresContent(play: Play, view: View, tally: Tally): TemplateResult {
  const { score } = tally;
  const next = seasonAfter(view, tally);
  const edicts = Object.keys(score.edicts).map(
    (letter) =>
      html`<span class="inline-row"><span class="seal" aria-hidden="true">${letterName(letter)}</span>${edictName(view, letter)}</span>`,
  );
  return html`${tallyHead(tally, `${t('table-scores')} · ${seasonName(score.season)}`)}
    <p class="muted key wrap">${edicts}</p>
    ${seasonTable(play, view, tally)}
    <p class="muted tally-next">${next ? seasonPreview(next) : t('table-last-season')}</p>
    ${continueButton(play, nextStepText(view, tally))}`;
}
