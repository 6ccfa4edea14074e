/** The game behind the poster: what the page around us chose comes first, then what our address says. */

import { addressHash } from '../core/browser/address';
import * as asked from './embedded-deals';
import { openLink } from './open-link';

export async function playEmbedded(requestedDeal: string | null): Promise<void> {
  const deal = requestedDeal ?? (addressHash() ? null : new URLSearchParams(location.search).get('deal'));
  if (deal !== null && (await asked.requestDeal(deal))) return;
  if (!(await openLink())) await asked.playDefault();
}

export async function startDeal(deal: string): Promise<void> {
  await asked.requestDeal(deal);
}
