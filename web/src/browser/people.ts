/** What this device remembers of comparing daily maps: its key, whether it compares without being asked, and the last result. */

import { stored } from './local';

export interface People {
  /** The private key of published results, in hexadecimal; empty until the player first compares. */
  key: string;
  /** Every daily map is compared when it is finished. */
  always: boolean;
  /** How the last compared day stood. */
  last: { day: string; better: number; count: number } | null;
}

export const storedPeople = /* @__PURE__ */ stored<People>(
  'people',
  () => ({ key: '', always: false, last: null }),
  ({ key, always, last }) => ({
    key: typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) ? key : '',
    always: always === true,
    last: asLast(last),
  }),
);

function asLast(value: unknown): People['last'] {
  const { day, better, count } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof day !== 'string' || typeof better !== 'number' || typeof count !== 'number') return null;
  return better >= 0 && better <= 100 && count > 0 ? { day, better, count } : null;
}
