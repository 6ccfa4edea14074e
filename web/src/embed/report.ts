/** Watches the game in a frame, and obeys the page around it. */

import { sleep } from '../../boot/sleep';
import { copy } from '../actions';
import { ask } from '../asking';
import { newGame, openDeal, openSave } from '../opening';
import type { SummaryAnswer, View } from '../generated/messages';
import { recordLink, siteLink } from '../links';
import type { Save } from '../saves';
import { state } from '../store';
import { isEmbedded, tell } from './frame';

let season = '';
let finished = '';

/** Called after each drawing: what happened is told once. */
export function reportToParent(): void {
  const { view, tally, gameId } = state;
  if (!isEmbedded || !view) return;
  const { deal } = view;
  if (tally && season !== `${gameId} ${tally.index}`) {
    season = `${gameId} ${tally.index}`;
    const { score, index } = tally;
    tell({ type: 'mapwright:season', deal, season: score.season, number: index + 1, stars: score.total, total: score.so_far });
  }
  if (state.screen === 'final' && view.phase === 'over' && finished !== gameId) {
    finished = gameId;
    tell({ type: 'mapwright:finished', deal, stars: view.results.map((result) => result.stars) });
  }
}

/** Until nothing is under way that would go on with the game before. */
async function atRest(): Promise<void> {
  while (state.busy || state.waiting || state.moment) await sleep(50);
}

/** A deal alone is a record without actions: all that can be wrong with it is that it is not finished. */
async function isDeal(text: string): Promise<boolean> {
  const answer = await ask<SummaryAnswer>({ do: 'summary', record: text, seat: 0 }).catch(() => null);
  return answer?.ok === false && answer.error.code === 'not-finished';
}

/** Starts the deal, or goes on with it where it was left. A deal that is none changes nothing. */
export async function startDeal(deal: string): Promise<boolean> {
  if (!(await isDeal(deal))) return false;
  await atRest();
  if (state.screen === 'play' && state.view?.deal === deal) return true;
  const begun = state.saves.find((save) => isOpen(save) && save.record.split('.')[0] === deal);
  await (begun ? openSave(begun) : openDeal(deal));
  return true;
}

function isOpen({ finished, damaged }: Save): boolean {
  return !finished && damaged !== true;
}

/** The same game with a page of its own. A sandbox may forbid that: then the link can at least be copied. */
export async function openOwnTab(view: View | null): Promise<void> {
  const tab = open('about:blank'); // at once, while the click still counts
  const link = view ? await recordLink(view.record) : siteLink();
  if (!tab) {
    await copy(link, 'share-link-copied');
    return;
  }
  tab.opener = null;
  tab.location.href = link;
}

/** Nobody has said what to play: a game that waits is offered at home, else a new one begins. */
export async function playSomething(): Promise<void> {
  if (!state.saves.some(isOpen)) await newGame(state.setup, '');
}
