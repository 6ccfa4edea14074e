/** How far the entries of this device have reached the relays, in a sentence. */

import { html, type TemplateResult } from 'lit';
import type { LogStatus } from '../network/shared-log';
import { icon } from './icons';
import { t } from '../words/texts';

/** How far the entries of this device have reached the relays. */
export interface Delivery {
  relays: number;
  openRelays: number;
  refusingRelays: number;
  /** Whether at least one relay stores entries; null until one has responded. */
  stores: boolean | null;
  unsent: number;
}

export function deliveryOf({ relays, unsent }: LogStatus): Delivery {
  const known = relays.map(({ stores }) => stores).filter((stores) => stores !== null);
  return {
    relays: relays.length,
    openRelays: relays.filter(({ state }) => state === 'open').length,
    refusingRelays: relays.filter(({ state }) => state === 'refused').length,
    stores: known.length ? known.includes(true) : null,
    unsent,
  };
}

interface WithDelivery {
  delivery: Delivery;
}

/** Whether some entries are stored on this device only. */
export function isSending({ delivery }: WithDelivery): boolean {
  return delivery.unsent > 0;
}

export function deliveryText({ delivery }: WithDelivery): string {
  const { relays, openRelays, refusingRelays, stores } = delivery;
  if (!navigator.onLine) return t('together-line-offline');
  if (!relays) return t('together-line-no-relays');
  if (refusingRelays === relays) return t('together-line-refused');
  if (!openRelays) return t('together-line-connecting');
  return stores === false ? t('together-line-not-stored') : t('together-line-relays', { count: openRelays, all: relays });
}

export function deliveryLine(log: WithDelivery): TemplateResult {
  const isGood = log.delivery.openRelays > 0 && log.delivery.stores !== false;
  return html`<p class="table-health row ${isGood ? 'good' : ''}" role="status" data-show="health"
    ?data-stored=${isGood && !isSending(log)}>${icon(isGood ? 'check' : 'hourglass')}<span>${deliveryText(log)}</span></p>`;
}
