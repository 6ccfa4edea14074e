/** The “?” next to a thing: opens the rulebook at its page. */

import { html } from 'lit';
import { openRulebook } from '../page/navigate';
import { cardName } from '../words/sentences';
import { t } from '../words/texts';
import { icon } from './icons';
import type { Renderable } from './buttons';

/** The "?" next to a card or a topic. */
export function helpButton(page: string, label = t('book-about', { what: cardName(page) })): Renderable {
  const open = (): void => openRulebook(page);
  return html`<button class="ask icon-btn" aria-label=${label} title=${label} data-ask=${page} @click=${open}>${icon('help')}</button>`;
}
