/** Stores that are empty, and the answers of an engine that opens a game. */

import { beforeEach } from 'vitest';
import { openGameStorage } from '../../web/src/core/page/game-storage';
import { update } from '../../web/src/core/state/store';
import { view } from './game';
import { clearStores } from './stores';
import { refusal } from './scripted-engine';

export const preview = (): unknown => refusal('no-game');
export const opensGame =
  (part = {}, events: unknown[] = []): (() => unknown) =>
  () => ({ ok: true, view: view({ tools: [], ...part }), events });

/** Prepares every test of a file, which asks for it: a bundle does not keep the order of modules that are only run. */
export function withEmptyStores(): void {
  beforeEach(async () => {
    await clearStores();
    await openGameStorage();
    update('notices', { notice: null });
  });
}
