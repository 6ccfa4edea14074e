/** What can be done with a finished game: shown to others, looked through, stored. */

import { html, type TemplateResult } from 'lit';
import { goTo, openDialog } from '../../core/page/navigate';
import { leaveGame } from '../open-game';
import type { FinishedGame } from '../../core/state/saved-games';
import type { Seat } from '../../core/state/seats';
import { icon } from '../../core/ui/icons';
import { textButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import { finalState, toggleMore } from './model';

export function shareButton(game: FinishedGame | null, main = false): TemplateResult {
  const share = (): void => void openDialog({ is: 'share', game });
  return textButton('share', t('final-share'), share, { act: 'share', kind: main ? 'primary' : '' });
}

export function homeButton(): TemplateResult {
  return html`<button class="btn ghost" data-act="home" @click=${leaveGame}><span>${t('final-home')}</span></button>`;
}

export function reviewButton(record: string, seat: number): TemplateResult {
  return textButton('bulb', t('final-review'), () => void goTo({ to: 'review', record, seat }), { act: 'review' });
}

/** Unfolds the ledger and what few look for. */
export function moreButton(): TemplateResult {
  const { isExpanded } = finalState();
  return html`<button class="btn" data-act="final-more" aria-expanded=${isExpanded} @click=${toggleMore}>
    ${icon(isExpanded ? 'minus' : 'plus')}<span>${t('final-more')}</span></button>`;
}

export function replayAndKeepsakeButtons(record: string, game: FinishedGame | null, seats: readonly Seat[] = []): TemplateResult {
  return html`${textButton('replay', t('final-replay'), () => void goTo({ to: 'replay', record, seats }), { act: 'replay' })}
    ${textButton('picture', t('final-keepsake'), () => void openDialog({ is: 'keepsake', game }), { act: 'keepsake' })}`;
}
