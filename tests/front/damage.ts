/** Damage on purpose: every field of a stored value, replaced by everything that should never lie there. */

import { inspect } from 'node:util';

/** Longer than any text that we are ready to read back. */
const GIANT = 'x'.repeat(200_001);

/** Whatever a database can hold instead of what was meant; `undefined` is a field that is missing. */
export const WRONG_VALUES: Readonly<Record<string, () => unknown>> = {
  missing: () => undefined,
  null: () => null,
  true: () => true,
  number: () => 7,
  negative: () => -1,
  fraction: () => 1.5,
  NaN: () => NaN,
  infinite: () => Infinity,
  enormous: () => 1e308,
  empty: () => '',
  text: () => 'x',
  'name of a method': () => 'constructor',
  'giant text': () => GIANT,
  date: () => new Date(2026, 1, 1),
  'no date': () => new Date(NaN),
  list: () => [],
  'list of nothing': () => [null, undefined],
  'list of numbers': () => [1, 2, 3],
  'long list': () => Array.from({ length: 1000 }, () => 'x'),
  object: () => ({}),
  'object of numbers': () => ({ a: 1, length: 3 }),
  blob: () => new Blob(['x']),
  bytes: () => new Uint8Array(8),
  map: () => new Map([['a', 1]]),
  'big number': () => 10n,
  circle: () => {
    const round: Record<string, unknown> = {};
    round.self = round;
    return round;
  },
};

/** Those that a text of JSON can hold; whatever else is written becomes one of them. */
export const WRONG_JSON_VALUES = Object.fromEntries(
  Object.entries(WRONG_VALUES).filter(([name]) => !['big number', 'circle'].includes(name)),
);

export interface Damaged {
  /** Which field contains what. */
  name: string;
  value: unknown;
}

type Path = readonly (string | number)[];

/** The way to each field, to those inside of it, and to the whole. */
function paths(value: unknown, way: Path = []): Path[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [way, ...inside.flatMap(([key, each]) => paths(each, [...way, key]))];
}

function withReplacement(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length === 0 && wrong === undefined) delete copy[key];
  else copy[key] = withReplacement(copy[key], rest, wrong);
  return copy;
}

/** One of so many is tried; with MAPWRIGHT_EVERYTHING, as `build test --all` sets it, each. */
export const STEP = process.env.MAPWRIGHT_EVERYTHING ? 1 : 7;

/** Each field × each wrong value, or a sample in which every field and every wrong value occurs. */
export function* damagedVariants(good: unknown, wrong = WRONG_VALUES): Generator<Damaged> {
  let number = 0;
  for (const way of paths(good))
    for (const [name, make] of Object.entries(wrong))
      if (number++ % STEP === 0) yield { name: `${way.join('.') || 'all'}: ${name}`, value: withReplacement(good, way, make()) };
}

/** A value as text: dates that are invalid are not equal to themselves. */
export const written = (value: unknown): string => inspect(value, { depth: 9, maxStringLength: 100 });

/** Writes to localStorage, where everything is text. */
export function writeText(name: string, value: unknown): void {
  localStorage.setItem(`mapwright:${name}`, value === undefined ? 'undefined' : (JSON.stringify(value) ?? ''));
}
