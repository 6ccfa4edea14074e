/** Who sits where: people and bots, their names and colours. */

import type { View } from '../contract/generated/messages';
import { CRESTS } from './crests';
import { array, fallback, picklist, parseOrNull, type Schema, object, string } from './schema';

export const COLOURS = ['red', 'blue', 'green', 'ochre', 'violet', 'teal', 'brown', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
/** Weakest first; the engine knows them by these names. */
export const BOTS = ['random', 'novice', 'greedy', 'expert'] as const;
/** Characters of a bot of the player. */
export const MAX_SOURCE_LENGTH = 100_000;
/** At one device. */
export const MAX_LOCAL_SEATS = 8;
export const MAX_NAME_LENGTH = 24;
/** The engine seats no more at one table. */
const MAX_SEATS = 12;

export interface Seat {
  /** As typed; empty for "Player 2" or the name that a bot has automatically. */
  name: string;
  colour: Colour;
  /** The bot that sits here, or nothing for a person. */
  bot: string;
  /** Empty for the usual one of the seat. */
  crest: string;
  /** The code of a player's own bot, once it has been asked: a game continues with the bot that it began with. */
  source?: string;
}

/** Who sits at a table, and whether all may see all maps at any time. */
export interface Seating {
  seats: readonly Seat[];
  open: boolean;
  /** At a table on several devices: the seats of the people at this one; null at any other. */
  mine?: readonly number[] | null;
}

export function defaultSeat(index: number, bot = ''): Seat {
  return { name: '', colour: COLOURS[index % COLOURS.length] ?? 'red', bot, crest: '' };
}

/** A colour that no one has yet. */
export function freeColour(seats: readonly Seat[]): Colour {
  return COLOURS.find((colour) => !seats.some((each) => each.colour === colour)) ?? 'red';
}

const parseSeat = object<Seat>({
  name: (value) => string(100)(value).slice(0, MAX_NAME_LENGTH),
  colour: picklist(...COLOURS),
  bot: string(40),
  crest: fallback('', picklist('', ...CRESTS)),
  source: fallback<string | undefined>(undefined, string(MAX_SOURCE_LENGTH)),
});

/** One bad seat does not cost the others their names. */
export const parseSeats: Schema<readonly Seat[]> = (value) => {
  const values = array((each) => each, MAX_SEATS)(value);
  return seatsOf(values, values.length);
};

/** The seats of a save or a form, made to fit the game: what cannot be read becomes a plain seat. */
export function seatsOf(value: unknown, players: number): Seat[] {
  const values: unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: players }, (_, i) => parseOrNull(parseSeat, values[i]) ?? defaultSeat(i));
}

/** What the engine receives: one name a seat, or nothing where only people play. */
export function botNames(seats: readonly Seat[]): string[] {
  return seats.some(({ bot }) => bot) ? seats.map(({ bot }) => bot) : [];
}

/** A bot of the player's own goes by the name of its file, as on the command line. */
export function isCustomBot(bot = ''): boolean {
  return bot.endsWith('.py');
}

/** The name under which it is stored. */
export function customBotName(bot: string): string {
  return bot.slice(0, -'.py'.length);
}

export function humanCount(seats: readonly Seat[]): number {
  return seats.filter(({ bot }) => !bot).length;
}

/** The seat of the person at the screen when there is only one. */
export function firstHumanSeat(seats: readonly Seat[]): number {
  return Math.max(
    0,
    seats.findIndex(({ bot }) => !bot),
  );
}

/** The same at any table: of the people at this device, where the others sit elsewhere. */
export function ownSeat({ seats, mine }: Seating): number {
  return mine?.[0] ?? firstHumanSeat(seats);
}

/** Whose map belongs on the screen now: the one that is drawn on, and while bots act that of the person `at` the screen. */
export function seatOnScreen(view: View, table: Seating, at = -1): number {
  if (view.phase === 'over') return ownSeat(table);
  return view.phase === 'bot' ? (table.seats[at] ? at : ownSeat(table)) : view.on;
}

/** Whether someone else than the person at the screen has to come to it, and no one else may look. */
export function needsCurtain(view: View, { seats, open, mine }: Seating, at: number): boolean {
  if (mine) return mine.length > 1 && mine.includes(view.seat) && view.seat !== at && view.phase !== 'bot' && view.phase !== 'over';
  if (open || humanCount(seats) < 2 || view.phase === 'over') return false;
  return view.phase === 'bot' || view.seat !== at;
}
