/** The deals that the surrounding page requests of an embedded game. */

import { sleep } from '../core/browser/sleep';
import { ask } from '../core/engine/ask';
import { isResumable } from '../core/state/saved-games';
import { state } from '../core/state/store';
import { newGame, openDeal, openSave } from '../play/open-game';

/** Waits until nothing is loading or animated that would continue with the previous game. */
async function untilIdle(): Promise<void> {
  while (state.navigation.isLoading || state.busyCount || state.display.animation) await sleep(50);
}

/** Whether a text is a deal, which is a record without actions: the engine only reports that its game is not finished. */
async function isDeal(text: string): Promise<boolean> {
  const answer = await ask({ do: 'summary', record: text, seat: 0 }).catch(() => null);
  return answer?.ok === false && answer.error.code === 'not-finished';
}

/** The deal to start next, and the start that is under way. If several deals are requested meanwhile, only the latest is started. */
const deals: { deal: string | null; starting: Promise<boolean> | null } = { deal: null, starting: null };

/** Starts or resumes a deal. A text that is not a deal is ignored. Returns whether a deal was started. */
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

/** Starts a new game, unless home can offer a saved one. */
export async function playDefault(): Promise<void> {
  if (!state.stored.saves.some(isResumable)) await newGame(state.form.setup, '');
}
