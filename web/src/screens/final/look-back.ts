/** From the end of a game to its review and its replay. */

import { html, type TemplateResult } from 'lit';
import { goTo, openDialog } from '../../commands/navigate';
import type { FinishedGame } from '../../state/stored';
import type { Seat } from '../../state/seats';
import { wordButton } from '../../ui/pieces';
import { t } from '../../words/texts';

export function lookBack(record: string, seat: number, seats: readonly Seat[] = []): TemplateResult {
  return html`${wordButton('bulb', t('final-review'), () => void goTo({ to: 'review', record, seat }), { act: 'review' })}
    ${wordButton('replay', t('final-replay'), () => void goTo({ to: 'replay', record, seats }), { act: 'replay' })}`;
}

/** To show the game to others, and to keep a picture of it. */
export function keepButtons(game: FinishedGame | null): TemplateResult {
  return html`${wordButton('share', t('final-share'), () => void openDialog({ is: 'share', game }), { act: 'share' })}
    ${wordButton('picture', t('final-keepsake'), () => void openDialog({ is: 'keepsake', game }), { act: 'keepsake' })}`;
}
