/** The map of the game that waits, small: home shows it before any database is open. */

import { stored } from './local';

export interface Last {
  /** A data URL; null when games were played and none waits. */
  picture: string | null;
  note: string;
  language: string;
}

const LONGEST = 60_000;

export const storedLast = /* @__PURE__ */ stored<Last | null>(
  'last',
  () => null,
  ({ picture, note, language }) => {
    if (typeof note !== 'string' || typeof language !== 'string') return null;
    const safe = typeof picture === 'string' && picture.startsWith('data:image/') && picture.length < LONGEST;
    return { picture: safe ? picture : null, note, language };
  },
);
