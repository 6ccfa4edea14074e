/** Bots think in the worker in slices: while people draw, and until it is a person's turn. */

import { sleep } from '../browser/sleep';
import type { Refusal, Think, ThinkAnswer, View } from '../contract/generated/messages';
import { state } from '../state/store';

const SLICE = 25;
// milliseconds in which a preview may have to wait
const WAITED_FOR = 120;
// the same while a person can only wait for the bot
const REST = 8;

export interface Hands {
  ask(message: Think): Promise<ThinkAnswer | Refusal>;
  /** Something is asked or shown: thinking waits. */
  isBusy(): boolean;
  refuse(answer: Refusal): void;
  /** A bot has acted. */
  take(view: View, events: ThinkAnswer['events']): Promise<void>;
}

let running = false;
let again = false;

function wanted(): boolean {
  const { view } = state;
  return view !== null && view.phase !== 'over' && view.bots.some(Boolean) && state.screen === 'play';
}

/** Starts thinking, or has it look again if it is under way: the table has changed. */
export function letThink(hands: Hands): void {
  again = true;
  if (running || !wanted()) return;
  running = true;
  void think(hands)
    .catch(() => undefined) // a lost engine is recovered elsewhere, and asks us again
    .finally(() => (running = false));
}

async function think(hands: Hands): Promise<void> {
  while (wanted()) {
    await sleep(REST);
    if (hands.isBusy()) continue;
    again = false;
    const game = state.gameId;
    const answer = await hands.ask({ do: 'think', ms: state.view?.phase === 'bot' ? WAITED_FOR : SLICE });
    if (game !== state.gameId) continue;
    if (!answer.ok) return hands.refuse(answer);
    if (answer.view) await hands.take(answer.view, answer.events);
    else if (!answer.busy && !again && state.view?.phase !== 'bot') return;
  }
}
