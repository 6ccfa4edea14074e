/** Stored values are parsed, never trusted: a schema is written once, and what does not fit it is refused. */

/** Gives the value as it may be used, or throws `Damaged`. */
export type Parser<Value> = (value: unknown) => Value;

export class Damaged extends Error {}

function refuse(value: unknown): never {
  throw new Damaged(`${value === null ? 'null' : typeof value} is not what was stored`);
}

/** The parsed value, or null where it is damaged. */
export function parsed<Value>(parser: Parser<Value>, value: unknown): Value | null {
  try {
    return parser(value);
  } catch {
    return null; // a getter or a proxy may throw anything
  }
}

/** At most so many characters, and none that could not be shown. */
export function text(longest: number): Parser<string> {
  return (value) => (typeof value === 'string' && value.length <= longest ? value : refuse(value));
}

/** Within limits, and never NaN. */
export function count(least: number, most: number): Parser<number> {
  return (value) => (typeof value === 'number' && value >= least && value <= most ? value : refuse(value));
}

/** Something that can be said as a date. */
export const time: Parser<number> = count(-8.64e15, 8.64e15);

/** Written as 2026-11-15. */
export const day: Parser<string> = (value) => {
  const found = text(10)(value);
  return /^\d{4}-\d\d-\d\d$/.test(found) && !Number.isNaN(Date.parse(`${found}T00:00:00Z`)) ? found : refuse(value);
};

export const flag: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : refuse(value));

export function oneOf<Value extends string>(...values: readonly Value[]): Parser<Value> {
  return (value) => values.find((each) => each === value) ?? refuse(value);
}

export function orNull<Value>(parser: Parser<Value>): Parser<Value | null> {
  return (value) => (value === null ? null : parser(value));
}

/** What is missing is as if it had never been chosen; what is there must fit. */
export function or<Value>(otherwise: Value, parser: Parser<Value>): Parser<Value> {
  return (value) => (value === undefined ? otherwise : parser(value));
}

/** What is damaged is as if it were missing: for fields that a game can do without. */
export function mended<Value>(otherwise: Value, parser: Parser<Value>): Parser<Value> {
  return (value) => parsed(parser, value) ?? otherwise;
}

export function list<Value>(parser: Parser<Value>, most: number): Parser<Value[]> {
  return (value) => (Array.isArray(value) && value.length <= most ? Array.from(value, parser) : refuse(value));
}

export function record<Value>(parser: Parser<Value>, most: number): Parser<Record<string, Value>> {
  return (value) => {
    const found = Object.entries(fields(value));
    return found.length <= most ? Object.fromEntries(found.map(([key, each]) => [key, parser(each)])) : refuse(value);
  };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : refuse(value);
}

type Optional<Value, Key extends keyof Value> = object extends Pick<Value, Key> ? undefined : never;
type Shape<Value> = { [Key in keyof Value]-?: Parser<Value[Key] | Optional<Value, Key>> };

/** An object with these fields and no others: what a schema does not name does not get in. */
export function shape<Value extends object>(parsers: Shape<Value>): Parser<Value> {
  return (value) => {
    const found = fields(value);
    const pairs = Object.entries<Parser<unknown>>(parsers).map(([key, parser]) => [key, parser(found[key])]);
    return Object.fromEntries(pairs.filter(([, each]) => each !== undefined)) as Value;
  };
}
