/** The bots of the workshop, and how far the course has come: kept in this browser, read as if a stranger had written them. */

import { count, list, mended, parsed, record, shape, text } from '../state/parse';
import { LONGEST_SOURCE } from '../state/seats';
import { stored } from './local';

export interface KeptBot {
  name: string;
  source: string;
}

/** The texts of steps that were begun, by number, and the steps that are passed. */
export interface Course {
  texts: Readonly<Record<string, string>>;
  passed: readonly number[];
}

const MOST_BOTS = 200;

const parseBot = shape<KeptBot>({ name: text(60), source: text(LONGEST_SOURCE) });
const parseCourse = shape<Course>({
  texts: mended({}, record(text(LONGEST_SOURCE), 10)),
  passed: mended([], list(count(1, 10), 10)),
});

/** Each bot by itself: one that cannot be read costs no other. */
export const storedBots = /* @__PURE__ */ stored<readonly KeptBot[]>(
  'bots',
  () => [],
  (found) =>
    Array.isArray(found)
      ? found
          .slice(0, MOST_BOTS)
          .map((bot) => parsed(parseBot, bot))
          .filter((bot): bot is KeptBot => bot !== null)
      : [],
);

/** What is being written and is not kept under a name yet: a reload costs nobody a bot. */
export const storedDraft = /* @__PURE__ */ stored<KeptBot | null>(
  'bot-draft',
  () => null,
  (found) => parsed(parseBot, found),
);

export const storedCourse = /* @__PURE__ */ stored<Course>(
  'course',
  () => ({ texts: {}, passed: [] }),
  (found) => parsed(parseCourse, found),
);
