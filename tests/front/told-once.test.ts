/** Safari deletes what it stores after seven days: a player who has something to lose hears of it once. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'vitest';
import { storedTold } from '../../web/src/browser/local';
import { forgetGames, prepareSaves, remember } from '../../web/src/commands/stored';
import { state, update } from '../../web/src/state/store';
import { kept } from './game';

const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!;

function as(vendor: string, userAgent: string): void {
  Object.defineProperty(globalThis, 'navigator', { value: { vendor, userAgent, storage: navigator.storage }, configurable: true });
}

const safari = (): void => as('Apple Computer, Inc.', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)');

async function visit(): Promise<string | null> {
  update('page', { notice: null });
  await prepareSaves();
  return state.page.notice;
}

beforeEach(async () => {
  storedTold.write({ told: false });
  await prepareSaves();
  await forgetGames();
  await prepareSaves();
});
afterEach(() => void Object.defineProperty(globalThis, 'navigator', real));

test('whoever has finished a game in Safari is told once that it forgets', async () => {
  safari();
  assert.equal(await visit(), null, 'there is nothing to lose yet');
  await remember(kept('done'));
  assert.equal(await visit(), 'stored-seven-days');
  assert.equal(await visit(), null);
});

test('other browsers say nothing of it', async () => {
  as('Google Inc.', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  await remember(kept('done'));
  assert.equal(await visit(), null);
});
