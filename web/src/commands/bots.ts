/** Bots think in the worker in slices: while people draw, and until it is a person's turn. The player's own think elsewhere. */

import { sleep } from '../browser/sleep';
import type { Refusal, ThinkAnswer, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { busy, state, update } from '../state/store';
import { isPreviewing } from './hand';
import { keep } from './keep';
import { watchBots } from './moments';
import { askOwnBot, isOwnBotsTurn, wakeOwnBots } from './own-bots';
import { refuse } from './page';
import { show } from './show';
import { thisVisit } from './visit';

const SLICE = 25; // milliseconds in which a preview may have to wait
const WAITED_FOR = 120; // the same while a person can only wait for the bot
const REST = 8;

let running = false;
let again = false;

function isWanted(): boolean {
  const { view } = state.game;
  return view !== null && view.phase !== 'over' && view.bots.some(Boolean) && !state.game.mine && state.where.route.to === 'play';
}

/** Something is asked or shown: thinking waits. */
function mustRest(): boolean {
  return state.busy > 0 || isPreviewing() || state.stage.moment !== null || state.stage.tally !== null;
}

/** Starts thinking, or has it look again if it is under way: the table has changed. */
export function letThink(): void {
  again = true;
  if (running || !isWanted()) return;
  running = true;
  if (state.game.view) void wakeOwnBots(state.game.view);
  void think()
    .catch(() => undefined) // a lost engine is recovered elsewhere, and asks us again
    .finally(() => (running = false));
}

async function think(): Promise<void> {
  while (isWanted()) {
    const visit = thisVisit();
    await sleep(REST);
    if (visit.aborted || mustRest()) continue;
    again = false;
    const answer = await nextAction(visit);
    if (visit.aborted) continue; // it is thought of again when that game is opened
    if (!answer.ok) return refuse(answer);
    const { view, events } = answer;
    if (view) await busy(() => take(view, events));
    else if (!answer.busy && !again && state.game.view?.phase !== 'bot') return;
  }
}

async function nextAction(visit: AbortSignal): Promise<ThinkAnswer | Refusal> {
  const { view } = state.game;
  if (view && isOwnBotsTurn(view)) return { ok: true, busy: true, ...(await askOwnBot(view, visit)) };
  return ask({ do: 'think', ms: view?.phase === 'bot' ? WAITED_FOR : SLICE });
}

/** A bot has acted. */
async function take(view: View, events: ThinkAnswer['events'] = []): Promise<void> {
  const visit = thisVisit();
  const { view: before } = state.game;
  update('game', { view: { ...view, tools: [] } });
  await keep(view);
  if (!visit.aborted) await watchBots(events, before, view);
  if (!visit.aborted) await show(view, events);
}
