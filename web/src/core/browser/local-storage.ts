/** Small values in local storage, which are needed before the database is open. */

import { isCrest } from '../state/crests';
import { parseStoredForm, type StoredForm } from '../state/form';
import type { Lesson, Tips } from '../state/lesson-state';
import { MAX_SHEETS, type OwnSheet, parseSheet } from '../state/own-sheets';
import { parseOrNull } from '../state/schema';
import { defaultSettings, isLanguage, isTheme, isBotTurnSpeed, type Settings } from '../state/settings';
import { mayStore } from './tabs';

const PREFIX = 'mapwright:';

interface StoredValue<Value> {
  /** Returns the stored value, or the default if it is missing or damaged. */
  read(): Value;
  /** Returns whether the value is stored now: storage may be full or refused. */
  write(value: Value): boolean;
}

type Fields = Record<string, unknown>;

/** Returns access to a stored value. `parse` gets the fields of an object as they are stored, and returns null if they are damaged. */
export function storedValue<Value>(name: string, defaultValue: () => Value, parse: (fields: Fields) => Value | null): StoredValue<Value> {
  return {
    read() {
      try {
        const json: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
        return (typeof json === 'object' && json !== null ? parse(json as Fields) : null) ?? defaultValue();
      } catch {
        return defaultValue(); // refused storage, or a text that is not ours
      }
    },
    write(value) {
      try {
        if (!mayStore()) return false;
        const text = value === null ? null : JSON.stringify(value);
        if (text === null) localStorage.removeItem(PREFIX + name);
        else localStorage.setItem(PREFIX + name, text);
        return localStorage.getItem(PREFIX + name) === text;
      } catch {
        return false; // refused or full storage
      }
    },
  };
}

/** Whether anything is stored under the name. */
export function isStored(name: string): boolean {
  try {
    return localStorage.getItem(PREFIX + name) !== null;
  } catch {
    return false;
  }
}

const resetCallbacks = new Set<() => void>();

/** Adds a callback for modules that have a copy of a stored value: called when everything is deleted. */
export function onReset(callback: () => void): void {
  resetCallbacks.add(callback);
}

/** Deletes all stored values, and calls the reset callbacks. */
export function clearLocalStorage(): void {
  try {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  } catch {
    // Refused storage contains nothing.
  }
  for (const callback of resetCallbacks) callback();
}

/** Each setting is read separately: a damaged one becomes the default, and unknown ones are left out. */
function parseSettings(fields: Fields): Settings {
  const { theme, language, name, crest, watch, volume } = fields;
  const flag = ([key, value]: [string, unknown]): [string, unknown] => {
    const stored = fields[key];
    return [key, typeof value === 'boolean' && typeof stored === 'boolean' ? stored : value];
  };
  return {
    ...(Object.fromEntries(Object.entries(defaultSettings()).map(flag)) as unknown as Settings),
    ...(isTheme(theme) ? { theme } : {}),
    ...(typeof language === 'string' && isLanguage(language) ? { language } : {}),
    ...(typeof name === 'string' ? { name: name.slice(0, 40) } : {}),
    ...(isCrest(crest) ? { crest } : {}),
    ...(isBotTurnSpeed(watch) ? { watch } : {}),
    ...(typeof volume === 'number' && volume >= 0 && volume <= 100 ? { volume } : {}),
  };
}

export const storedSettings = /* @__PURE__ */ storedValue<Settings>('settings', defaultSettings, parseSettings);

/** The setup of the last game, with which the next one starts. */
export const storedForm = /* @__PURE__ */ storedValue<StoredForm | null>(
  'form',
  () => null,
  (value) => parseOrNull(parseStoredForm, value),
);

/** The player's own sheets. */
export const storedSheets = /* @__PURE__ */ storedValue<{ sheets: readonly OwnSheet[] }>(
  'sheets',
  () => ({ sheets: [] }),
  ({ sheets }) => ({
    sheets: Array.isArray(sheets) ? sheets.flatMap((sheet) => parseOrNull(parseSheet, sheet) ?? []).slice(0, MAX_SHEETS) : [],
  }),
);

export const storedLesson = /* @__PURE__ */ storedValue<Lesson | null>(
  'lesson',
  () => null,
  ({ game, step }) => (typeof game === 'string' && typeof step === 'number' ? { game, step } : null),
);

export const storedTips = /* @__PURE__ */ storedValue<Tips>(
  'tips',
  () => ({ off: false, seen: [] }),
  ({ off, seen }) => ({
    off: off === true,
    seen: Array.isArray(seen) ? seen.filter((each): each is string => typeof each === 'string') : [],
  }),
);

/** Whether the player has seen the notice about what Safari does with stored games. */
export const storedSafariWarning = /* @__PURE__ */ storedValue<{ told: boolean }>(
  'told',
  () => ({ told: false }),
  ({ told }) => ({ told: told === true }),
);

/** Number of unfinished tables, and of those at which it is the turn of a player on this device. */
export const storedTableCounts = /* @__PURE__ */ storedValue<{ unfinished: number; turns: number }>(
  'tables',
  () => ({ unfinished: 0, turns: 0 }),
  ({ unfinished, turns }) => (isCount(unfinished) && isCount(turns) ? { unfinished, turns } : null),
);

/** Number of the player's groups for the daily map; of the largest one, the number of friends, and of those who had finished on
 *  that day. */
export const storedGroupNews = /* @__PURE__ */ storedValue<{ groups: number; day: string; friends: number; finished: number }>(
  'groups',
  () => ({ groups: 0, day: '', friends: 0, finished: 0 }),
  ({ groups, day, friends, finished }) =>
    isCount(groups) && isCount(friends) && isCount(finished) && typeof day === 'string' ? { groups, day, friends, finished } : null,
);

/** Number of the player's cups, and whether something that was drawn for one waits to be sent. */
export const storedCupNews = /* @__PURE__ */ storedValue<{ cups: number; unsent: boolean }>(
  'cups',
  () => ({ cups: 0, unsent: false }),
  ({ cups, unsent }) => (isCount(cups) ? { cups, unsent: unsent === true } : null),
);

/** The link of a friend that waits while a newcomer learns the game. */
export const storedInvitation = /* @__PURE__ */ storedValue<{ link: string; from: string } | null>(
  'invitation',
  () => null,
  ({ link, from }) => (typeof link === 'string' && typeof from === 'string' ? { link, from } : null),
);

/** Number of duels in which this player is next; of the latest one, its id and the other player. */
export const storedDuelNews = /* @__PURE__ */ storedValue<{ turns: number; id: string; friend: string }>(
  'duels',
  () => ({ turns: 0, id: '', friend: '' }),
  ({ turns, id, friend }) => (isCount(turns) && typeof id === 'string' && typeof friend === 'string' ? { turns, id, friend } : null),
);

function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 10_000;
}
