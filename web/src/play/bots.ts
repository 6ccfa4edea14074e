/** Lets built-in bots think in slices while people draw, and has custom bots act. */

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
  /** Starts an interpreter, because a custom bot will act soon. */
  preload(play: Play): void;
  /** Returns the game after an action of the custom bot whose turn it is; null if it cannot act, which the player is told. */
  act(play: Play, view: View): Promise<ViewResponse | null>;
}

declare module '../core/lazy-parts' {
  interface Features {
    ownBots: CustomBotRunner;
  }
}

/** The bot that replaces a custom bot which cannot act. */
const SUBSTITUTE_BOT = 'novice';

/** Whether it is the turn of a custom bot. */
function isCustomBotTurn({ phase, bots, seat }: View): boolean {
  return phase === 'bot' && isCustomBot(bots[seat]);
}

async function preloadCustomBots(play: Play, { bots }: View): Promise<void> {
  if (!bots.some(isCustomBot)) return;
  await preloadLazyParts();
  lazyPart('ownBots')?.preload(play);
}

/** Returns the game after an action of the custom bot. If it cannot act, a built-in bot takes its seat as long as the game is open. */
async function playCustomBot(play: Play, view: View): Promise<ViewResponse | null> {
  await preloadLazyParts();
  const runner = lazyPart('ownBots');
  if (!runner) notify('load-failed');
  const response = await runner?.act(play, view);
  if (response || play.isClosed) return response ?? null;
  const bots = view.bots.map((bot, seat) => (seat === view.seat ? SUBSTITUTE_BOT : bot));
  const opened = await ask({ do: 'open', record: view.record, bots });
  return opened.ok ? { ...opened, events: [] } : null;
}

/** Milliseconds for which a bot thinks at once, during which previews wait; and while people can only wait for it. */
const SLICE_MS = 25;
const WAITING_SLICE_MS = 120;
const PAUSE_MS = 8;

const botLoop = perPlay(() => ({ running: false, viewChanged: false }));

function shouldThink(play: Play): boolean {
  const { view } = play.game;
  if (!view || view.phase === 'over' || !view.bots.some(Boolean)) return false;
  return !play.isClosed && state.navigation.route.to === 'play';
}

/** Whether a request or an animation is under way, for which bots wait. */
export function isInteracting(play: Play): boolean {
  return play.isBusy || isPreviewing(play) || !isIdle(play);
}

/** Starts the bots; if they already think, tells them that the game has changed. */
export function startBots(play: Play): void {
  const loop = botLoop(play);
  loop.viewChanged = true;
  if (loop.running || !shouldThink(play)) return;
  loop.running = true;
  if (play.game.view) void preloadCustomBots(play, play.game.view);
  void think(play)
    .catch(() => undefined) // `recover` replaces a lost engine and starts the bots again
    .finally(() => (loop.running = false));
}

/** Lets the bots think and act until a person has to decide and no bot can think ahead. */
async function think(play: Play): Promise<void> {
  const loop = botLoop(play);
  while (shouldThink(play)) {
    await sleep(PAUSE_MS);
    if (play.isClosed || isInteracting(play)) continue;
    loop.viewChanged = false;
    const response = await nextAction(play);
    if (play.isClosed) return; // the bot thinks again when that game is opened
    if (!response.ok) return reportRefusal(response);
    const { view, events } = response;
    if (view) await play.perform(() => applyBotAction(play, view, events));
    else if (!response.busy && !loop.viewChanged && play.game.view?.phase !== 'bot') return;
  }
}

/** Requests the next action of a bot; a built-in bot may need several requests for it. */
async function nextAction(play: Play): Promise<ThinkResponse | ErrorResponse> {
  const { view } = play.game;
  if (view && isCustomBotTurn(view)) return { ok: true, busy: true, ...(await playCustomBot(play, view)) };
  return ask({ do: 'think', ms: view?.phase === 'bot' ? WAITING_SLICE_MS : SLICE_MS });
}

/** Saves and shows the game after an action of a bot. */
async function applyBotAction(play: Play, view: View, events: ThinkResponse['events'] = []): Promise<void> {
  const { view: before } = play.game;
  await play.behaviour.save(play, view);
  if (play.isClosed) return;
  play.set({ game: { view } });
  await showBotTurns(play, events, before);
  if (!play.isClosed) await showEvents(play, view, events);
}
