/** The comparison of two games with the same deal, turn by turn, with the score of the duel and the link for the other player. */

import { html, nothing, type TemplateResult } from 'lit';
import { parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { DuelJson, GameSummaryDetails } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import type { Route } from '../../core/state/route';
import { type BoardContent, boardElement } from '../../core/ui/board';
import { textRadio } from '../../core/ui/choices';
import { icon, seasonIcon } from '../../core/ui/icons';
import { loadingBar } from '../../core/ui/loading';
import { type Renderable, stars, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { cardName, seasonName } from '../../core/words/sentences';
import { formatNumber, formatSigned, t } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import compareStyles from './compare.css';
import { anotherRound, currentMatch, loadMatch, sendBack, setLength, showTurn } from './model';

adoptStyles(compareStyles);

/** The rounds of a duel, 0 for any number. */
const LENGTHS = [
  [0, 'duel-endless'],
  [3, 'duel-best-of-three'],
  [5, 'duel-best-of-five'],
] as const;

export function arrive(route: Extract<Route, { to: 'compare' }>): void {
  void loadMatch(route);
}

function seatOf(kind: string): 0 | 1 {
  const { seat } = currentMatch();
  return kind === 'mine' ? seat : ((1 - seat) as 0 | 1);
}

function playerName(duel: DuelJson, kind: 'mine' | 'theirs'): string {
  return kind === 'mine' ? t('share-yours') : duel.names[seatOf('theirs')] || t('share-challenge-friend');
}

export function board(kind: string): BoardContent | null {
  const { duel, comparison, turn } = currentMatch();
  if (!duel || (kind !== 'mine' && kind !== 'theirs')) return null;
  const seat = seatOf(kind);
  const summary = duel.results[seat];
  if (!summary) return null;
  const turnDetails = comparison?.turns[turn];
  const cells = (turnDetails?.cells[seat] ?? []).map(parseCell);
  return {
    map: turnDetails?.maps[seat] ?? summary.map,
    title: playerName(duel, kind),
    sub: t('n-stars', { stars: summary.stars }),
    seed: seedFromText(summary.deal),
    over: cells.length ? [{ kind: 'dashed-cells', cells }] : [],
  };
}

export function screen(): TemplateResult {
  const { duel, seat, failed } = currentMatch();
  const ours = duel?.results[seat];
  const theirs = duel?.results[1 - seat];
  const content =
    failed || (duel && !ours)
      ? html`<p>${t('gallery-none')}</p>`
      : !duel || !ours
        ? loadingBar()
        : theirs
          ? comparison(duel, ours, theirs)
          : unansweredRound(duel, ours);
  return pageLayout('compare', t('share-compare'), content);
}

function comparison(duel: DuelJson, ours: GameSummaryDetails, theirs: GameSummaryDetails): TemplateResult {
  const lead = ours.stars - theirs.stars;
  const verdict =
    lead > 0 ? t('share-compare-won', { stars: lead }) : lead < 0 ? t('share-compare-lost', { stars: -lead }) : t('share-compare-level');
  return html`<p class="verdict-line centered" data-show="verdict">${verdict}</p>
    ${duelScore(duel)}
    <div class="two-maps stack">${boardElement('mine', t('share-yours'))}${boardElement('theirs', playerName(duel, 'theirs'))}${caption(duel, 'mine')}${caption(duel, 'theirs')}</div>
    ${slider()}
    ${decidingTurn(duel)}
    ${seasonTable(duel, ours, theirs)}
    ${duelButtons(duel)}`;
}

/** The owner of a map, below it: phones show no title on the map. */
function caption(duel: DuelJson, kind: 'mine' | 'theirs'): TemplateResult {
  return html`<p class="eyebrow centered" aria-hidden="true">${playerName(duel, kind)}</p>`;
}

/** The rounds that each player has won. */
function duelScore(duel: DuelJson): Renderable {
  if (!duel.scores.length) return nothing;
  const { seat } = currentMatch();
  const [mine = 0, other = 0] = [duel.wins[seat], duel.wins[1 - seat]];
  const words = t('duel-score', { mine, player: playerName(duel, 'theirs'), other });
  return html`<p class="centered" data-show="duel-score">${words}${duel.over ? html` <b>${duelOutcome(duel, mine, other)}</b>` : nothing}</p>`;
}

function duelOutcome(duel: DuelJson, mine: number, other: number): string {
  if (mine === other) return t('duel-drawn');
  return mine > other ? t('duel-won') : t('duel-lost', { player: playerName(duel, 'theirs') });
}

/** The slider through the turns, each with its card. */
function slider(): Renderable {
  const { comparison: compared, turn } = currentMatch();
  if (!compared) return nothing;
  const turnDetails = compared.turns[turn];
  const label = turnDetails
    ? t('coach-moment', { season: seasonName(turnDetails.season), card: cardName(turnDetails.card) })
    : t('duel-finished-maps');
  return html`<label class="duel-slider centered"><span data-show="turn">${label}</span>
    <input type="range" min="0" max=${compared.turns.length} .value=${String(turn)} aria-valuetext=${label}
      @input=${(event: Event) => showTurn(Number((event.target as HTMLInputElement).value))}></label>`;
}

/** A sentence about the turn in which the winner gained most, with a button that shows it. */
function decidingTurn(duel: DuelJson): Renderable {
  const { comparison: compared, seat } = currentMatch();
  const index = compared?.deciding?.index ?? -1;
  const turn = compared?.turns[index];
  if (!compared?.deciding || !turn) return nothing;
  const isMine = (duel.results[seat]?.stars ?? 0) > (duel.results[1 - seat]?.stars ?? 0);
  const moment = t('coach-moment', { season: seasonName(turn.season), card: cardName(turn.card) });
  const sentence = t('duel-deciding', { moment, player: playerName(duel, isMine ? 'mine' : 'theirs'), stars: compared.deciding.stars });
  return html`<p class="duel-deciding centered" data-show="deciding">${sentence}
    <button class="link" data-act="deciding" @click=${() => showTurn(index)}>${t('duel-show-turn')}</button></p>`;
}

function duelButtons(duel: DuelJson): TemplateResult {
  const isFirst = duel.scores.length === 0;
  const anotherRoundButton = textButton('again', t('duel-another'), () => void anotherRound(), { act: 'another-round' });
  return html`<div class="cta wrap duel-acts middle">${sendButton(t('duel-send-back'))}${duel.over ? nothing : anotherRoundButton}</div>
    ${isFirst ? lengthChoice(duel) : nothing}`;
}

function sendButton(label: string): TemplateResult {
  return textButton('share', label, () => void sendBack(), { act: 'send-back', look: 'primary' });
}

/** The choice of the number of rounds, which is made with the first one. */
function lengthChoice({ length }: DuelJson): TemplateResult {
  return html`<fieldset class="choice"><legend class="lbl">${t('duel-rounds')}</legend><div class="seg">${LENGTHS.map(([value, text]) =>
    textRadio({ group: 'duel-length', value: String(value), on: length === value, choose: () => setLength(value) }, t(text)),
  )}</div></fieldset>`;
}

/** The player's own game of a round that the other player has not finished. */
function unansweredRound(duel: DuelJson, ours: GameSummaryDetails): TemplateResult {
  return html`<p class="verdict-line centered">${t('n-stars', { stars: ours.stars })}</p>${duelScore(duel)}
    <div class="two-maps stack">${boardElement('mine', t('share-yours'))}</div>
    <p>${t('duel-waiting', { player: playerName(duel, 'theirs') })}</p>
    <div class="cta wrap">${sendButton(t('duel-send'))}</div>`;
}

/** The table of stars by season, of both players and their difference. */
function seasonTable(duel: DuelJson, ours: GameSummaryDetails, theirs: GameSummaryDetails): TemplateResult {
  const { comparison: compared, turn } = currentMatch();
  const season = compared?.turns[turn]?.season_index ?? -1;
  const row = (label: string, summary: GameSummaryDetails, other: GameSummaryDetails, kind: string): TemplateResult =>
    html`<tr data-row=${kind}><th scope="row">${label}</th>
    ${summary.seasons.map((total, i) => html`<td class=${i === season ? 'now' : ''}>${boldIfHigher(total, other.seasons[i] ?? 0)}</td>`)}
    <td class="all">${stars(summary.stars)}</td></tr>`;
  const lastTurnOf = (i: number): number => compared?.turns.findLastIndex(({ season_index }) => season_index === i) ?? 0;
  const heads = (CATALOGUE.seasons.base ?? []).map(
    (
      { id },
      i,
    ) => html`<th scope="col"><button class="center tap" aria-pressed=${i === season} aria-label=${seasonName(id)} title=${seasonName(id)} data-season=${id}
      @click=${() => showTurn(lastTurnOf(i))}>${icon(seasonIcon(id))}<span>${seasonName(id)}</span></button></th>`,
  );
  return html`<table class="duel plate"><thead><tr><td></td>${heads}<th scope="col">${t('play-total')}</th></tr></thead>
    <tbody>${row(t('share-yours'), ours, theirs, 'mine')}${row(playerName(duel, 'theirs'), theirs, ours, 'theirs')}
      <tr data-row="difference"><th scope="row">${t('duel-difference')}</th>${ours.seasons.map(
        (total, i) => html`<td class=${i === season ? 'now' : ''}>${formatSigned(total - (theirs.seasons[i] ?? 0))}</td>`,
      )}<td class="all">${formatSigned(ours.stars - theirs.stars)}</td></tr></tbody></table>`;
}

/** A total, in bold if it is the higher of the two. */
function boldIfHigher(total: number, other: number): TemplateResult | string {
  return total > other ? html`<b>${formatNumber(total)}</b>` : formatNumber(total);
}
