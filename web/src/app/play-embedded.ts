/** Starts the embedded game: a deal that the surrounding page has requested comes first, then the one of the address. */

import { addressHash } from '../core/browser/address';
import { playDefault, dealQueue } from './embedded-deals';
import { openLink } from './open-link';

export async function playEmbedded(requestedDeal: string | null): Promise<void> {
  const deal = requestedDeal ?? (addressHash() ? null : new URLSearchParams(location.search).get('deal'));
  if (deal !== null && (await dealQueue.request(deal))) return;
  if (!(await openLink())) await playDefault();
}

export async function startDeal(deal: string): Promise<void> {
  await dealQueue.request(deal);
}
