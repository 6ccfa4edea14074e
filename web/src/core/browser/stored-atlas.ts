/** What is stored of the atlas: the name of the realm, whether all maps are open, and what home shows until it is computed. */

import { storedValue } from './local-storage';

export const MAX_REALM_NAME_LENGTH = 40;

interface StoredAtlas {
  name: string;
  isOpen: boolean;
  /** The number of the next map, from 1. */
  next: number;
  /** The number of earned seals. */
  earned: number;
}

export const storedAtlas = /* @__PURE__ */ storedValue<StoredAtlas>(
  'atlas',
  () => ({ name: '', isOpen: false, next: 1, earned: 0 }),
  ({ name, isOpen, next, earned }) => ({
    name: typeof name === 'string' ? name.slice(0, MAX_REALM_NAME_LENGTH) : '',
    isOpen: isOpen === true,
    next: isSmall(next) ? next : 1,
    earned: isSmall(earned) ? earned : 0,
  }),
);

function isSmall(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 36;
}
