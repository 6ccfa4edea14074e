/** Stored values are parsed, never trusted: a schema is written once, and what does not fit it is refused. */

/** Gives the value as it may be used, or throws `Damaged`. */
export type Schema<Value> = (value: unknown) => Value;

export class ParseError extends Error {}

function fail(value: unknown): never {
  throw new ParseError(`${value === null ? 'null' : typeof value} is not what was stored`);
}

/** The parsed value, or null where it is damaged. */
export function parseOrNull<Value>(parser: Schema<Value>, value: unknown): Value | null {
  try {
    return parser(value);
  } catch {
    return null; // a getter or a proxy may throw anything
  }
}

/** At most so many characters, and none that could not be shown. */
export function string(maxLength: number): Schema<string> {
  return (value) => (typeof value === 'string' && value.length <= maxLength ? value : fail(value));
}

/** Within limits, and never NaN. */
export function numberBetween(min: number, max: number): Schema<number> {
  return (value) => (typeof value === 'number' && value >= min && value <= max ? value : fail(value));
}

/** Something that can be said as a date. */
export const time: Schema<number> = numberBetween(-8.64e15, 8.64e15);

/** Written as 2026-11-15. */
export const day: Schema<string> = (value) => {
  const text = string(10)(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : fail(value);
};

export const boolean: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : fail(value));

export function picklist<Value extends string>(...values: readonly Value[]): Schema<Value> {
  return (value) => values.find((each) => each === value) ?? fail(value);
}

export function nullable<Value>(parser: Schema<Value>): Schema<Value | null> {
  return (value) => (value === null ? null : parser(value));
}

/** What is missing is as if it had never been chosen; what is there must fit. */
export function optional<Value>(defaultValue: Value, parser: Schema<Value>): Schema<Value> {
  return (value) => (value === undefined ? defaultValue : parser(value));
}

/** What is damaged is as if it were missing: for fields that a game can do without. */
export function fallback<Value>(otherwise: Value, parser: Schema<Value>): Schema<Value> {
  return (value) => (value === undefined ? otherwise : (parseOrNull(parser, value) ?? otherwise)); // an exception is slow
}

export function array<Value>(parser: Schema<Value>, most: number): Schema<Value[]> {
  return (value) => (Array.isArray(value) && value.length <= most ? Array.from(value, parser) : fail(value));
}

export function record<Value>(parser: Schema<Value>, most: number): Schema<Record<string, Value>> {
  return (value) => {
    const entries = Object.entries(fields(value));
    return entries.length <= most ? Object.fromEntries(entries.map(([key, each]) => [key, parser(each)])) : fail(value);
  };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : fail(value);
}

type Optional<Value, Key extends keyof Value> = object extends Pick<Value, Key> ? undefined : never;
type Shape<Value> = { [Key in keyof Value]-?: Schema<Value[Key] | Optional<Value, Key>> };

/** An object with these fields and no others: what a schema does not name does not get in. */
export function object<Value extends object>(parsers: Shape<Value>): Schema<Value> {
  return (value) => {
    const entries = fields(value);
    const pairs = Object.entries<Schema<unknown>>(parsers).map(([key, parser]) => [key, parser(entries[key])]);
    return Object.fromEntries(pairs.filter(([, each]) => each !== undefined)) as Value;
  };
}
