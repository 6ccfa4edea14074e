/** How the last game was set up, in localStorage: the next one starts like it. */

import { parseOrNull } from '../state/schema';
import { parseStoredForm, type StoredForm } from '../state/form';
import { storedValue } from './local-storage';

export const storedForm = /* @__PURE__ */ storedValue<StoredForm | null>(
  'form',
  () => null,
  (value) => parseOrNull(parseStoredForm, value),
);
