/** The task of a puzzle, in place of the season panel, with the next card and the clock of a run. */

import { puzzleState } from './state';
import { html, nothing, type TemplateResult } from 'lit';
import { sharePuzzle } from './model';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { Offset } from '../../core/contract/generated/messages';
import { shapeThumbnail } from '../../core/paint/thumbnails';
import type { TimedRun } from './state';
import { icon, seasonIcon } from '../../core/ui/icons';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { iconButton, type Renderable } from '../../core/ui/buttons';
import { cardName } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';
import type { Play } from '../../play/play';
import { smallMenuButton } from '../../play/screen/season';
import { adoptStyles } from '../../core/ui/screen-styles';
import goalStyles from './goal.css';

adoptStyles(goalStyles);

export function puzzleGoal(play: Play): Renderable {
  const { current: puzzle, run } = puzzleState.value;
  if (!puzzle) return nothing;
  return html`<section class="season goal" aria-label=${puzzleName()} data-puzzle=${puzzle.code} data-grade=${puzzle.grade}>
    ${smallMenuButton()}
    <span class="sign-icon">${icon(seasonIcon(puzzle.season))}</span>
    <div class="goal-task"><p class="eyebrow">${puzzleName()} · ${textFor('puzzles-grade', puzzle.grade)}</p>
      <h1>${t('puzzles-task', { season: puzzle.season })}</h1></div>
    ${run ? runClock(run) : nothing}
    ${nextCard(play, puzzle.cards)}
    ${iconButton('share', t('puzzles-share'), () => void sharePuzzle(), 'puzzle-share')}
  </section>`;
}

/** Seconds before its end from which the clock looks different. */
const LAST_SECONDS = 30;

function runClock({ secondsLeft, solved }: TimedRun): TemplateResult {
  const count = html`<span class="row">${icon('check')}<b class="num" data-show="run">${solved}</b></span>`;
  return html`<p class="goal-clock tap row ${secondsLeft <= LAST_SECONDS ? 'late' : ''}" role="timer"
    aria-label=${t('puzzles-run')}>${icon('hourglass')}<b class="num">${formatRunTime(secondsLeft)}</b>${count}</p>`;
}

/** The card after the current one, or that there is none. */
function nextCard(play: Play, cards: readonly (readonly string[])[]): TemplateResult {
  const turnIndex = cards.findIndex((turn) => turn.at(-1) === play.game.view?.card?.id);
  const nextTurn = cards[turnIndex + 1];
  const id = nextTurn?.at(-1) ?? '';
  const card = CATALOGUE.explore[id];
  if (!nextTurn || !card) return html`<p class="goal-next tap row last muted">${t('puzzles-last-card')}</p>`;
  const letter = card.terrains[0] ?? 'F';
  const name = cardName(id);
  const title = html`<b>${nextTurn.length > 1 ? icon('columns') : nothing}${name}</b>`;
  return html`<p class="goal-next tap row" title=${name}><small class="muted">${t('puzzles-then')}</small>${title}
    <span class="goal-shapes row" aria-hidden="true">${card.shapes.map(({ cells }) => cardShape(id, cells, letter))}</span></p>`;
}

function cardShape(id: string, cells: readonly Offset[], letter: string): TemplateResult {
  const paint: Paint = (theme, measure) => shapeThumbnail(cells, [], letter, measure('--cell', 9), theme);
  return html`<canvas ${painted(`then${id}${JSON.stringify(cells)}`, paint)}></canvas>`;
}

/** Returns the name of the open puzzle: its edict in training, else its mode. */
function puzzleName(): string {
  const { mode, topic } = puzzleState.value;
  return mode === 'edict' ? cardName(topic) : t(`puzzles-name-${mode}`);
}

/** Returns seconds as minutes and seconds: `4:05`. */
function formatRunTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
