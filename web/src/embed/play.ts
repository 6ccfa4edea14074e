/** The game behind the poster: what the page around us chose comes first, then what our address says. */

import { followLink } from '../links';
import { started } from '../main';
import * as report from './report';

export async function play(chosen: string | null): Promise<void> {
  await started;
  const deal = chosen ?? (location.hash ? null : new URLSearchParams(location.search).get('deal'));
  if (deal !== null && (await report.startDeal(deal))) return;
  if (!(await followLink())) await report.playSomething();
}

export async function startDeal(deal: string): Promise<void> {
  await started;
  await report.startDeal(deal);
}
