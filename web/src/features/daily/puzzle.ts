/** The puzzle of the day, next to the daily map. */

import { html, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import { dailyPuzzleButton, dailyPuzzleStatus, dailyPuzzleStreak } from '../../play/daily-puzzle';
import { textButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';

export function dailyPuzzlePanel(): TemplateResult {
  const all = textButton('list', t('puzzles-all'), () => void goTo({ to: 'puzzles' }), { act: 'puzzles' });
  return html`<section class="plate p-beside padded stack"><h2>${t('puzzles-name-day')}</h2><p class="muted">${t('puzzles-intro')}</p>
    <p class="status" data-show="puzzle-day">${dailyPuzzleStatus()}</p>${dailyPuzzleStreak()}
    <div class="cta wrap">${dailyPuzzleButton()}${all}</div></section>`;
}
