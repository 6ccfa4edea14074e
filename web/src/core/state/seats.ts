/** The seats of a game: people and bots, their names, colours and crests. */

import { MAX_SEATS, MAX_SOURCE_LENGTH } from '../contract/generated/limits';
import type { View } from '../contract/generated/messages';
import { CRESTS } from './crests';
import { array, fallback, picklist, parseOrNull, type Schema, object, string } from './schema';

export const COLOURS = ['red', 'blue', 'green', 'ochre', 'violet', 'teal', 'brown', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
/** Seats of a game at one device. */
export const MAX_LOCAL_SEATS = 8;
export const MAX_NAME_LENGTH = 24;

export interface Seat {
  /** As typed; empty for "Player 2" or the usual name of a bot. */
  name: string;
  colour: Colour;
  /** The bot on this seat; empty for a person. */
  bot: string;
  /** Empty for the usual one of the seat. */
  crest: string;
  /** The code of a custom bot, once it has acted: a game continues with the code that it began with. */
  source?: string;
}

/** The seats of a game, and whether all players may see all maps at any time. */
export interface Seating {
  seats: readonly Seat[];
  open: boolean;
  /** In a game on several devices, the seats of the people at this one; else null. */
  ownSeats?: readonly number[] | null;
}

export function defaultSeat(index: number, bot = ''): Seat {
  return { name: '', colour: COLOURS[index % COLOURS.length] ?? 'red', bot, crest: '' };
}

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

/** Each seat is read separately; a damaged one becomes a default seat. */
export const parseSeats: Schema<readonly Seat[]> = (value) => {
  const values = array((each) => each, MAX_SEATS)(value);
  return seatsOf(values, values.length);
};

/** Returns the stored seats, as many as the game has players; damaged and missing ones become default seats. */
export function seatsOf(value: unknown, players: number): Seat[] {
  const values: unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: players }, (_, i) => parseOrNull(parseSeat, values[i]) ?? defaultSeat(i));
}

/** Returns the bot of each seat for the engine, empty for people; an empty list if there is no bot. */
export function botNames(seats: readonly Seat[]): string[] {
  return seats.some(({ bot }) => bot) ? seats.map(({ bot }) => bot) : [];
}

/** Whether a bot is a custom bot: its name ends like that of a file, as on the command line. */
export function isCustomBot(bot = ''): boolean {
  return bot.endsWith('.py');
}

/** Returns the name under which a custom bot is stored. */
export function customBotName(bot: string): string {
  return bot.slice(0, -'.py'.length);
}

export function humanCount(seats: readonly Seat[]): number {
  return seats.filter(({ bot }) => !bot).length;
}

/** Whether several players draw, each on a map of their own. */
export function hasSeveralPlayers({ players }: View): boolean {
  return players.length > 1;
}

/** Returns the first seat of a person; 0 if all are bots. */
export function firstHumanSeat(seats: readonly Seat[]): number {
  return Math.max(
    0,
    seats.findIndex(({ bot }) => !bot),
  );
}

/** Returns the first seat of a person at this device. */
export function ownSeat({ seats, ownSeats }: Seating): number {
  return ownSeats?.[0] ?? firstHumanSeat(seats);
}

/** Returns the seat whose map is shown: the one that is drawn on; while bots act, that of the person who uses the screen. */
export function seatOnScreen(view: View, seating: Seating, viewerSeat = -1): number {
  if (view.phase === 'bot' && seating.seats[viewerSeat]) return viewerSeat;
  return view.phase === 'bot' || view.phase === 'over' ? ownSeat(seating) : view.on;
}

/** Whether another person has to take the device, and nobody else may see that person's map. */
export function needsCurtain(view: View, { seats, open, ownSeats }: Seating, viewerSeat: number): boolean {
  if (ownSeats)
    return ownSeats.length > 1 && ownSeats.includes(view.seat) && view.seat !== viewerSeat && view.phase !== 'bot' && view.phase !== 'over';
  if (open || humanCount(seats) < 2 || view.phase === 'over') return false;
  return view.phase === 'bot' || view.seat !== viewerSeat;
}
