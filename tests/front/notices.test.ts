/** Tests of the notices of the page, and of the notification about a player's turn while the page is hidden. */

import assert from 'node:assert/strict';
import { html, render } from 'lit';
import { afterAll, beforeEach, test } from 'vitest';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { requestNotifications, stopNotifying } from '../../web/src/core/browser/system-notifications';
import { showTurn } from '../../web/src/features/together/open-table';
import type { OnlineTable } from '../../web/src/features/together/state';
import { closeNotice, notify } from '../../web/src/core/page/notices';
import { notice } from '../../web/src/core/ui/notice';
import { settled } from './clock';
import { override } from './override';

const turn = { link: '1.abcdefghijkl', over: false, isWelcome: false, waitingFor: [0], ownSeats: [0], seats: [] } as unknown as OnlineTable;
let notifications: [string, NotificationOptions][] = [];
let answer: NotificationPermission = 'granted';

beforeEach(() => {
  clearLocalStorage();
  showTurn(null);
  [notifications, answer] = [[], 'granted'];
  const registration = {
    active: {},
    showNotification: (title: string, options: NotificationOptions) => Promise.resolve(void notifications.push([title, options])),
  };
  override(navigator, { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  override(document, { hidden: true });
  const browsers = { requestPermission: () => Promise.resolve(answer) };
  override(globalThis, { Notification: Object.defineProperty(browsers, 'permission', { get: () => answer }) });
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'hidden');
});

test('a player who allowed notifications gets one notification per table that leads to the page', async () => {
  assert.ok(await requestNotifications());
  showTurn(turn);
  await settled();
  assert.equal(notifications.length, 1);
  const [, { tag, data }] = notifications[0]!;
  assert.deepEqual([tag, data], ['table 1.abcdefghij', { url: location.href }]);
});

test('a player who did not request, denied or stopped notifications gets no notification', async () => {
  showTurn(turn);
  answer = 'denied';
  assert.equal(await requestNotifications(), false);
  showTurn(turn);
  answer = 'granted';
  await requestNotifications();
  stopNotifying();
  showTurn(turn);
  await settled();
  assert.deepEqual(notifications, []);
});

test('a visible page marks the turn in its title instead of a notification', async () => {
  await requestNotifications();
  override(document, { hidden: false });
  showTurn(turn);
  await settled();
  assert.deepEqual([notifications, document.title.startsWith('●')], [[], true]);
  showTurn({ ...turn, waitingFor: [1] });
  assert.ok(!document.title.startsWith('●'));
});

test('a notice that is closed by its button gives the focus back, or to the heading if the button before is gone', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const draw = (hasButton: boolean): void => {
    render(html`<h1 id="page-title" tabindex="-1"></h1>${hasButton ? html`<button id="keep"></button>` : ''}${notice()}`, page);
  };
  const focusAfter = async (hasButton: boolean): Promise<string> => {
    notify('stored-refused');
    draw(true);
    page.querySelector<HTMLElement>('#keep')?.focus();
    page.querySelector<HTMLElement>('.toast button')?.focus();
    closeNotice();
    draw(hasButton);
    await settled();
    return document.activeElement?.id ?? '';
  };
  assert.deepEqual([await focusAfter(true), await focusAfter(false)], ['keep', 'page-title']);
  page.remove();
});
