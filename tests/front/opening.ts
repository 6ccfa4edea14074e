/** Stores that are empty, and the answers of an engine that opens a game. */

import { beforeEach } from 'vitest';
import { openStore } from '../../web/src/browser/database';
import { storedMirror } from '../../web/src/browser/local';
import { prepareSaves } from '../../web/src/commands/stored';
import { update } from '../../web/src/state/store';
import { view } from './game';

export const preview = (): unknown => ({ ok: false, error: { code: 'no-game', detail: '' } });
export const opened =
  (part = {}, events: unknown[] = []): (() => unknown) =>
  () => ({ ok: true, view: view({ tools: [], ...part }), events });

/** Prepares every test of a file, which asks for it: a bundle does not keep the order of modules that are only run. */
export function withEmptyStores(): void {
  beforeEach(async () => {
    storedMirror.write(null);
    for (const name of ['mapwright', 'mapwright-history']) await openStore(name, 'games')('readwrite', (all) => void all.clear());
    await prepareSaves();
    update('page', { notice: null });
  });
}
