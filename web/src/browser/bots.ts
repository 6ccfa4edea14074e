/** The bots of the workshop, and the progress of the course: stored in this browser, and read as untrusted input. */

import { count, list, mended, parsed, type Parser, record, shape, text } from '../state/parse';
import { LONGEST_SOURCE } from '../state/seats';
import { stored } from './local';

export interface StoredBot {
  name: string;
  source: string;
}

/** The texts of steps that were begun, by number, and the steps that are passed. */
export interface Course {
  texts: Readonly<Record<string, string>>;
  passed: readonly number[];
}

const MOST_BOTS = 200;

/** More entries than we ever store: a longer list is not ours. */
const MOST_FOUND = 1000;

const source = text(LONGEST_SOURCE);
const step = count(1, 10);
const anything: Parser<unknown> = (value) => value;
const fits =
  (parser: Parser<unknown>) =>
  (value: unknown): boolean =>
    parsed(parser, value) !== null;

/** A bot is worth keeping without its name. */
const parseBot = shape<StoredBot>({ name: mended('', text(60)), source });

/** Each step is read separately: a damaged one costs no other. */
const parseCourse = shape<Course>({
  texts: mended({}, (found) => {
    const texts = Object.entries(record(anything, MOST_FOUND)(found));
    return Object.fromEntries(texts.filter(([number, each]) => fits(step)(Number(number)) && fits(source)(each))) as Course['texts'];
  }),
  passed: mended([], (found) => list(anything, MOST_FOUND)(found).filter(fits(step)) as number[]),
});

/** Each bot is read separately: a damaged one costs no other. */
const parseBots = (found: unknown): readonly StoredBot[] =>
  Array.isArray(found)
    ? found
        .slice(0, MOST_BOTS)
        .map((bot) => parsed(parseBot, bot))
        .filter((bot): bot is StoredBot => bot !== null)
    : [];

export const storedBots = /* @__PURE__ */ stored<readonly StoredBot[]>('bots', () => [], parseBots);

export const MOST_ASIDE = 5;

/** Texts that were not saved when something else was opened, newest first. */
export const storedAside = /* @__PURE__ */ stored<readonly StoredBot[]>('bots-aside', () => [], parseBots);

/** Copies the list to a second place if a part of it cannot be read: the next bot to be stored overwrites it. */
export function setDamagedAside(): void {
  try {
    const found = localStorage.getItem('mapwright:bots');
    if (found !== null && found !== JSON.stringify(storedBots.read())) localStorage.setItem('mapwright:bots-damaged', found);
  } catch {
    // Refused storage, or no room for a second one.
  }
}

/** A bot that is being written and is not stored under a name yet: a reload does not lose it. */
export const storedDraft = /* @__PURE__ */ stored<StoredBot | null>(
  'bot-draft',
  () => null,
  (found) => parsed(parseBot, found),
);

export const storedCourse = /* @__PURE__ */ stored<Course>(
  'course',
  () => ({ texts: {}, passed: [] }),
  (found) => parsed(parseCourse, found),
);
