/** State that one screen alone needs: the screen changes it, and each change redraws the page. */

import { requestRedraw } from './store';

export interface LocalState<Value extends object> {
  readonly value: Readonly<Value>;
  update(part: Partial<Value>): void;
  /** As it was at first, apart from what is given. */
  reset(part?: Partial<Value>): void;
}

export function localState<Value extends object>(initial: Value): LocalState<Value> {
  let now = initial;
  const set = (value: Value): void => {
    now = value;
    requestRedraw();
  };
  return {
    get value() {
      return now;
    },
    update: (part) => set({ ...now, ...part }),
    reset: (part = {}) => set({ ...initial, ...part }),
  };
}
