/** The game behind the poster: what the page around us chose comes first, then what our address says. */

import * as asked from '../commands/embed';
import { followLink } from '../commands/follow';
import { started } from './start';

export async function play(chosen: string | null): Promise<void> {
  await started;
  const deal = chosen ?? (location.hash ? null : new URLSearchParams(location.search).get('deal'));
  if (deal !== null && (await asked.startDeal(deal))) return;
  if (!(await followLink())) await asked.playSomething();
}

export async function startDeal(deal: string): Promise<void> {
  await started;
  await asked.startDeal(deal);
}
