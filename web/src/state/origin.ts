/** Where a game came from; stored with its save, since it decides what its result means. */

import { day, mended, oneOf, parsed, shape, text } from './parse';

export interface Origin {
  /** `daily` is the first try of a day's deal, `practice` a later one; `taken` continues a replay, `branch` a table on several
   *  devices, with bots in the places of the others. */
  kind: 'free' | 'daily' | 'practice' | 'challenge' | 'taken' | 'branch';
  /** The day of a daily deal, as 2026-11-15. */
  day?: string;
  rival?: { name: string; record: string };
  /** In which season a branch left its table. */
  season?: string;
}

const parseOrigin = shape<Origin>({
  kind: oneOf('free', 'daily', 'practice', 'challenge', 'taken', 'branch'),
  day: mended<string | undefined>(undefined, day),
  rival: mended<Origin['rival'] | undefined>(undefined, shape({ name: text(100), record: text(20_000) })),
  season: mended<string | undefined>(undefined, oneOf('spring', 'summer', 'fall', 'winter')),
});

/** What a save says of its origin, if it can be read. */
export function originOf(value: unknown): Origin {
  return parsed(parseOrigin, value) ?? { kind: 'free' };
}

/** Today in universal time: the day of the daily deal. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
