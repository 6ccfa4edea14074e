/** A screen in a separate chunk, which is loaded when the player first opens it. */

import { nothing } from 'lit';
import type { Route } from '../core/state/route';
import type { Screen } from '../core/ui/screen';

export function lazyScreen<R extends Route>(load: () => Promise<Screen<R>>): Screen<R> {
  let screen: Screen<R> | null = null;
  return {
    async arrive(route) {
      screen = await load();
      return (await screen.arrive?.(route)) ?? true;
    },
    afterEnter: () => screen?.afterEnter?.(),
    screen: () => screen?.screen() ?? nothing,
    board: (kind) => screen?.board?.(kind) ?? null,
  };
}
