/** How far the entries of this device have reached the relays, in a sentence. */

import { html, nothing, type TemplateResult } from 'lit';
import type { LogStatus } from '../network/stored-log';
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

/** A dot while every relay is connected, else the sentence. A screen reader gets the sentence in both cases. */
export function deliveryLine(log: WithDelivery): TemplateResult {
  const { relays, openRelays, stores } = log.delivery;
  const isGood = openRelays > 0 && stores !== false;
  const isComplete = isGood && openRelays === relays && navigator.onLine;
  const text = deliveryText(log);
  return html`<p class="table-health row ${isGood ? 'good' : ''}" role="status" data-show="health" title=${isComplete ? text : nothing}
    ?data-stored=${isGood && !isSending(log)}>${isComplete ? html`<i class="dot"></i>` : icon(isGood ? 'check' : 'hourglass')}
    <span class=${isComplete ? 'sr' : nothing}>${text}</span></p>`;
}
