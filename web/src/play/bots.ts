/** Bots think in the worker in slices: while people draw, and until it is a person's turn. The player's own think elsewhere. */

import { sleep } from '../core/browser/sleep';
import { reportRefusal } from '../core/page/notices';
import type { ErrorResponse, ThinkResponse, View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { isIdle } from '../core/state/game';
import { state } from '../core/state/store';
import { isPreviewing } from './aim';
import { showBotTurns } from './animate-events';
import { playCustomBot, isCustomBotTurn, preloadCustomBots } from './custom-bots';
import { perPlay, type Play } from './play';
import { showEvents } from './show-events';

const SLICE = 25; // milliseconds in which a preview may have to wait
const WAITING_SLICE = 120; // the same while a person can only wait for the bot
const PAUSE_BETWEEN_SLICES = 8;

const botLoop = perPlay(() => ({ running: false, viewChanged: false }));

function shouldThink(play: Play): boolean {
  const { view } = play.game;
  if (!view || view.phase === 'over' || !view.bots.some(Boolean)) return false;
  return play.behaviour.name === 'table' && !play.isClosed && state.navigation.route.to === 'play';
}

/** Something is asked or shown: thinking waits. */
export function isInteracting(play: Play): boolean {
  return play.isBusy || isPreviewing(play) || !isIdle(play);
}

/** Starts thinking, or has it look again if it is under way: the table has changed. */
export function startBots(play: Play): void {
  const loop = botLoop(play);
  loop.viewChanged = true;
  if (loop.running || !shouldThink(play)) return;
  loop.running = true;
  if (play.game.view) void preloadCustomBots(play, play.game.view);
  void think(play)
    .catch(() => undefined) // a lost engine is recovered elsewhere, and asks us again
    .finally(() => (loop.running = false));
}

async function think(play: Play): Promise<void> {
  const mine = botLoop(play);
  while (shouldThink(play)) {
    await sleep(PAUSE_BETWEEN_SLICES);
    if (play.isClosed || isInteracting(play)) continue;
    mine.viewChanged = false;
    const answer = await nextAction(play);
    if (play.isClosed) return; // it is thought of again when that game is opened
    if (!answer.ok) return reportRefusal(answer);
    const { view, events } = answer;
    if (view) await play.perform(() => applyBotAction(play, view, events));
    else if (!answer.busy && !mine.viewChanged && play.game.view?.phase !== 'bot') return;
  }
}

async function nextAction(play: Play): Promise<ThinkResponse | ErrorResponse> {
  const { view } = play.game;
  if (view && isCustomBotTurn(view)) return { ok: true, busy: true, ...(await playCustomBot(play, view)) };
  return ask({ do: 'think', ms: view?.phase === 'bot' ? WAITING_SLICE : SLICE });
}

/** A bot has acted. */
async function applyBotAction(play: Play, view: View, events: ThinkResponse['events'] = []): Promise<void> {
  const { view: before } = play.game;
  await play.behaviour.save(play, view);
  if (play.isClosed) return;
  play.set({ game: { view } });
  await showBotTurns(play, events, before);
  if (!play.isClosed) await showEvents(play, view, events);
}
