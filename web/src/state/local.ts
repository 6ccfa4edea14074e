/** State that one screen alone needs: the screen changes it, and each change redraws the page. */

import { redraw } from './store';

export interface Local<Value extends object> {
  readonly now: Value;
  change(part: Partial<Value>): void;
  /** As it was at first, apart from what is given. */
  reset(part?: Partial<Value>): void;
}

export function local<Value extends object>(fresh: Value): Local<Value> {
  let now = fresh;
  const put = (value: Value): void => {
    now = value;
    redraw();
  };
  return {
    get now() {
      return now;
    },
    change: (part) => put({ ...now, ...part }),
    reset: (part = {}) => put({ ...fresh, ...part }),
  };
}
