/** Asks a player's own bot for its action. It thinks in an its own interpreter, and the game's engine judges the action. */

import { storedBots } from '../browser/bots';
import { tell } from '../commands/page';
import type { View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { ACTION_LIMIT, type Choice, Guest, SandboxLost, type Sight, wakeSandbox } from '../engine/sandbox';
import { guestName } from '../state/seats';
import { type Mistake, mistakeText } from '../words/mistakes';
import { seatName } from '../words/names';
import { sentences, t } from '../words/texts';
import type { OwnBots } from './own-bots';
import { perPlay, type Play } from './play';

/** Milliseconds for all actions of one turn: the others wait. */
const TURN_LIMIT = 20_000;
/** So many interpreters a game has at once; each may take half a gigabyte. The one that was asked longest ago makes room. */
const MOST = 3;

/** What is known of a seat from the last time that its bot was asked. */
interface Asked {
  game: number;
  record: string;
  turn: string;
  /** Milliseconds that it has thought in this turn. */
  used: number;
}

const table = perPlay((play) => {
  const guests = new Map<string, Guest>();
  play.signal.addEventListener('abort', () => guests.forEach((guest) => guest.end()), { once: true });
  return { guests, asked: new Map<number, Asked>() };
});

export const OWN_BOTS: OwnBots = {
  wake(play) {
    if (!play.isOver && !table(play).guests.size) wakeSandbox().catch(() => undefined);
  },
  async act(play, view) {
    const source = sourceOf(play, view.seat);
    if (source === null) return giveUp(play, view, t('guest-gone'));
    const seen = await ask({ do: 'sight', record: view.record });
    if (!seen.ok) return giveUp(play, view, mistakeText(mistake('broken')));
    const choice = await think(play, view, source, seen);
    if (play.isOver) return null;
    if ('failed' in choice) return giveUp(play, view, mistakeText(choice.failed));
    const answer = await ask({ do: 'guest', record: view.record, action: choice.action });
    return answer.ok ? answer : giveUp(play, view, mistakeText(mistake('illegal', choice.action)));
  },
};

function mistake(kind: string, shown = ''): Mistake {
  return { kind, line: null, name: '', shown };
}

/** The code that the game began with; the first time, what is stored under that name. */
function sourceOf(play: Play, index: number): string | null {
  const { seats } = play.game;
  const seat = seats[index];
  if (!seat) return null;
  if (seat.source !== undefined) return seat.source;
  const source = storedBots.read().find(({ name }) => name === guestName(seat.bot))?.source;
  if (source === undefined) return null;
  play.put({ game: { seats: seats.map((each, i) => (i === index ? { ...each, source } : each)) } });
  return source;
}

async function think(play: Play, view: View, source: string, seen: Pick<Sight, 'sight' | 'lot'>): Promise<Choice> {
  const asked = askedNow(play, view);
  const left = TURN_LIMIT - asked.used;
  const guest = guestOf(play, source);
  try {
    await guest.ready;
    const before = performance.now();
    const question = { seat: view.seat, game: asked.game, sight: seen.sight, lot: seen.lot };
    const choice = await guest.choose(question, Math.min(ACTION_LIMIT, left), left < ACTION_LIMIT ? 'turn' : 'silent');
    asked.used += performance.now() - before;
    return choice;
  } catch (error) {
    return { failed: mistake(error instanceof SandboxLost ? error.why : 'broken'), said: '', cut: false };
  }
}

/** After an undo the bot is made again: what it remembers has not happened. */
function askedNow(play: Play, { seat, record, season_index: season, turn }: View): Asked {
  const { asked } = table(play);
  const last = asked.get(seat);
  const goesOn = last !== undefined && `${record}.`.startsWith(`${last.record}.`);
  const now = `${season}/${turn}`;
  const used = goesOn && last.turn === now ? last.used : 0;
  const found = { game: goesOn ? last.game : (last?.game ?? 0) + 1, record, turn: now, used };
  asked.set(seat, found);
  return found;
}

function guestOf(play: Play, source: string): Guest {
  const { guests } = table(play);
  const known = guests.get(source);
  guests.delete(source); // it becomes the latest
  const guest = known && !known.isOver ? known : new Guest(source);
  guests.set(source, guest);
  const [oldest] = guests.keys();
  if (guests.size > MOST && oldest !== undefined) {
    guests.get(oldest)?.end();
    guests.delete(oldest);
  }
  return guest;
}

function giveUp({ game }: Play, view: View, why: string): null {
  const said = sentences([why.charAt(0).toLocaleUpperCase() + why.slice(1)]);
  tell('guest-stands-in', { bot: seatName(game.seats, view.seat), said });
  return null;
}
