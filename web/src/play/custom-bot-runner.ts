/** Asks a player's own bot for its action. It thinks in an its own interpreter, and the game's engine judges the action. */

import { storedBots } from '../core/browser/stored-bots';
import { notify } from '../core/page/notices';
import type { BotViewResponse, View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { ACTION_LIMIT, type BotChoice, CustomBot, SandboxLost, preloadInterpreter } from '../core/engine/sandbox';
import { customBotName } from '../core/state/seats';
import { type BotMistake, mistakeText } from '../core/words/mistakes';
import { seatName } from '../core/words/names';
import { sentences, t } from '../core/words/texts';
import type { CustomBotRunner } from './custom-bots';
import { perPlay, type Play } from './play';

/** Milliseconds for all actions of one turn: the others wait. */
const TURN_LIMIT = 20_000;
/** So many interpreters a game has at once; each may take half a gigabyte. The one that was asked longest ago makes room. */
const MAX_INTERPRETERS = 3;

/** What is known of a seat from the last time that its bot was asked. */
interface Asked {
  game: number;
  record: string;
  turn: string;
  /** Milliseconds that it has thought in this turn. */
  used: number;
}

const sessions = perPlay((play) => {
  const guests = new Map<string, CustomBot>();
  play.signal.addEventListener('abort', () => guests.forEach((guest) => guest.end()), { once: true });
  return { guests, asked: new Map<number, Asked>() };
});

export const customBots: CustomBotRunner = {
  wake(play) {
    if (!play.isClosed && !sessions(play).guests.size) preloadInterpreter().catch(() => undefined);
  },
  async act(play, view) {
    const source = sourceOfSeat(play, view.seat);
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
function sourceOfSeat(play: Play, index: number): string | null {
  const { seats } = play.game;
  const seat = seats[index];
  if (!seat) return null;
  if (seat.source !== undefined) return seat.source;
  const source = storedBots.read().find(({ name }) => name === customBotName(seat.bot))?.source;
  if (source === undefined) return null;
  play.update({ game: { seats: seats.map((each, i) => (i === index ? { ...each, source } : each)) } });
  return source;
}

async function askForAction(play: Play, view: View, source: string, seen: BotViewResponse): Promise<BotChoice> {
  const asked = sessionFor(play, view);
  const left = TURN_LIMIT - asked.used;
  const guest = botFor(play, source);
  try {
    await guest.ready;
    const before = performance.now();
    const question = { seat: view.seat, game: asked.game, bot_view: seen.bot_view, bot_seed: seen.bot_seed };
    const choice = await guest.choose(question, Math.min(ACTION_LIMIT, left), left < ACTION_LIMIT ? 'turn' : 'silent');
    asked.used += performance.now() - before;
    return choice;
  } catch (error) {
    return { failed: makeMistake(error instanceof SandboxLost ? error.why : 'broken'), output: '', cut: false };
  }
}

/** After an undo the bot is made again: what it remembers has not happened. */
function sessionFor(play: Play, { seat, record, season_index: season, turn }: View): Asked {
  const { asked } = sessions(play);
  const last = asked.get(seat);
  const continues = last !== undefined && `${record}.`.startsWith(`${last.record}.`);
  const turnKey = `${season}/${turn}`;
  const used = continues && last.turn === turnKey ? last.used : 0;
  const session = { game: continues ? last.game : (last?.game ?? 0) + 1, record, turn: turnKey, used };
  asked.set(seat, session);
  return session;
}

function botFor(play: Play, source: string): CustomBot {
  const { guests } = sessions(play);
  const running = guests.get(source);
  guests.delete(source); // it becomes the latest
  const guest = running && !running.isOver ? running : new CustomBot(source);
  guests.set(source, guest);
  const [oldest] = guests.keys();
  if (guests.size > MAX_INTERPRETERS && oldest !== undefined) {
    guests.get(oldest)?.end();
    guests.delete(oldest);
  }
  return guest;
}

function reportSubstitution({ game }: Play, view: View, why: string): null {
  const reason = sentences([why.charAt(0).toLocaleUpperCase() + why.slice(1)]);
  notify('guest-stands-in', { bot: seatName(game.seats, view.seat), mistake: reason });
  return null;
}
