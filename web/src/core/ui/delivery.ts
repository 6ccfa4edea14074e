/** Whether what this device has written has reached the relays, in a few words. */

import { html, type TemplateResult } from 'lit';
import type { LogStatus } from '../network/shared-log';
import type { Delivery } from '../state/online';
import { icon } from './icons';
import { t } from '../words/texts';

export function deliveryOf({ relays, unsent }: LogStatus): Delivery {
  const answers = relays.map(({ stores }) => stores).filter((stores) => stores !== null);
  return {
    relays: relays.length,
    openRelays: relays.filter(({ state }) => state === 'open').length,
    refusingRelays: relays.filter(({ state }) => state === 'refused').length,
    stores: answers.length ? answers.includes(true) : null,
    unsent,
  };
}

interface Delivered {
  delivery: Delivery;
}

/** Some of what was written here is stored on this device only. */
export function isSending({ delivery }: Delivered): boolean {
  return delivery.unsent > 0;
}

export function deliveryText({ delivery }: Delivered): string {
  const { relays, openRelays, refusingRelays, stores } = delivery;
  if (!navigator.onLine) return t('together-line-offline');
  if (!relays) return t('together-line-no-relays');
  if (refusingRelays === relays) return t('together-line-refused');
  if (!openRelays) return t('together-line-connecting');
  return stores === false ? t('together-line-not-stored') : t('together-line-relays', { count: openRelays, all: relays });
}

export function deliveryLine(log: Delivered): TemplateResult {
  const isGood = log.delivery.openRelays > 0 && log.delivery.stores !== false;
  return html`<p class="t-health row ${isGood ? 'good' : ''}" role="status" data-show="health"
    ?data-stored=${isGood && !isSending(log)}>${icon(isGood ? 'check' : 'hourglass')}<span>${deliveryText(log)}</span></p>`;
}
