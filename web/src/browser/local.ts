/** Small things that are needed before any database is open, in localStorage: each is read, written and forgotten here. */

import { isCrest } from '../state/crests';
import { parseSave, type Save } from '../state/stored';
import { parsed } from '../state/parse';
import type { Lesson, Tips } from '../state/school';
import { freshSettings, isLanguage, isTheme, isWatching, type Settings } from '../state/settings';
import { mayStore } from './tabs';

const PREFIX = 'mapwright:';

export interface Stored<Value> {
  /** What was written last; what cannot be read is as if it had never been written. */
  read(): Value;
  /** Where storage is refused, this costs the player a choice, never a game. */
  write(value: Value): void;
}

type Fields = Record<string, unknown>;

/** `parse` is given an object, of which nothing else is known. */
export function stored<Value>(name: string, otherwise: () => Value, parse: (found: Fields) => Value | null): Stored<Value> {
  return {
    read() {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
        return (typeof found === 'object' && found !== null ? parse(found as Fields) : null) ?? otherwise();
      } catch {
        return otherwise(); // refused storage, or a text that is not ours
      }
    },
    write(value) {
      try {
        if (!mayStore()) return;
        if (value === null) localStorage.removeItem(PREFIX + name);
        else localStorage.setItem(PREFIX + name, JSON.stringify(value));
      } catch {
        // Refused storage.
      }
    },
  };
}

/** Whether anything is written under the name; nothing of it is read. */
export function isStored(name: string): boolean {
  try {
    return localStorage.getItem(PREFIX + name) !== null;
  } catch {
    return false;
  }
}

const forgetting = new Set<() => void>();

/** For modules that have a copy of something stored: called when everything is deleted. */
export function onForget(callback: () => void): void {
  forgetting.add(callback);
}

export function forgetStored(): void {
  try {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  } catch {
    // Refused storage contains nothing.
  }
  for (const callback of forgetting) callback();
}

/** Each setting is read separately: a damaged one costs no other, and unknown ones are left out. */
function parseSettings(found: Fields): Settings {
  const fresh = freshSettings();
  const { theme, language, name, crest, watch, volume } = found;
  const flag = (key: keyof Settings): boolean => (typeof found[key] === 'boolean' ? found[key] : fresh[key] === true);
  return {
    theme: isTheme(theme) ? theme : fresh.theme,
    language: typeof language === 'string' && isLanguage(language) ? language : fresh.language,
    motion: flag('motion'),
    name: typeof name === 'string' ? name.slice(0, 40) : fresh.name,
    crest: isCrest(crest) ? crest : fresh.crest,
    watch: isWatching(watch) ? watch : fresh.watch,
    sound: flag('sound'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : fresh.volume,
    ambience: flag('ambience'),
    haptics: flag('haptics'),
    onward: flag('onward'),
    tapInks: flag('tapInks'),
    askSkills: flag('askSkills'),
    letterKeys: flag('letterKeys'),
    twoKeys: flag('twoKeys'),
    leftHanded: flag('leftHanded'),
  };
}

export const storedSettings = /* @__PURE__ */ stored<Settings>('settings', freshSettings, parseSettings);

export const storedLesson = /* @__PURE__ */ stored<Lesson | null>(
  'lesson',
  () => null,
  ({ game, step }) => (typeof game === 'string' && typeof step === 'number' ? { game, step } : null),
);

export const storedTips = /* @__PURE__ */ stored<Tips>(
  'tips',
  () => ({ off: false, seen: [] }),
  ({ off, seen }) => ({
    off: off === true,
    seen: Array.isArray(seen) ? seen.filter((each): each is string => typeof each === 'string') : [],
  }),
);

/** Whether the player has seen the notice about what Safari does with stored games. */
export const storedTold = /* @__PURE__ */ stored<{ told: boolean }>(
  'told',
  () => ({ told: false }),
  ({ told }) => ({ told: told === true }),
);

/** A copy of the game that was saved last: databases have been lost, and two places are rarely lost together. */
export const storedMirror = /* @__PURE__ */ stored<Save | null>(
  'mirror',
  () => null,
  (found) => parsed(parseSave, found),
);

/** The ids of deleted games that may still be stored somewhere because a write has failed: they are neither shown nor
 *  restored. Null if there are none. */
export const storedDeleted = /* @__PURE__ */ stored<readonly string[] | null>(
  'deleted',
  () => null,
  (found) => (Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : null),
);

/** At how many tables on several devices it is the turn of a player on this device. */
export const storedTurns = /* @__PURE__ */ stored<{ count: number }>(
  'turns',
  () => ({ count: 0 }),
  ({ count }) => (typeof count === 'number' && count > 0 && count < 1000 ? { count } : null),
);
