/** Safari deletes stored data after seven days, and players who have finished a game see a notice once. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import { storedSafariWarning } from '../../web/src/core/browser/local-storage';
import { deleteAllGames, openGameStorage, addFinishedGame } from '../../web/src/core/page/game-storage';
import { state, update } from '../../web/src/core/state/store';
import { storedGame } from './game';

const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!;

function as(vendor: string, userAgent: string): void {
  Object.defineProperty(globalThis, 'navigator', { value: { vendor, userAgent, storage: navigator.storage }, configurable: true });
}

const safari = (): void => as('Apple Computer, Inc.', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)');

async function visit(): Promise<string | null> {
  update('notices', { notice: null });
  await openGameStorage();
  return state.notices.notice;
}

beforeEach(async () => {
  storedSafariWarning.write({ told: false });
  await openGameStorage();
  await deleteAllGames();
  await openGameStorage();
});
afterEach(() => void Object.defineProperty(globalThis, 'navigator', real));

test('Safari users with a finished game see one notice about deletion after seven days', async () => {
  safari();
  assert.equal(await visit(), null, 'there is nothing to lose yet');
  await addFinishedGame(storedGame('done'));
  assert.equal(await visit(), 'stored-seven-days');
  assert.equal(await visit(), null);
});

test('users of other browsers see no notice about deletion after seven days', async () => {
  as('Google Inc.', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  await addFinishedGame(storedGame('done'));
  assert.equal(await visit(), null);
});
