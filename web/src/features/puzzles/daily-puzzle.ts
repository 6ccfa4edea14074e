/** The puzzle of the day, as the screens of puzzles and of the daily map show it: its status, a button and the streak. */

import { puzzleState } from './state';
import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import { openDay } from './model';
import { puzzleStats } from './stats';
import { today } from '../../core/state/origin';
import { solvedStreak } from './puzzle-stats';
import { t } from '../../core/words/texts';
import { icon } from '../../core/ui/icons';
import { type Renderable, textButton } from '../../core/ui/buttons';

export function dailyPuzzleStatus(): string {
  const result = puzzleStats().days[today()];
  if (!result) return t('puzzles-day-not-yet');
  if (result.solved) return t('puzzles-day-solved', { tries: result.tries });
  return result.given ? t('puzzles-day-given') : t('puzzles-day-short', { stars: result.short });
}

/** `look` is empty where another button is the first one. */
export function dailyPuzzleButton(look: '' | 'primary' = 'primary'): TemplateResult {
  const label = puzzleState.value.isOpening
    ? t('puzzles-looking')
    : t(puzzleStats().days[today()] ? 'puzzles-day-again' : 'puzzles-day-start');
  return textButton('play', label, () => void openDay(), { act: 'puzzle-day', look, disabled: puzzleState.value.isOpening });
}

export function dailyPuzzleStreak(): Renderable {
  const count = solvedStreak(puzzleStats(), today());
  return count ? html`<p class="streak" data-show="puzzle-streak">${icon('compass')}<b>${t('daily-streak', { count })}</b></p>` : nothing;
}

export function dailyPuzzlePanel(): TemplateResult {
  const all = textButton('list', t('puzzles-all'), () => void goTo({ to: 'puzzles' }), { act: 'puzzles' });
  return html`<section class="plate puzzle-beside padded stack"><h2>${t('puzzles-name-day')}</h2><p class="muted">${t('puzzles-intro')}</p>
    <p class="status" data-show="puzzle-day">${dailyPuzzleStatus()}</p>${dailyPuzzleStreak()}
    <div class="cta">${dailyPuzzleButton()}${all}</div></section>`;
}
