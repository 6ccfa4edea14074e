/** How the last game was set up, in localStorage: the next one starts like it. */

import { parsed } from '../state/parse';
import { parseRemembered, type Remembered } from '../state/form';
import { stored } from './local';

export const storedForm = /* @__PURE__ */ stored<Remembered | null>(
  'form',
  () => null,
  (found) => parsed(parseRemembered, found),
);
