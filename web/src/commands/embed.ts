/** What the page around a frame may ask for. */

import { sleep } from '../browser/sleep';
import { ask } from '../engine/ask';
import { isOpen } from '../state/stored';
import { state } from '../state/store';
import { newGame, openDeal, openSave } from './open';

/** Until nothing is under way that would continue with the game before. */
async function atRest(): Promise<void> {
  while (state.where.waiting || state.busy || state.stage.moment) await sleep(50);
}

/** A deal alone is a record without actions: all that can be wrong with it is that it is not finished. */
async function isDeal(text: string): Promise<boolean> {
  const answer = await ask({ do: 'summary', record: text, seat: 0 }).catch(() => null);
  return answer?.ok === false && answer.error.code === 'not-finished';
}

/** The deal to start next, and whether one is being started. A page around us that asks often is not followed through
 *  every deal: the latest one counts. */
const wanted: { deal: string | null; starting: Promise<boolean> | null } = { deal: null, starting: null };

/** Starts the deal, or resumes it where it was left. Whatever is not a deal changes nothing. */
export function startDeal(deal: string): Promise<boolean> {
  wanted.deal = deal;
  wanted.starting ??= startLatest().finally(() => (wanted.starting = null));
  return wanted.starting;
}

async function startLatest(): Promise<boolean> {
  let started = false;
  while (wanted.deal !== null) {
    const { deal } = wanted;
    wanted.deal = null;
    if (!(await isDeal(deal))) continue;
    await atRest();
    if (wanted.deal === null) started = await start(deal);
  }
  return started;
}

async function start(deal: string): Promise<boolean> {
  if (state.where.route.to === 'play' && state.game.view?.deal === deal) return true;
  const begun = state.stored.saves.find((save) => isOpen(save) && save.record.split('.')[0] === deal);
  await (begun ? openSave(begun) : openDeal(deal));
  return true;
}

/** No one has said what to play: a game that waits is offered at home, else a new one begins. */
export async function playSomething(): Promise<void> {
  if (!state.stored.saves.some(isOpen)) await newGame(state.form.setup, '');
}
