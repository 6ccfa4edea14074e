/** From the end of a game to its review. */

import { html, type TemplateResult } from 'lit';
import { withRooms } from '../../commands/navigate';
import type { View } from '../../contract/generated/messages';
import { icon } from '../../ui/icons';
import { t } from '../../words/texts';

export function reviewButton(view: View, seat: number): TemplateResult {
  return html`<button class="btn" data-act="review" @click=${() => void withRooms(({ review }) => review.reviewGame(view.record, seat))}>${icon('bulb')}<span>${t('final-review')}</span></button>`;
}
