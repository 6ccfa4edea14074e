/** The bots of the workshop, and the progress of the course, as they are stored: read as untrusted input. */

import { MAX_SOURCE_LENGTH } from '../contract/generated/limits';
import { array, fallback, numberBetween, object, parseOrNull, record, type Schema, string } from './schema';

export interface StoredBot {
  name: string;
  source: string;
}

/** A bot that is saved under its name. */
export interface SavedBot extends StoredBot {
  saved_at: number;
}

/** A text that was not saved. `written_by` names the document and the tab that replaced it; empty if it was left by opening another. */
export interface UnsavedBot extends SavedBot {
  written_by: string;
}

/** The programs of the steps that were begun, by number of the step, and the steps that are passed. */
export interface Course {
  texts: Readonly<Record<string, string>>;
  passed: readonly number[];
}

/** More texts that were not saved are forgotten, oldest first. */
export const MAX_UNSAVED_BOTS = 20;
/** More entries than are ever stored: a longer list is damaged. */
const MAX_STORED_ENTRIES = 1000;

const source = string(MAX_SOURCE_LENGTH);
const step = numberBetween(1, 10);
const anything: Schema<unknown> = (value) => value;
const isValid =
  (parser: Schema<unknown>) =>
  (value: unknown): boolean =>
    parseOrNull(parser, value) !== null;

/** A bot whose name is damaged gets an empty one. */
export const parseBot = object<StoredBot>({ name: fallback('', string(60)), source });

export const parseSavedBot = object<SavedBot>({
  name: fallback('', string(60)),
  source,
  saved_at: fallback(0, numberBetween(0, Infinity)),
});

const parseUnsavedBot = object<UnsavedBot>({
  name: fallback('', string(60)),
  source,
  saved_at: fallback(0, numberBetween(0, Infinity)),
  written_by: fallback('', string(200)),
});

/** Each step is read separately, and damaged ones are left out. */
export const parseCourse = object<Course>({
  texts: fallback({}, (value) => {
    const texts = Object.entries(record(anything, MAX_STORED_ENTRIES)(value));
    return Object.fromEntries(texts.filter(([number, each]) => isValid(step)(Number(number)) && isValid(source)(each))) as Course['texts'];
  }),
  passed: fallback([], (value) => array(anything, MAX_STORED_ENTRIES)(value).filter(isValid(step)) as number[]),
});

/** Each text is read separately, and damaged ones are left out. */
export function parseUnsaved(value: unknown): readonly UnsavedBot[] {
  return Array.isArray(value) ? value.flatMap((bot) => parseOrNull(parseUnsavedBot, bot) ?? []) : [];
}
