/** The “?” next to a thing: opens the rulebook at its page. */

import { html } from 'lit';
import { openBook } from '../commands/navigate';
import { cardName } from '../words/sentences';
import { t } from '../words/texts';
import { icon } from './icons';
import type { Piece } from './pieces';

/** The "?" next to a card or a topic. */
export function askButton(page: string, label = t('book-about', { what: cardName(page) })): Piece {
  const open = (): void => openBook(page);
  return html`<button class="ask icon-btn" aria-label=${label} title=${label} data-ask=${page} @click=${open}>${icon('help')}</button>`;
}
