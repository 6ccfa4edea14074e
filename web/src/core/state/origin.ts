/** Where a game came from; stored with its save, since it decides what its result means. */

import { array, boolean, day, fallback, numberBetween, picklist, parseOrNull, object, string } from './schema';

export interface Origin {
  /** `daily` is the first attempt at a daily map, `practice` a later one; `taken` continues a replay; `cup` is a round of a cup. */
  kind: 'free' | 'daily' | 'practice' | 'challenge' | 'taken' | 'cup';
  /** The day of a daily deal, as 2026-11-15. */
  day?: string;
  rival?: { name: string; record: string };
  /** The id of the duel that a challenge belongs to. */
  duel?: string;
  /** The secret of the cup, and the number of its round. */
  cup?: { secret: string; round: number };
  /** Of several players at one device: the games before, those that each seat has won, and whether two wins end the series. */
  series?: { games: number; wins: number[]; bestOfThree: boolean };
}

/** Whether hints and takebacks are allowed: not in the first attempt at a daily map or in a cup, which are compared with others. */
const ALLOWS_HELP: Readonly<Record<Origin['kind'], boolean>> = {
  free: true,
  daily: false,
  practice: true,
  challenge: true,
  taken: true,
  cup: false,
};

export function allowsHelp({ kind }: Origin): boolean {
  return ALLOWS_HELP[kind];
}

const originSchema = object<Origin>({
  kind: picklist('free', 'daily', 'practice', 'challenge', 'taken', 'cup'),
  day: fallback<string | undefined>(undefined, day),
  rival: fallback<Origin['rival'] | undefined>(undefined, object({ name: string(100), record: string(20_000) })),
  duel: fallback<string | undefined>(undefined, string(8)),
  cup: fallback<Origin['cup'] | undefined>(undefined, object({ secret: string(32), round: numberBetween(1, 7) })),
  series: fallback<Origin['series'] | undefined>(
    undefined,
    object({ games: numberBetween(1, 1_000), wins: array(numberBetween(0, 1_000), 8), bestOfThree: boolean }),
  ),
});

/** Returns the origin of a save; that of a free game if it is damaged. */
export function parseOrigin(value: unknown): Origin {
  return parseOrNull(originSchema, value) ?? { kind: 'free' };
}

/** Today in universal time: the day of the daily deal. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
