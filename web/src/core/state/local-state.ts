/** State that one screen alone needs: the screen changes it, and each change redraws the page. */

import { requestRedraw } from './store';

export interface LocalState<Value extends object> {
  readonly value: Readonly<Value>;
  update(part: Partial<Value>): void;
  /** Sets the initial value with these changes. */
  reset(part?: Partial<Value>): void;
}

export function localState<Value extends object>(initial: Value): LocalState<Value> {
  let current = initial;
  const set = (value: Value): void => {
    current = value;
    requestRedraw();
  };
  return {
    get value() {
      return current;
    },
    update: (part) => set({ ...current, ...part }),
    reset: (part = {}) => set({ ...initial, ...part }),
  };
}
