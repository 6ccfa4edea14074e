/** From the end of a game to its review. */

import { html, type TemplateResult } from 'lit';
import type { View } from '../generated/messages';
import { icon } from '../icons';
import { allRooms } from '../rooms';
import { t } from '../texts';

async function open(view: View, seat: number): Promise<void> {
  const { review } = await allRooms();
  await review.reviewGame(view.record, seat);
}

export function reviewButton(view: View, seat: number): TemplateResult {
  return html`<button class="btn" data-act="review" @click=${() => void open(view, seat)}>${icon('bulb')}<span>${t('final-review')}</span></button>`;
}
