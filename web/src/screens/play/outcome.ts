/** What came of a puzzle: right or how far from it, the sums with their cells, the best ways, and what comes next. */

import { html, nothing, type TemplateResult } from 'lit';
import { leaveGame } from '../../commands/open';
import { goToNextPuzzle, sharePuzzle, showSolution, tryAgain } from '../../play/puzzle';
import { hurryTally } from '../../play/tally';
import type { PuzzleJson } from '../../contract/generated/messages';
import type { Verdict } from '../../state/puzzle';
import { state } from '../../state/store';
import { countedStars, type Tally } from '../../state/tally';
import { icon, type IconName } from '../../ui/icons';
import { iconButton, kbd, type Piece, wordButton } from '../../ui/pieces';
import { seasonName } from '../../words/sentences';
import { lineNote } from '../../words/tally';
import { number, sentences, signed, t } from '../../words/texts';
import { describe } from '../../words/why';
import { row } from './tally';

export function outcome(): Piece {
  const { tally } = state.stage;
  const { now, verdict: found, shown } = state.puzzle;
  if (!tally || !now) return nothing;
  const told = tally.counting ? null : found;
  const lit = tally.lit === null ? undefined : tally.lines[tally.lit];
  const solved = told && (told.right || shown >= 0);
  return html`<section class="tally outcome plate ${solved ? 'solved' : ''}" aria-label=${t('season-end', { season: now.season })}
    ?data-counting=${tally.counting} ?data-right=${told?.right}>
    ${head(now, told)}
    ${told && shown >= 0 ? moves() : nothing}
    <ol>${tally.lines.map((line, at) => row(tally, line, at))}</ol>
    <p class="t-why" aria-hidden="true">${lit ? lineNote(lit) : nothing}</p>
    ${sum(now, tally, told)}
    ${acts(now, told)}
  </section>`;
}

function head(now: PuzzleJson, told: Verdict | null): TemplateResult {
  const { shown, solutions } = state.puzzle;
  const missing = told ? now.best - told.sums.total : 0;
  const said = (name: IconName, title: string, note: string): TemplateResult =>
    html`<span class="medal">${icon(name)}</span><div role="status"><h1 data-show="verdict">${title}</h1><p>${note}</p></div>`;
  const words = !told
    ? said('scales', t('season-end', { season: now.season }), '')
    : shown >= 0
      ? said(
          'bulb',
          t('puzzles-best-way', { number: shown + 1, of: solutions.length }),
          t('puzzles-ways', { right: now.right, ways: now.ways }),
        )
      : told.right
        ? said('check', t('puzzles-right'), sentences([t('puzzles-right-note', { stars: now.best }), ...rated(told)]))
        : said(
            'star',
            t('puzzles-short', { count: missing }),
            sentences([t('puzzles-short-note', { stars: told.sums.total }), ...rated(told)]),
          );
  return html`<div class="t-head v-head">${words}${solutions.length ? pager() : nothing}</div>`;
}

/** What the answer did to the player's rating. */
function rated({ rating }: Verdict): string[] {
  if (!rating) return [];
  const change = rating.change === null ? '' : ` (${signed(rating.change)})`;
  return [`${t('puzzles-rating')}: ${number(rating.now)}${change}`];
}

/** One's own answer, then the best ways one after the other. */
function pager(): TemplateResult {
  const { shown, solutions } = state.puzzle;
  const turn = (by: number, name: IconName, label: string): TemplateResult =>
    iconButton(name, label, () => void showSolution(shown + by), `${name}-way`, shown + by < -1 || shown + by >= solutions.length);
  const before = turn(-1, 'prev', t(shown > 0 ? 'puzzles-way-before' : 'puzzles-own'));
  return html`<div class="v-pager">${before}${turn(1, 'next', t('puzzles-way-after'))}</div>`;
}

function moves(): TemplateResult {
  const found = state.puzzle.solutions[state.puzzle.shown]?.moves ?? [];
  const number = (i: number): TemplateResult => html`<span class="badge" aria-hidden="true">${i + 1}</span>`;
  return html`<ul class="v-moves">${found.map((move, i) => html`<li>${number(i)}<span>${describe(move)}</span></li>`)}</ul>`;
}

function sum(now: PuzzleJson, tally: Tally, told: Verdict | null): TemplateResult {
  return html`<div class="sum"><div><span>${seasonName(now.season)}</span><b data-show="sum">${number(countedStars(tally))}</b></div>
    <div class="grand"><span>${t('puzzles-most')}</span><b>${icon('star')}${told ? number(now.best) : '?'}</b></div></div>`;
}

function acts(now: PuzzleJson, told: Verdict | null): TemplateResult {
  const { way, rest, solutions, run } = state.puzzle;
  const wait = state.puzzle.opening !== '';
  const main = (name: IconName, label: string, press: () => void): TemplateResult =>
    html`<button class="btn primary" data-act="on" ?disabled=${wait}
      @click=${press}>${icon(name)}<span>${label}</span>${kbd('Enter')}</button>`;
  if (!told) return html`<div class="v-acts">${main('next', t('puzzles-count'), () => void hurryTally())}</div>`;
  const last = way === 'own' && !rest.length;
  const nextLabel = wait ? t('puzzles-looking') : t(last ? 'puzzles-back' : 'puzzles-next');
  const onward = last ? leaveGame : goToNextPuzzle;
  const plain = { off: wait };
  const again = wordButton('again', t('puzzles-again'), tryAgain, { ...plain, act: 'puzzle-again' });
  const solution = wordButton('bulb', t(told.right ? 'puzzles-other-ways' : 'puzzles-solution'), () => void showSolution(), {
    ...plain,
    act: 'puzzle-solution',
  });
  const first = told.right || run || solutions.length > 0;
  return html`<div class="v-acts">
    ${first ? main('next', nextLabel, onward) : main('again', t('puzzles-again'), tryAgain)}
    ${solutions.length || (told.right && now.right < 2) ? nothing : solution}
    ${first ? (run ? nothing : again) : wordButton('next', nextLabel, onward, { ...plain, act: 'puzzle-next' })}
    ${run ? nothing : wordButton('share', t('puzzles-share-short'), () => void sharePuzzle(), { act: 'share-puzzle' })}
  </div>`;
}
