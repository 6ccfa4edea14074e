/** Has custom bots act: each chooses in its own interpreter, and the game's engine checks the action. */

import { readBotSource } from '../core/browser/bot-store';
import { notify } from '../core/page/notices';
import type { BotViewResponse, View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { ACTION_LIMIT_MS, type BotChoice, CustomBot, SandboxLost, preloadInterpreter } from '../core/engine/sandbox';
import { customBotName } from '../core/state/seats';
import { type BotMistake, mistakeText } from '../core/words/mistakes';
import { seatName } from '../core/words/names';
import { sentences, t } from '../core/words/texts';
import type { CustomBotRunner } from './bots';
import { perPlay, type Play } from './play';

/** Milliseconds that a bot may think in one turn. */
const TURN_LIMIT_MS = 20_000;
/** Interpreters of a game at once, each of up to half a gigabyte. The one that was used longest ago is ended first. */
const MAX_INTERPRETERS = 3;

/** What is remembered of a seat since its bot last acted. */
interface BotSession {
  /** Number of the game as the bot counts it: a new one makes it forget what it remembers. */
  game: number;
  record: string;
  turn: string;
  /** Milliseconds that the bot has thought in this turn. */
  used: number;
}

const botsOf = perPlay((play) => {
  const bots = new Map<string, CustomBot>();
  play.signal.addEventListener('abort', () => bots.forEach((bot) => bot.end()), { once: true });
  return { bots, sessions: new Map<number, BotSession>() };
});

export const customBots: CustomBotRunner = {
  preload(play) {
    if (!play.isClosed && !botsOf(play).bots.size) preloadInterpreter().catch(() => undefined);
  },
  async act(play, view) {
    const source = await sourceOfSeat(play, view.seat);
    if (source === null) return reportSubstitution(play, view, t('guest-gone'));
    const botView = await ask({ do: 'bot-view', record: view.record });
    if (!botView.ok) return reportSubstitution(play, view, mistakeText(makeMistake('broken')));
    const choice = await askForAction(play, view, source, botView);
    if (play.isClosed) return null;
    if ('failed' in choice) return reportSubstitution(play, view, mistakeText(choice.failed));
    const response = await ask({ do: 'custom-bot-act', record: view.record, action: choice.action });
    return response.ok ? response : reportSubstitution(play, view, mistakeText(makeMistake('illegal', choice.action)));
  },
};

function makeMistake(kind: string, quoted = ''): BotMistake {
  return { kind, line: null, name: '', quoted };
}

/** Returns the code of the bot on a seat: that with which the game began, else that which is stored; null if there is none. */
async function sourceOfSeat(play: Play, index: number): Promise<string | null> {
  const { seats } = play.game;
  const seat = seats[index];
  if (!seat) return null;
  if (seat.source !== undefined) return seat.source;
  const source = await readBotSource(customBotName(seat.bot));
  if (source === null) return null;
  play.update({ game: { seats: play.game.seats.map((each, i) => (i === index ? { ...each, source } : each)) } });
  return source;
}

/** Has the bot choose an action, within the rest of its time for this turn. */
async function askForAction(play: Play, view: View, source: string, { bot_view, bot_seed }: BotViewResponse): Promise<BotChoice> {
  const session = sessionFor(play, view);
  const millisecondsLeft = TURN_LIMIT_MS - session.used;
  const bot = botFor(play, source);
  try {
    await bot.ready;
    const startedAt = performance.now();
    const question = { seat: view.seat, game: session.game, bot_view, bot_seed };
    const choice = await bot.choose(
      question,
      Math.min(ACTION_LIMIT_MS, millisecondsLeft),
      millisecondsLeft < ACTION_LIMIT_MS ? 'turn' : 'silent',
    );
    session.used += performance.now() - startedAt;
    return choice;
  } catch (error) {
    return { failed: makeMistake(error instanceof SandboxLost ? error.reason : 'broken'), output: '', cut: false };
  }
}

/** Returns the session of the bot whose turn it is. After an undo the bot plays another game, so that it forgets what was undone. */
function sessionFor(play: Play, { seat, record, season_index: season, turn }: View): BotSession {
  const { sessions } = botsOf(play);
  const lastSession = sessions.get(seat);
  const continues = lastSession !== undefined && `${record}.`.startsWith(`${lastSession.record}.`);
  const turnKey = `${season}/${turn}`;
  const used = continues && lastSession.turn === turnKey ? lastSession.used : 0;
  const session = { game: continues ? lastSession.game : (lastSession?.game ?? 0) + 1, record, turn: turnKey, used };
  sessions.set(seat, session);
  return session;
}

/** Returns the running interpreter of a code, or starts one. */
function botFor(play: Play, source: string): CustomBot {
  const { bots } = botsOf(play);
  const running = bots.get(source);
  bots.delete(source); // it becomes the one that was used last
  const bot = running && !running.isOver ? running : new CustomBot(source);
  bots.set(source, bot);
  const [oldest] = bots.keys();
  if (bots.size > MAX_INTERPRETERS && oldest !== undefined) {
    bots.get(oldest)?.end();
    bots.delete(oldest);
  }
  return bot;
}

/** Shows the player why a built-in bot replaces a custom bot. */
function reportSubstitution({ game }: Play, view: View, problem: string): null {
  const reason = sentences([problem.charAt(0).toLocaleUpperCase() + problem.slice(1)]);
  notify('guest-stands-in', { bot: seatName(game.seats, view.seat), mistake: reason });
  return null;
}
