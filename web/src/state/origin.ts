/** Where a game came from; kept with its save, since it decides what its result means. */

export interface Origin {
  /** `daily` is the first try of a day's deal, `practice` a later one; `taken` goes on from a replay. */
  kind: 'free' | 'daily' | 'practice' | 'challenge' | 'taken';
  /** The day of a daily deal, as 2026-11-15. */
  day?: string;
  rival?: { name: string; record: string };
}

const KINDS: readonly unknown[] = ['free', 'daily', 'practice', 'challenge', 'taken'];

/** What a save says of its origin, if it can be read. */
export function originOf(value: unknown): Origin {
  if (typeof value !== 'object' || value === null) return { kind: 'free' };
  const { kind, day, rival } = value as Record<string, unknown>;
  if (!KINDS.includes(kind)) return { kind: 'free' };
  const origin: Origin = { kind: kind as Origin['kind'] };
  if (typeof day === 'string') origin.day = day;
  if (typeof rival === 'object' && rival !== null) {
    const { name, record } = rival as Record<string, unknown>;
    if (typeof name === 'string' && typeof record === 'string') origin.rival = { name, record };
  }
  return origin;
}

/** Today in universal time: the day of the daily deal. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
