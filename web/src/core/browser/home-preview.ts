/** The preview of the unfinished game, which home shows before the database is open. */

import { today } from '../state/origin';
import { storedValue } from './local-storage';

interface WaitingGamePreview {
  /** The map as a data URL; null if no game is unfinished. */
  picture: string | null;
  note: string;
  language: string;
}

/** What home showed last, which the home screen of index.html shows at the next visit. */
export interface HomePreview {
  day: string;
  language: string;
  /** The choices of the form by their names. */
  form: Readonly<Record<string, string>>;
  /** The setup of a new game, and then the texts of the card of the day, in the order of the page. */
  texts: readonly string[];
}

const MAX_PICTURE_LENGTH = 60_000;

export const storedWaitingGame = /* @__PURE__ */ storedValue<WaitingGamePreview | null>(
  'last',
  () => null,
  ({ picture, note, language }) => {
    if (typeof note !== 'string' || typeof language !== 'string') return null;
    const safe = typeof picture === 'string' && picture.startsWith('data:image/') && picture.length < MAX_PICTURE_LENGTH;
    return { picture: safe ? picture : null, note, language };
  },
);

export const storedHomePreview = /* @__PURE__ */ storedValue<HomePreview | null>(
  'seen',
  () => null,
  ({ day, language, form, texts }) => {
    const isText = (each: unknown): each is string => typeof each === 'string';
    if (!isText(day) || !isText(language) || typeof form !== 'object' || !Array.isArray(texts)) return null;
    const chosen = Object.entries(form ?? {}).filter(([, value]) => isText(value));
    return { day, language, form: Object.fromEntries(chosen) as Record<string, string>, texts: texts.filter(isText) };
  },
);

/** The result of today's puzzle, as home shows it. */
export interface TodaysPuzzle {
  tries: number;
  solved: boolean;
  given: boolean;
}

const NO_ATTEMPT: TodaysPuzzle = { tries: 0, solved: false, given: false };

export const storedPuzzleDay = /* @__PURE__ */ storedValue<TodaysPuzzle>(
  'puzzles',
  () => NO_ATTEMPT,
  ({ days }) => {
    const entry = (days as Record<string, Partial<TodaysPuzzle>> | undefined)?.[today()];
    return entry ? { tries: Number(entry.tries), solved: entry.solved === true, given: entry.given === true } : NO_ATTEMPT;
  },
);
