/** Whether what was drawn here has reached the relays, in a few words. */

import { html, type TemplateResult } from 'lit';
import type { OnlineTable } from '../../core/state/online';
import { icon } from '../../core/ui/icons';
import { t } from '../../core/words/texts';

/** Some of what was drawn here is stored on this device only. */
export function isSending({ delivery }: OnlineTable): boolean {
  return delivery.unsent > 0;
}

export function deliveryText({ delivery }: OnlineTable): string {
  const { relays, openRelays, refusingRelays, stores } = delivery;
  if (!navigator.onLine) return t('together-line-offline');
  if (!relays) return t('together-line-no-relays');
  if (refusingRelays === relays) return t('together-line-refused');
  if (!openRelays) return t('together-line-connecting');
  return stores === false ? t('together-line-not-stored') : t('together-line-relays', { count: openRelays, all: relays });
}

export function deliveryLine(table: OnlineTable): TemplateResult {
  const isGood = table.delivery.openRelays > 0 && table.delivery.stores !== false;
  return html`<p class="t-health ${isGood ? 'good' : ''}" role="status" data-show="health"
    ?data-stored=${isGood && !isSending(table)}>${icon(isGood ? 'check' : 'hourglass')}<span>${deliveryText(table)}</span></p>`;
}
