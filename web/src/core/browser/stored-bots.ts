/** The bots of the workshop, and the progress of the course: stored in this browser, and read as untrusted input. */

import { numberBetween, array, fallback, parseOrNull, type Schema, record, object, string } from '../state/schema';
import { MAX_SOURCE_LENGTH } from '../state/seats';
import { storedValue } from './local-storage';

export interface StoredBot {
  name: string;
  source: string;
}

/** The texts of steps that were begun, by number, and the steps that are passed. */
export interface Course {
  texts: Readonly<Record<string, string>>;
  passed: readonly number[];
}

const MAX_BOTS = 200;

/** More entries than we ever store: a longer list is not ours. */
const MAX_STORED_ENTRIES = 1000;

const source = string(MAX_SOURCE_LENGTH);
const step = numberBetween(1, 10);
const anything: Schema<unknown> = (value) => value;
const isValid =
  (parser: Schema<unknown>) =>
  (value: unknown): boolean =>
    parseOrNull(parser, value) !== null;

/** A bot is worth keeping without its name. */
const parseBot = object<StoredBot>({ name: fallback('', string(60)), source });

/** Each step is read separately: a damaged one costs no other. */
const parseCourse = object<Course>({
  texts: fallback({}, (value) => {
    const texts = Object.entries(record(anything, MAX_STORED_ENTRIES)(value));
    return Object.fromEntries(texts.filter(([number, each]) => isValid(step)(Number(number)) && isValid(source)(each))) as Course['texts'];
  }),
  passed: fallback([], (value) => array(anything, MAX_STORED_ENTRIES)(value).filter(isValid(step)) as number[]),
});

/** Each bot is read separately: a damaged one costs no other. */
const parseBots = (value: unknown): readonly StoredBot[] =>
  Array.isArray(value)
    ? value
        .slice(0, MAX_BOTS)
        .map((bot) => parseOrNull(parseBot, bot))
        .filter((bot): bot is StoredBot => bot !== null)
    : [];

export const storedBots = /* @__PURE__ */ storedValue<readonly StoredBot[]>('bots', () => [], parseBots);

export const MAX_UNSAVED_BOTS = 20;

/** Texts that were not saved when something else was opened, newest first. */
export const storedUnsavedBots = /* @__PURE__ */ storedValue<readonly StoredBot[]>('bots-aside', () => [], parseBots);

/** Copies the list to a second place if a part of it cannot be read: the next bot to be stored overwrites it. */
export function backUpDamagedBots(): void {
  try {
    const storedText = localStorage.getItem('mapwright:bots');
    if (storedText !== null && storedText !== JSON.stringify(storedBots.read())) localStorage.setItem('mapwright:bots-damaged', storedText);
  } catch {
    // Refused storage, or no room for a second one.
  }
}

/** A bot that is being written and is not stored under a name yet: a reload does not lose it. */
export const storedDraft = /* @__PURE__ */ storedValue<StoredBot | null>(
  'bot-draft',
  () => null,
  (value) => parseOrNull(parseBot, value),
);

export const storedCourse = /* @__PURE__ */ storedValue<Course>(
  'course',
  () => ({ texts: {}, passed: [] }),
  (value) => parseOrNull(parseCourse, value),
);
