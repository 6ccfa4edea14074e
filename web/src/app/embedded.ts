/** Starts the embedded game, and the deals that the surrounding page requests. */

import { sleep } from '../core/browser/sleep';
import { ask } from '../core/engine/ask';
import { isResumable } from '../core/state/saved-games';
import { dealOf } from '../core/contract/records';
import { state } from '../core/state/store';
import { newGame, openDeal, openSave } from '../play/open-game';
import { addressHash } from '../core/browser/address';
import { openLink } from './open-link';

/** Waits until nothing is loading or animated that would continue with the previous game. */
async function untilIdle(): Promise<void> {
  while (state.navigation.isLoading || state.busyCount || state.display.animation) await sleep(50);
}

/** Whether a text is a deal, which is a record without actions: the engine only reports that its game is not finished. */
async function isDeal(text: string): Promise<boolean> {
  const response = await ask({ do: 'summary', record: text, seat: 0 }).catch(() => null);
  return response?.ok === false && response.error.code === 'not-finished';
}

/** Starts deals one after the other. Of several that are requested while one is started, only the latest follows. */
class DealQueue {
  #next: string | null = null;
  #starting: Promise<boolean> | null = null;

  /** Starts or resumes a deal. A text that is not a deal is ignored. Returns whether a deal was started. */
  request(deal: string): Promise<boolean> {
    this.#next = deal;
    this.#starting ??= this.#startLatest().finally(() => (this.#starting = null));
    return this.#starting;
  }

  async #startLatest(): Promise<boolean> {
    let started = false;
    while (this.#next !== null) {
      const deal = this.#next;
      this.#next = null;
      if (!(await isDeal(deal))) continue;
      await untilIdle();
      if (this.#next === null) started = await startOrResume(deal);
    }
    return started;
  }
}

/** The deals that the surrounding page requests. */
export const dealQueue = new DealQueue();

async function startOrResume(deal: string): Promise<boolean> {
  if (state.navigation.route.to === 'play' && state.game.view?.deal === deal) return true;
  const existingSave = state.stored.saves.find((save) => isResumable(save) && dealOf(save.record) === deal);
  await (existingSave ? openSave(existingSave) : openDeal(deal));
  return true;
}

/** Starts a new game, unless home can offer a saved one. */
export async function playDefault(): Promise<void> {
  if (!state.stored.saves.some(isResumable)) await newGame(state.form.setup, '');
}

export async function playEmbedded(requestedDeal: string | null): Promise<void> {
  const deal = requestedDeal ?? (addressHash() ? null : new URLSearchParams(location.search).get('deal'));
  if (deal !== null && (await dealQueue.request(deal))) return;
  if (!(await openLink())) await playDefault();
}

export async function startDeal(deal: string): Promise<void> {
  await dealQueue.request(deal);
}
