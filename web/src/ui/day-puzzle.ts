/** The puzzle of the day: whether it is solved, and the way to it. On its own screen and next to the daily map. */

import { html, nothing, type TemplateResult } from 'lit';
import { openDay } from '../play/puzzle';
import { figures } from '../play/puzzle-figures';
import { today } from '../state/origin';
import { streakOf } from '../state/puzzle-figures';
import { state } from '../state/store';
import { t } from '../words/texts';
import { icon } from './icons';
import { type Piece, wordButton } from './pieces';

export function dayStatus(): string {
  const result = figures().days[today()];
  if (!result) return t('puzzles-day-not-yet');
  if (result.solved) return t('puzzles-day-solved', { tries: result.tries });
  return result.given ? t('puzzles-day-given') : t('puzzles-day-short', { stars: result.short });
}

export function dayButton(): TemplateResult {
  const label = state.puzzle.opening ? t('puzzles-looking') : t(figures().days[today()] ? 'puzzles-day-again' : 'puzzles-day-start');
  return wordButton('play', label, () => void openDay(), { act: 'puzzle-day', kind: 'primary', off: state.puzzle.opening !== '' });
}

export function dayStreak(): Piece {
  const count = streakOf(figures(), today());
  return count ? html`<p class="streak" data-show="puzzle-streak">${icon('compass')}<b>${t('daily-streak', { count })}</b></p>` : nothing;
}
