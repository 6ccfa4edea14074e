/** Bots think in the worker in slices: while people draw, and until it is a person's turn. The player's own think elsewhere. */

import { sleep } from '../browser/sleep';
import { refuse } from '../commands/page';
import type { Refusal, ThinkAnswer, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { isAtRest } from '../state/game';
import { state } from '../state/store';
import { isPreviewing } from './hand';
import { watchBots } from './moments';
import { askOwnBot, isOwnBotsTurn, wakeOwnBots } from './own-bots';
import { now, perPlay, type Play } from './play';
import { show } from './show';

const SLICE = 25; // milliseconds in which a preview may have to wait
const WAITED_FOR = 120; // the same while a person can only wait for the bot
const REST = 8;

const thinking = perPlay(() => ({ running: false, again: false }));

function isWanted(play: Play): boolean {
  const { view } = play.game;
  if (!view || view.phase === 'over' || !view.bots.some(Boolean)) return false;
  return play.kind.name === 'table' && !play.isOver && state.where.route.to === 'play';
}

/** Something is asked or shown: thinking waits. */
export function mustRest(play: Play): boolean {
  return play.isBusy || isPreviewing(play) || !isAtRest(play);
}

/** Starts thinking, or has it look again if it is under way: the table has changed. */
export function letThink(play = now()): void {
  const mine = thinking(play);
  mine.again = true;
  if (mine.running || !isWanted(play)) return;
  mine.running = true;
  if (play.game.view) void wakeOwnBots(play, play.game.view);
  void think(play)
    .catch(() => undefined) // a lost engine is recovered elsewhere, and asks us again
    .finally(() => (mine.running = false));
}

async function think(play: Play): Promise<void> {
  const mine = thinking(play);
  while (isWanted(play)) {
    await sleep(REST);
    if (play.isOver || mustRest(play)) continue;
    mine.again = false;
    const answer = await nextAction(play);
    if (play.isOver) return; // it is thought of again when that game is opened
    if (!answer.ok) return refuse(answer);
    const { view, events } = answer;
    if (view) await play.perform(() => take(play, view, events));
    else if (!answer.busy && !mine.again && play.game.view?.phase !== 'bot') return;
  }
}

async function nextAction(play: Play): Promise<ThinkAnswer | Refusal> {
  const { view } = play.game;
  if (view && isOwnBotsTurn(view)) return { ok: true, busy: true, ...(await askOwnBot(play, view)) };
  return ask({ do: 'think', ms: view?.phase === 'bot' ? WAITED_FOR : SLICE });
}

/** A bot has acted. */
async function take(play: Play, view: View, events: ThinkAnswer['events'] = []): Promise<void> {
  const { view: before } = play.game;
  await play.kind.keep(play, view);
  if (play.isOver) return;
  play.set({ game: { view } });
  await watchBots(play, events, before, view);
  if (!play.isOver) await show(play, view, events);
}
