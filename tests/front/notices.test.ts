/** A player who looks elsewhere is informed of their turn, as they asked. */

import assert from 'node:assert/strict';
import { afterAll, beforeEach, test } from 'vitest';
import { forgetStored } from '../../web/src/browser/local';
import { askToNotify, stopNotifying } from '../../web/src/browser/notices';
import { showTurn } from '../../web/src/commands/table/my-turn';
import { freshTable, type SavedTable } from '../../web/src/state/table/stored';
import { settled } from './clock';
import { lend } from './lend';

const turn: SavedTable = { ...freshTable('abc', 'relays', true, []), stage: 'play', myTurn: true };
let shown: [string, NotificationOptions][] = [];
let answer: NotificationPermission = 'granted';

beforeEach(() => {
  forgetStored();
  showTurn(null);
  [shown, answer] = [[], 'granted'];
  const registration = {
    active: {},
    showNotification: (title: string, options: NotificationOptions) => Promise.resolve(void shown.push([title, options])),
  };
  lend(navigator, { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  lend(document, { hidden: true });
  const browsers = { requestPermission: () => Promise.resolve(answer) };
  lend(globalThis, { Notification: Object.defineProperty(browsers, 'permission', { get: () => answer }) });
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'hidden');
});

test('who asked for it gets one notification per table, with a way back', async () => {
  assert.ok(await askToNotify());
  showTurn(turn);
  await settled();
  assert.equal(shown.length, 1);
  const [, { tag, data }] = shown[0]!;
  assert.deepEqual([tag, data], ['table abc', { url: location.href }]);
});

test('who did not ask, refused, or took it back gets none', async () => {
  showTurn(turn);
  answer = 'denied';
  assert.equal(await askToNotify(), false);
  showTurn(turn);
  answer = 'granted';
  await askToNotify();
  stopNotifying();
  showTurn(turn);
  await settled();
  assert.deepEqual(shown, []);
});

test('who sees the page gets none, and the title says it', async () => {
  await askToNotify();
  lend(document, { hidden: false });
  showTurn(turn);
  await settled();
  assert.deepEqual([shown, document.title.startsWith('●')], [[], true]);
  showTurn({ ...turn, myTurn: false });
  assert.ok(!document.title.startsWith('●'));
});
