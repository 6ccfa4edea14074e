/** Tests of the embedded page: what it reports to its parent, what the parent may request, and how it scrolls. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';

const parentWindow = {
  messages: [] as Record<string, unknown>[],
  postMessage: (message: Record<string, unknown>) => parentWindow.messages.push(message),
};
document.documentElement.dataset.embed = '';
Object.assign(globalThis, { parent: parentWindow });
const frame = await import('../../web/src/core/browser/embedding');
const { narrowedPolicy } = await import('../../web/src/core/browser/policy');
const { embedLink } = await import('../../web/src/core/page/links');
const { gameUrl } = await import('../../web/src/core/browser/address');
const { openLink } = await import('../../web/src/app/open-link');
const { goTo } = await import('../../web/src/core/page/navigate');
const { reportToParent } = await import('../../web/src/app/report-to-parent');
const { state } = await import('../../web/src/core/state/store');
const { showGame, updatePlay } = await import('./page-state');
const { answerRequests } = await import('./scripted-engine');
const { score, summary, tallyOf, view } = await import('./game');

beforeEach(() => {
  parentWindow.messages.length = 0;
});

const parseRequest = (data: unknown, source: unknown = parentWindow): string | null =>
  frame.requestedDeal({ source, data } as MessageEvent);

test('only the embedding page can request a deal, and only by a valid code', () => {
  const start = (deal: unknown): unknown => ({ type: 'mapwright:start', deal });
  assert.equal(parseRequest(start('bA1-x_2')), 'bA1-x_2');
  for (const bad of ['', 'a b', '<b>', 'x'.repeat(201), 7, null]) assert.equal(parseRequest(start(bad)), null);
  assert.equal(parseRequest(start('bA1-x'), globalThis), null, 'only from the parent window');
  for (const other of [null, 'start', { type: 'other', deal: 'x' }, {}]) assert.equal(parseRequest(other), null);
  let startedDeal = '';
  frame.onDealRequest((deal) => (startedDeal = deal));
  dispatchEvent(Object.assign(new Event('message'), { source: parentWindow, data: start('bA1-y') }));
  assert.equal(startedDeal, 'bA1-y');
});

test('the embedding page receives the preferred height once for each width', () => {
  frame.reportSize();
  dispatchEvent(new Event('resize'));
  assert.deepEqual(parentWindow.messages, [{ type: 'mapwright:resize', width: 1280, height: 760 }]);
  Object.assign(globalThis, { innerWidth: 400 });
  dispatchEvent(new Event('resize'));
  assert.deepEqual(parentWindow.messages.at(-1), { type: 'mapwright:resize', width: 400, height: 760 });
});

test('the embedding page receives one message per season and one at the end', async () => {
  showGame(view({ results: [] }));
  updatePlay('display', { tally: tallyOf(score('spring', 6)) });
  reportToParent();
  reportToParent();
  assert.deepEqual(parentWindow.messages, [
    { type: 'mapwright:season', deal: 'bA1-test', season: 'spring', number: 1, stars: 6, total: 6 },
  ]);
  updatePlay('display', { tally: null });
  const results = [{ seat: 0, place: 1, stars: 41, toll: 0, par: null, rating: null, title: null, next_title: null }];
  updatePlay('game', { view: view({ phase: 'over', results }) });
  await goTo({ to: 'final' });
  reportToParent();
  reportToParent();
  assert.deepEqual(parentWindow.messages.slice(1), [{ type: 'mapwright:finished', deal: 'bA1-test', stars: [41] }]);
});

test('an embedded map ignores scrolling until the player clicks it', () => {
  assert.ok(!frame.mapHasFocus());
  frame.trackMapFocus();
  const cells = Object.assign(document.createElement('div'), { className: 'cells' });
  const click = (target: Element): void => void dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  click(document.body);
  assert.ok(!frame.mapHasFocus());
  click(cells);
  assert.ok(frame.mapHasFocus());
  dispatchEvent(new Event('blur'));
  assert.ok(!frame.mapHasFocus());
});

test('links of an embedded page lead to the full page, and its own address is unchanged', async () => {
  location.href = 'https://example.org/map/embed/?deal=bA1-x#game=r';
  assert.equal(gameUrl().href, 'https://example.org/map/');
  assert.equal(embedLink(), 'https://example.org/map/embed/');
  answerRequests({ summary: () => ({ ok: true, summary: summary() }) });
  await openLink();
  assert.equal(state.navigation.route.to, 'replay');
  assert.ok(location.href.endsWith('#game=r'));
});

test('the content security policy is narrowed to the origin of the game', () => {
  const wide = "script-src 'self' 'nonce-embed' 'wasm-unsafe-eval'; connect-src 'self' http:; img-src 'self' http: blob:";
  const narrow = "script-src https://a.example 'wasm-unsafe-eval'; connect-src https://a.example; img-src https://a.example blob:";
  assert.equal(narrowedPolicy(wide, 'https://a.example'), narrow);
});
