/** Built-in bots think in the worker in slices, while people draw and until it is a person's turn. Custom bots run elsewhere. */

import { sleep } from '../core/browser/sleep';
import { reportRefusal, notify } from '../core/page/notices';
import type { ErrorResponse, ThinkResponse, View, ViewResponse } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { isIdle } from '../core/state/game';
import { state } from '../core/state/store';
import { isPreviewing } from './aim';
import { showBotTurns } from './animate-events';
import { perPlay, type Play } from './play';
import { showEvents } from './show-events';
import { lazyPart } from '../core/lazy-parts';
import { isCustomBot } from '../core/state/seats';
import { preloadLazyParts } from '../core/page/navigate';

export interface CustomBotRunner {
  /** They will be asked soon. */
  wake(play: Play): void;
  /** The game after the action of the one whose turn it is; null, and the player has been shown why, if it cannot act. */
  act(play: Play, view: View): Promise<ViewResponse | null>;
}

declare module '../core/lazy-parts' {
  interface Features {
    ownBots: CustomBotRunner;
  }
}

/** Plays on where one of the player's own cannot. */
const SUBSTITUTE_BOT = 'novice';

/** Whether it is the turn of one of them. */
export function isCustomBotTurn({ phase, bots, seat }: View): boolean {
  return phase === 'bot' && isCustomBot(bots[seat]);
}

export async function preloadCustomBots(play: Play, { bots }: View): Promise<void> {
  if (!bots.some(isCustomBot)) return;
  await preloadLazyParts();
  lazyPart('ownBots')?.wake(play);
}

/** Whatever comes of it, the game continues: one of ours takes the seat for as long as the game stays open. */
export async function playCustomBot(play: Play, view: View): Promise<ViewResponse | null> {
  await preloadLazyParts();
  const runner = lazyPart('ownBots');
  if (!runner) notify('load-failed');
  const answer = await runner?.act(play, view);
  if (answer || play.isClosed) return answer ?? null;
  const bots = view.bots.map((bot, seat) => (seat === view.seat ? SUBSTITUTE_BOT : bot));
  const opened = await ask({ do: 'open', record: view.record, bots });
  return opened.ok ? { ...opened, events: [] } : null;
}

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
