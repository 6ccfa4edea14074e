/** Schemas, by which stored values and messages from outside are parsed. */

/** Returns the parsed value, or throws `ParseError`. */
export type Schema<Value> = (value: unknown) => Value;

export class ParseError extends Error {}

function fail(value: unknown): never {
  throw new ParseError(`${value === null ? 'null' : typeof value} is not what was stored`);
}

/** Returns the parsed value, or null if it is damaged. */
export function parseOrNull<Value>(parser: Schema<Value>, value: unknown): Value | null {
  try {
    return parser(value);
  } catch {
    return null; // a getter or a proxy may throw anything
  }
}

/** A text of limited length. */
export function string(maxLength: number): Schema<string> {
  return (value) => (typeof value === 'string' && value.length <= maxLength ? value : fail(value));
}

/** A number within limits, which NaN is not. */
export function numberBetween(min: number, max: number): Schema<number> {
  return (value) => (typeof value === 'number' && value >= min && value <= max ? value : fail(value));
}

/** Milliseconds since 1970 that a `Date` can represent. */
export const time: Schema<number> = numberBetween(-8.64e15, 8.64e15);

/** A day as 2026-11-15. */
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

/** A missing value becomes the default; a damaged one is an error. */
export function optional<Value>(defaultValue: Value, parser: Schema<Value>): Schema<Value> {
  return (value) => (value === undefined ? defaultValue : parser(value));
}

/** A missing or damaged value becomes the default. */
export function fallback<Value>(defaultValue: Value, parser: Schema<Value>): Schema<Value> {
  return (value) => (value === undefined ? defaultValue : (parseOrNull(parser, value) ?? defaultValue)); // an exception is slow
}

export function array<Value>(parser: Schema<Value>, maxLength: number): Schema<Value[]> {
  return (value) => (Array.isArray(value) && value.length <= maxLength ? Array.from(value, parser) : fail(value));
}

/** An object with any keys. */
export function record<Value>(parser: Schema<Value>, maxLength: number): Schema<Record<string, Value>> {
  return (value) => {
    const entries = Object.entries(fields(value));
    return entries.length <= maxLength ? Object.fromEntries(entries.map(([key, each]) => [key, parser(each)])) : fail(value);
  };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : fail(value);
}

type Optional<Value, Key extends keyof Value> = object extends Pick<Value, Key> ? undefined : never;
type Shape<Value> = { [Key in keyof Value]-?: Schema<Value[Key] | Optional<Value, Key>> };

/** An object with these fields; all others are left out. */
export function object<Value extends object>(parsers: Shape<Value>): Schema<Value> {
  return (value) => {
    const entries = fields(value);
    const pairs = Object.entries<Schema<unknown>>(parsers).map(([key, parser]) => [key, parser(entries[key])]);
    return Object.fromEntries(pairs.filter(([, each]) => each !== undefined)) as Value;
  };
}
