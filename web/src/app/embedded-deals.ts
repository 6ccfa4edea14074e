/** What the page around a frame may ask for. */

import { sleep } from '../core/browser/sleep';
import { ask } from '../core/engine/ask';
import { isResumable } from '../core/state/saved-games';
import { state } from '../core/state/store';
import { newGame, openDeal, openSave } from '../play/open-game';

/** Until nothing is under way that would continue with the game before. */
async function untilIdle(): Promise<void> {
  while (state.navigation.isLoading || state.busyCount || state.display.animation) await sleep(50);
}

/** A deal alone is a record without actions: all that can be wrong with it is that it is not finished. */
async function isDeal(text: string): Promise<boolean> {
  const answer = await ask({ do: 'summary', record: text, seat: 0 }).catch(() => null);
  return answer?.ok === false && answer.error.code === 'not-finished';
}

/** The deal to start next, and whether one is being started. A page around us that asks often is not followed through
 *  every deal: the latest one counts. */
const deals: { deal: string | null; starting: Promise<boolean> | null } = { deal: null, starting: null };

/** Starts the deal, or resumes it where it was left. Whatever is not a deal changes nothing. */
export function requestDeal(deal: string): Promise<boolean> {
  deals.deal = deal;
  deals.starting ??= startLatestDeal().finally(() => (deals.starting = null));
  return deals.starting;
}

async function startLatestDeal(): Promise<boolean> {
  let started = false;
  while (deals.deal !== null) {
    const { deal } = deals;
    deals.deal = null;
    if (!(await isDeal(deal))) continue;
    await untilIdle();
    if (deals.deal === null) started = await startOrResume(deal);
  }
  return started;
}

async function startOrResume(deal: string): Promise<boolean> {
  if (state.navigation.route.to === 'play' && state.game.view?.deal === deal) return true;
  const existingSave = state.stored.saves.find((save) => isResumable(save) && save.record.split('.')[0] === deal);
  await (existingSave ? openSave(existingSave) : openDeal(deal));
  return true;
}

/** No one has said what to play: a game that waits is offered at home, else a new one begins. */
export async function playDefault(): Promise<void> {
  if (!state.stored.saves.some(isResumable)) await newGame(state.form.setup, '');
}
