/** A screen in a separate chunk, fetched when someone first goes there. */

import { nothing } from 'lit';
import type { Route } from '../state/route';
import type { Screen } from '../ui/screen';

export function lazyScreen<R extends Route>(load: () => Promise<Screen<R>>): Screen<R> {
  let made: Screen<R> | null = null;
  return {
    async arrive(route) {
      made = await load();
      return (await made.arrive?.(route)) ?? true;
    },
    here: () => made?.here?.(),
    screen: () => made?.screen() ?? nothing,
    board: (kind) => made?.board?.(kind) ?? null,
  };
}
