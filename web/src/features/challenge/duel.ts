/** The screen of a duel: how it stands, what is next, and the maps of a round turn by turn. */

import { html, nothing, type TemplateResult } from 'lit';
import { parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { seedFromText } from '../../core/paint/hash';
import type { Route } from '../../core/state/route';
import { type BoardContent, boardElement } from '../../core/ui/board';
import { textRadio } from '../../core/ui/choices';
import { icon, seasonIcon } from '../../core/ui/icons';
import { loadingBar } from '../../core/ui/loading';
import { newcomerPart } from '../../play/newcomer';
import { type Renderable, stars, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { cardName, seasonName } from '../../core/words/sentences';
import { bySign } from '../../core/words/by-sign';
import { formatNumber, formatSigned, t } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import { answerPlate, nameOnce } from './answer';
import duelStyles from './duel.css';
import { duelHistory } from './history';
import { answerDuel, beginRound, duels, openDuel, type OpenDuel, opponentName, opponentOf, sendDuel, setLength, showTurn } from './model';
import { standing } from './standing';

adoptStyles(duelStyles);

/** The rounds of a duel, 0 for any number. */
const LENGTHS = [
  [0, 'duel-endless'],
  [3, 'duel-best-of-three'],
  [5, 'duel-best-of-five'],
] as const;

/** Opens a duel. A link first says which one it is; until then the page is loading, and does not show home. */
export function arrive(route: Extract<Route, { to: 'duel' }>): boolean | Promise<boolean> {
  const opening = openDuel(route);
  return route.link === undefined || opening.then(() => false);
}

export function screen(): TemplateResult {
  const { open, problem } = duels.value;
  const page = open ? duelPage(open) : loadingBar();
  const content = problem ? html`<p role="alert">${t(problem)}</p>` : page;
  return pageLayout('duel', open ? t('duel-with', { player: opponentName(open) }) : t('duel-title'), content);
}

function duelPage(open: OpenDuel): TemplateResult {
  const theirs = open.duel.waiting_results[opponentOf(open)];
  return html`${theirs ? newcomerPart(open.saved.friend) : nothing}${heading(open)}${answer(open)}
    ${verdict(open)}${theirs ? nothing : nextStep(open)}${shownRound(open)}${duelHistory(open)}${lengthChoice(open)}`;
}

/** Which round it is and who has won how many, or how the duel has ended. */
function heading(open: OpenDuel): Renderable {
  const { duel } = open;
  const { seat } = open.saved;
  if (!duel.scores.length) return nothing;
  const player = opponentName(open);
  const [mine = 0, other = 0] = [duel.wins[seat], duel.wins[1 - seat]];
  if (duel.over) {
    const key = bySign(mine - other, 'duel-lost', 'duel-drawn', 'duel-won');
    return html`<p class="verdict-line centered" data-show="duel-score">${t(key, { player, mine, other })}</p>`;
  }
  const round = roundName(duel.scores.length + 1, duel.length);
  return html`<p class="centered" data-show="duel-score">${round} · ${standing(player, mine, other)}</p>`;
}

function roundName(number: number, length: number): string {
  return length ? t('duel-round-of', { number, length }) : t('duel-round', { number });
}

/** The other player's game that waits for an answer. */
function answer(open: OpenDuel): Renderable {
  const { duel } = open;
  const summary = duel.waiting_results[opponentOf(open)];
  if (!summary) return nothing;
  const number = duel.scores.length + 1;
  const title = t('duel-answer-waits', { player: opponentName(open), number, stars: summary.stars });
  return answerPlate({ title, summary, start: t('duel-play-round', { number }), play: () => answerDuel(open) });
}

/** The button for what is next, when no game of the other player waits: to send, to wait, or to begin another round. */
function nextStep(open: OpenDuel): TemplateResult {
  const { saved, duel } = open;
  const own = isWaiting(open) ? t('duel-own-waits', { number: duel.scores.length + 1, stars: ownWaitingStars(open) }) : '';
  const buttons = saved.isUnsent ? [sendButton(duel), roundButton(open)] : [roundButton(open), duel.over ? nothing : sendAgainButton()];
  return html`<section class="duel-next stack gap-2 centered" data-show="next"><p>${own} ${turnText(open)}</p>
    ${saved.isUnsent ? nameOnce() : nothing}
    <div class="cta wrap duel-acts middle">${buttons}</div></section>`;
}

/** Whether this player's own game of the round waits for the other's. */
function isWaiting({ saved, duel }: OpenDuel): boolean {
  return duel.waiting[saved.seat] !== '';
}

/** Whose turn it is; nothing if the duel is over and the other player knows it. */
function turnText(open: OpenDuel): string {
  const player = opponentName(open);
  if (open.saved.isUnsent) return t('duel-unsent', { player });
  return open.duel.over ? '' : t('duel-their-turn', { player });
}

function sendButton({ scores }: OpenDuel['duel']): TemplateResult {
  const label = t(scores.length ? 'duel-send-back' : 'duel-send');
  return textButton('share', label, () => void sendDuel(), { act: 'send-back', look: 'primary' });
}

function sendAgainButton(): TemplateResult {
  return textButton('share', t('duel-send-again'), () => void sendDuel(), { act: 'send-again' });
}

/** Begins another round, or another duel after the last one. */
function roundButton(open: OpenDuel): Renderable {
  const { saved, duel } = open;
  const begin = (): void => void beginRound(open);
  if (isWaiting(open)) return nothing;
  if (duel.over) return textButton('again', t('duel-rematch'), begin, { act: 'rematch', look: saved.isUnsent ? '' : 'primary' });
  return textButton('again', t('duel-play-round', { number: duel.scores.length + 1 }), begin, { act: 'another-round' });
}

function ownWaitingStars({ saved: { seat }, duel }: OpenDuel): number {
  return duel.waiting_results[seat]?.stars ?? 0;
}

/* ---------- a round ---------- */

function shownScore({ saved: { seat }, duel }: OpenDuel): readonly [mine: number, other: number] {
  const score = duel.scores[duels.value.round] ?? [];
  return [score[seat] ?? 0, score[1 - seat] ?? 0];
}

/** Who has won the shown round. */
function verdict(open: OpenDuel): Renderable {
  const { round } = duels.value;
  if (round < 0) return nothing;
  const [mine, other] = shownScore(open);
  const name = open.saved.rounds.length > 1 || open.duel.waiting.some(Boolean) ? `${t('duel-round', { number: round + 1 })} · ` : '';
  return html`<p class="verdict-line centered" data-show="verdict">${name}${standing(opponentName(open), mine, other)}</p>`;
}

function playerName(open: OpenDuel, kind: 'mine' | 'theirs'): string {
  return kind === 'mine' ? t('share-yours') : opponentName(open);
}

export function board(kind: string): BoardContent | null {
  const { open, comparison, turn, round } = duels.value;
  const shown = open?.saved.rounds[round];
  if (!open || !shown || (kind !== 'mine' && kind !== 'theirs')) return null;
  const seat = kind === 'mine' ? open.saved.seat : opponentOf(open);
  const turnDetails = comparison?.turns[turn];
  const cells = (turnDetails?.cells[seat] ?? []).map(parseCell);
  return {
    map: turnDetails?.maps[seat] ?? shown.maps[seat] ?? '',
    title: playerName(open, kind),
    sub: t('n-stars', { stars: shownScore(open)[kind === 'mine' ? 0 : 1] }),
    seed: seedFromText(shown.deal),
    over: cells.length ? [{ kind: 'dashed-cells', cells }] : [],
  };
}

function shownRound(open: OpenDuel): Renderable {
  if (duels.value.round < 0) return nothing;
  return html`<div class="two-maps stack">
      ${boardElement('mine', t('share-yours'))}${boardElement('theirs', opponentName(open))}
      ${caption(open, 'mine')}${caption(open, 'theirs')}</div>
    ${slider()}${decidingTurn(open)}${seasonTable(open)}`;
}

/** The owner of a map, below it: phones show no title on the map. */
function caption(open: OpenDuel, kind: 'mine' | 'theirs'): TemplateResult {
  return html`<p class="eyebrow centered" aria-hidden="true">${playerName(open, kind)}</p>`;
}

/** The slider through the turns, each with its card. */
function slider(): Renderable {
  const { comparison, turn } = duels.value;
  if (!comparison) return nothing;
  const turnDetails = comparison.turns[turn];
  const label = turnDetails
    ? t('coach-moment', { season: seasonName(turnDetails.season), card: cardName(turnDetails.card) })
    : t('duel-finished-maps');
  return html`<label class="duel-slider centered"><span data-show="turn">${label}</span>
    <input type="range" min="0" max=${comparison.turns.length} .value=${String(turn)} aria-valuetext=${label}
      @input=${(event: Event) => showTurn(Number((event.target as HTMLInputElement).value))}></label>`;
}

/** A sentence about the turn in which the winner gained most, with a button that shows it. */
function decidingTurn(open: OpenDuel): Renderable {
  const { comparison } = duels.value;
  const index = comparison?.deciding?.index ?? -1;
  const turn = comparison?.turns[index];
  if (!comparison?.deciding || !turn) return nothing;
  const [mine, other] = shownScore(open);
  const moment = t('coach-moment', { season: seasonName(turn.season), card: cardName(turn.card) });
  const player = playerName(open, mine > other ? 'mine' : 'theirs');
  const sentence = t('duel-deciding', { moment, player, stars: comparison.deciding.stars });
  return html`<p class="duel-decisive-turn centered" data-show="decisive-turn">${sentence}
    <button class="link" data-act="decisive-turn" @click=${() => showTurn(index)}>${t('duel-show-turn')}</button></p>`;
}

/** The stars of both players by season, and their difference. */
function seasonTable(open: OpenDuel): Renderable {
  const { comparison, turn, round } = duels.value;
  const { seat } = open.saved;
  const isLast = round === open.duel.scores.length - 1;
  const [ours, theirs] = isLast ? [open.duel.last_results[seat], open.duel.last_results[1 - seat]] : [];
  if (!ours || !theirs) return nothing;
  const season = comparison?.turns[turn]?.season_index ?? -1;
  const cell = (content: Renderable | string, i: number): TemplateResult =>
    html`<td class=${i === season ? 'current' : ''}>${content}</td>`;
  const row = (label: string, totals: number[], others: number[], all: number, kind: string): TemplateResult =>
    html`<tr data-row=${kind}><th scope="row">${label}</th>
      ${totals.map((total, i) => cell(boldIfHigher(total, others[i] ?? 0), i))}<td class="all">${stars(all)}</td></tr>`;
  const lastTurnOf = (i: number): number => comparison?.turns.findLastIndex(({ season_index }) => season_index === i) ?? 0;
  const head = ({ id }: { id: string }, i: number): TemplateResult => {
    const name = seasonName(id);
    return html`<th scope="col"><button class="center tap" aria-pressed=${i === season} aria-label=${name} title=${name} data-season=${id}
      ?disabled=${!comparison} @click=${() => showTurn(lastTurnOf(i))}>${icon(seasonIcon(id))}<span>${name}</span></button></th>`;
  };
  const heads = (CATALOGUE.seasons.base ?? []).map(head);
  const difference = (total: number, i: number): TemplateResult => cell(formatSigned(total - (theirs.seasons[i] ?? 0)), i);
  return html`<table class="duel plate"><thead><tr><td></td>${heads}<th scope="col">${t('play-total')}</th></tr></thead>
    <tbody>${row(t('share-yours'), ours.seasons, theirs.seasons, ours.stars, 'mine')}
      ${row(opponentName(open), theirs.seasons, ours.seasons, theirs.stars, 'theirs')}
      <tr data-row="difference"><th scope="row">${t('duel-difference')}</th>${ours.seasons.map(difference)}
        <td class="all">${formatSigned(ours.stars - theirs.stars)}</td></tr></tbody></table>`;
}

/** A total, in bold if it is the higher of the two. */
function boldIfHigher(total: number, other: number): TemplateResult | string {
  return total > other ? html`<b>${formatNumber(total)}</b>` : formatNumber(total);
}

/** The choice of the number of rounds, which is made with the first one. */
function lengthChoice({ duel }: OpenDuel): Renderable {
  if (duel.scores.length > 1 || duel.over) return nothing;
  return html`<fieldset class="choice"><legend class="lbl">${t('duel-rounds')}</legend><div class="seg">${LENGTHS.map(([value, text]) =>
    textRadio({ group: 'duel-length', value: String(value), on: duel.length === value, choose: () => void setLength(value) }, t(text)),
  )}</div></fieldset>`;
}
