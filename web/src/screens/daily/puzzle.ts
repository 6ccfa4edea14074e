/** The puzzle of the day, next to the daily map. */

import { html, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import { dayButton, dayStatus, dayStreak } from '../../ui/day-puzzle';
import { wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';

export function puzzleOfTheDay(): TemplateResult {
  const all = wordButton('list', t('puzzles-all'), () => void goTo({ to: 'puzzles' }), { act: 'puzzles' });
  return html`<section class="plate p-beside"><h2>${t('puzzles-name-day')}</h2><p class="muted">${t('puzzles-intro')}</p>
    <p class="status" data-show="puzzle-day">${dayStatus()}</p>${dayStreak()}
    <div class="cta">${dayButton()}${all}</div></section>`;
}
