/** What can be done with a finished game: shown to others, looked through, stored. */

import { html, type TemplateResult } from 'lit';
import { goTo, openDialog } from '../../commands/navigate';
import { leaveGame } from '../../commands/open';
import type { FinishedGame } from '../../state/stored';
import type { Seat } from '../../state/seats';
import { icon } from '../../ui/icons';
import { wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';
import { now, unfold } from './climax';

export function shareButton(game: FinishedGame | null, main = false): TemplateResult {
  const share = (): void => void openDialog({ is: 'share', game });
  return wordButton('share', t('final-share'), share, { act: 'share', kind: main ? 'primary' : '' });
}

export function homeButton(): TemplateResult {
  return html`<button class="btn ghost" data-act="home" @click=${leaveGame}><span>${t('final-home')}</span></button>`;
}

export function reviewButton(record: string, seat: number): TemplateResult {
  return wordButton('bulb', t('final-review'), () => void goTo({ to: 'review', record, seat }), { act: 'review' });
}

/** Unfolds the ledger and what few look for. */
export function moreButton(): TemplateResult {
  const { more } = now();
  return html`<button class="btn" data-act="final-more" aria-expanded=${more} @click=${unfold}>
    ${icon(more ? 'minus' : 'plus')}<span>${t('final-more')}</span></button>`;
}

export function keepButtons(record: string, game: FinishedGame | null, seats: readonly Seat[] = []): TemplateResult {
  return html`${wordButton('replay', t('final-replay'), () => void goTo({ to: 'replay', record, seats }), { act: 'replay' })}
    ${wordButton('picture', t('final-keepsake'), () => void openDialog({ is: 'keepsake', game }), { act: 'keepsake' })}`;
}
