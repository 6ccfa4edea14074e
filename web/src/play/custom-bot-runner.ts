/** Asks a player's own bot for its action. It thinks in an its own interpreter, and the game's engine judges the action. */

import { readBotSource } from '../core/browser/bot-store';
import { notify } from '../core/page/notices';
import type { BotViewResponse, View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { ACTION_LIMIT, type BotChoice, CustomBot, SandboxLost, preloadInterpreter } from '../core/engine/sandbox';
import { customBotName } from '../core/state/seats';
import { type BotMistake, mistakeText } from '../core/words/mistakes';
import { seatName } from '../core/words/names';
import { sentences, t } from '../core/words/texts';
import type { CustomBotRunner } from './bots';
import { perPlay, type Play } from './play';

/** Milliseconds for all actions of one turn: the others wait. */
const TURN_LIMIT = 20_000;
/** So many interpreters a game has at once; each may take half a gigabyte. The one that was asked longest ago makes room. */
const MAX_INTERPRETERS = 3;

/** What is known of a seat from the last time that its bot was asked. */
interface BotSession {
  game: number;
  record: string;
  turn: string;
  /** Milliseconds that it has thought in this turn. */
  used: number;
}

const botsOf = perPlay((play) => {
  const bots = new Map<string, CustomBot>();
  play.signal.addEventListener('abort', () => bots.forEach((bot) => bot.end()), { once: true });
  return { bots, sessions: new Map<number, BotSession>() };
});

export const customBots: CustomBotRunner = {
  wake(play) {
    if (!play.isClosed && !botsOf(play).bots.size) preloadInterpreter().catch(() => undefined);
  },
  async act(play, view) {
    const source = await sourceOfSeat(play, view.seat);
    if (source === null) return reportSubstitution(play, view, t('guest-gone'));
    const seen = await ask({ do: 'bot-view', record: view.record });
    if (!seen.ok) return reportSubstitution(play, view, mistakeText(makeMistake('broken')));
    const choice = await askForAction(play, view, source, seen);
    if (play.isClosed) return null;
    if ('failed' in choice) return reportSubstitution(play, view, mistakeText(choice.failed));
    const answer = await ask({ do: 'custom-bot-act', record: view.record, action: choice.action });
    return answer.ok ? answer : reportSubstitution(play, view, mistakeText(makeMistake('illegal', choice.action)));
  },
};

function makeMistake(kind: string, quoted = ''): BotMistake {
  return { kind, line: null, name: '', quoted };
}

/** The code that the game began with; the first time, what is stored under that name. */
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

async function askForAction(play: Play, view: View, source: string, seen: BotViewResponse): Promise<BotChoice> {
  const session = sessionFor(play, view);
  const millisecondsLeft = TURN_LIMIT - session.used;
  const bot = botFor(play, source);
  try {
    await bot.ready;
    const startedAt = performance.now();
    const question = { seat: view.seat, game: session.game, bot_view: seen.bot_view, bot_seed: seen.bot_seed };
    const choice = await bot.choose(
      question,
      Math.min(ACTION_LIMIT, millisecondsLeft),
      millisecondsLeft < ACTION_LIMIT ? 'turn' : 'silent',
    );
    session.used += performance.now() - startedAt;
    return choice;
  } catch (error) {
    return { failed: makeMistake(error instanceof SandboxLost ? error.why : 'broken'), output: '', cut: false };
  }
}

/** After an undo the bot is made again: what it remembers has not happened. */
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

function botFor(play: Play, source: string): CustomBot {
  const { bots } = botsOf(play);
  const running = bots.get(source);
  bots.delete(source); // it becomes the latest
  const bot = running && !running.isOver ? running : new CustomBot(source);
  bots.set(source, bot);
  const [oldest] = bots.keys();
  if (bots.size > MAX_INTERPRETERS && oldest !== undefined) {
    bots.get(oldest)?.end();
    bots.delete(oldest);
  }
  return bot;
}

function reportSubstitution({ game }: Play, view: View, why: string): null {
  const reason = sentences([why.charAt(0).toLocaleUpperCase() + why.slice(1)]);
  notify('guest-stands-in', { bot: seatName(game.seats, view.seat), mistake: reason });
  return null;
}
