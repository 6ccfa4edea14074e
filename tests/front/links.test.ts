/** Tests of links that the page reads and writes. */

import assert from 'node:assert/strict';
import { setLocale } from '../../web/src/core/words/texts';
import { beforeEach, test } from 'vitest';
import { type LinkTarget, openLink, parseLink, reopen } from '../../web/src/app/open-link';
import {
  challengeLink,
  dealLink,
  embedLink,
  invitationLink,
  openOwnTab,
  packRecord,
  recordLink,
  sharedDealLink,
  siteLink,
} from '../../web/src/core/page/links';
import { gameUrl } from '../../web/src/core/browser/address';
import { setEngineStatus } from '../../web/src/core/engine/ask';
import { today } from '../../web/src/core/state/origin';
import type { Route } from '../../web/src/core/state/route';
import { state, update } from '../../web/src/core/state/store';
import { settled } from './clock';
import { answerRequests, EngineLost, requestsOf, refusal } from './scripted-engine';
import { storedGame, save, summary, view } from './game';
import { override } from './override';
import { ROUTER } from './page-state';
import { followedLink } from '../../web/src/play/newcomer';
import { arrive as arriveAtTable } from '../../web/src/features/together/screen';
import { provideLazyParts } from '../../web/src/core/lazy-parts';

const SITE = 'https://example.org/map/';
let gone: Route[] = [];

beforeEach(() => {
  location.href = SITE;
  gone = [];
  provideLazyParts({
    router: { ...ROUTER, enter: (route) => (gone.push(route), true) },
  });
});

const LINKS: readonly [link: string, target: LinkTarget][] = [
  ['', { for: 'nothing' }],
  ['?lang=uk&theme=candle', { for: 'nothing' }],
  ['#somewhere', { for: 'nothing' }],
  ['?deal=bA1-x', { for: 'deal', deal: 'bA1-x' }],
  ['?deal=', { for: 'deal', deal: '' }],
  ['?daily', { for: 'daily' }],
  ['?continue', { for: 'resume' }],
  ['?deal=bA1-x&daily', { for: 'deal', deal: 'bA1-x' }],
  ['#game=bA1-x.F0a1', { for: 'record', record: 'bA1-x.F0a1' }],
  ['?deal=bA1-x#game=r', { for: 'record', record: 'r' }],
  ['#puzzle=great-city.x', { for: 'screen', route: { to: 'puzzles', code: 'great-city.x', invited: true } }],
  ['#puzzle=', { for: 'screen', route: { to: 'puzzles', code: '', invited: true } }],
  ['#game=a=b', { for: 'record', record: 'a=b' }],
  ['#game=%41', { for: 'record', record: 'A' }],
  ['#game=%E0%A4%A', { for: 'record', record: '%E0%A4%A' }],
  ['?deal=d#rival=r&name=Bo%20Vit%C3%A1sek', { for: 'challenge', deal: 'd', record: 'r', name: 'Bo Vitásek' }],
  ['?deal=d#rival=r', { for: 'challenge', deal: 'd', record: 'r', name: '' }],
  ['?deal=d&fbclid=IwAR0&utm_source=chat#rival=r&name=Bo', { for: 'challenge', deal: 'd', record: 'r', name: 'Bo' }],
  ['#puzzle=great-city.x?utm_source=chat', { for: 'screen', route: { to: 'puzzles', code: 'great-city.x', invited: true } }],
  ['#puzzle=great-city.x&utm_source=chat', { for: 'screen', route: { to: 'puzzles', code: 'great-city.x', invited: true } }],
  ['?deal=bA1-x).', { for: 'deal', deal: 'bA1-x' }],
  ['?deal=d#rival=r”', { for: 'challenge', deal: 'd', record: 'r', name: '' }],
  ['?deal=d#rival=r.&name=Bo%20V.', { for: 'challenge', deal: 'd', record: 'r', name: 'Bo V.' }],
  ['#puzzle=great-city.x!', { for: 'screen', route: { to: 'puzzles', code: 'great-city.x', invited: true } }],
  ['#rival=r', { for: 'nothing' }],
  [`#game=${'x'.repeat(20_000)}`, { for: 'too-much' }],
];

for (const [link, wanted] of LINKS)
  test(`the address ${link.slice(0, 40) || 'of home'} is parsed as a link for ${wanted.for}`, () =>
    assert.deepEqual(parseLink(SITE + link), wanted));

test("new links contain the deal but not the file name or the visitor's options", () => {
  location.href = `${SITE}index.html?lang=uk&theme=candle&deal=old#game=old`;
  assert.equal(siteLink(), SITE);
  assert.equal(dealLink('bA1-x'), `${SITE}?deal=bA1-x`);
  assert.equal(sharedDealLink('map', 'bA1-x', 'uk'), `${SITE}to/map/?deal=bA1-x&lang=uk`);
  assert.equal(embedLink(), `${SITE}embed/`);
  assert.equal(gameUrl().href, `${SITE}index.html?lang=uk&theme=candle`, 'the address itself keeps the choices');
});

test('a link for friends leads to the page of its kind, in the language of the player', async () => {
  assert.equal(invitationLink('table', '1.ab', 'Ann'), `${SITE}to/table/#table=1.ab&from=Ann`);
  await setLocale('uk');
  assert.equal(invitationLink('group', '1.ab', ''), `${SITE}to/group/uk/#group=1.ab`);
  await setLocale('pseudo');
  assert.equal(sharedDealLink('daily', 'bA1-x'), `${SITE}to/daily/?deal=bA1-x`);
  await setLocale('en');
});

test('a challenge link is unchanged after being written and parsed', () => {
  const link = challengeLink('bA1-x', 'rec.F0a1', ' Bo & Č\n', 'cs');
  assert.deepEqual(parseLink(link), { for: 'challenge', deal: 'bA1-x', record: 'rec.F0a1', name: 'Bo & Č' });
  assert.ok(!challengeLink('d', 'r', ' ').includes('name='));
});

test('a link contains the packed record, or the whole record if packing fails', async () => {
  answerRequests({ pack: () => ({ ok: true, record: '~short' }) });
  assert.equal(await recordLink('long'), `${SITE}#game=~short`);
  answerRequests({ pack: () => refusal('record') });
  assert.equal(await packRecord('long'), 'long');
  answerRequests({ pack: () => Promise.reject(new EngineLost()) });
  assert.equal(await packRecord('long'), 'long');
});

test('an own tab opens with the game, and a refused tab copies the link', async () => {
  answerRequests({ pack: () => ({ ok: true, record: '~r' }) });
  const tab = { opener: {}, location: { href: '' } };
  Object.assign(globalThis, { open: () => tab });
  await openOwnTab(view());
  assert.deepEqual(tab, { opener: null, location: { href: `${SITE}#game=~r` } });
  let copied = '';
  Object.assign(globalThis, { open: () => null });
  override(navigator.clipboard, { writeText: (text: string) => Promise.resolve(void (copied = text)) });
  await openOwnTab(null);
  assert.equal(copied, SITE);
  assert.equal(state.notices.notice, 'share-link-copied');
});

test('an address without a link target opens nothing and stays unchanged', async () => {
  location.href = `${SITE}?lang=uk`;
  assert.equal(await openLink(), false);
  assert.equal(location.href, `${SITE}?lang=uk`);
});

// Guarantee: input
test('a link to a finished record opens its replay and is removed from the address', async () => {
  location.href = `${SITE}?lang=uk#game=done`;
  answerRequests({ summary: () => ({ ok: true, summary: summary() }) });
  assert.equal(await openLink(), true);
  assert.deepEqual(gone, [{ to: 'replay', record: 'done' }]);
  assert.equal(location.href, `${SITE}?lang=uk`);
});

// WCAG: 2.4.5
test('a link to an unfinished record continues the game', async () => {
  location.href = `${SITE}#game=half`;
  answerRequests({
    summary: () => refusal('not-finished'),
    open: () => ({ ok: true, view: view({ record: 'half' }), events: [] }),
    preview: () => refusal('no-game'),
  });
  await openLink();
  assert.equal(state.navigation.route.to, 'play');
  assert.deepEqual(requestsOf('open'), [{ do: 'open', record: 'half' }]);
  assert.equal(state.game.talliedSeasons, 4, 'its seasons are not counted again');
});

// Guarantee: input
test('a link to a damaged record leads home with a failure', async () => {
  const problem = { code: 'record', detail: 'x' };
  location.href = `${SITE}#game=bad`;
  answerRequests({ summary: () => ({ ok: false, error: problem }) });
  await openLink();
  assert.deepEqual(state.notices.failure, { text: 'error-bad-link', problem });
  assert.equal(state.navigation.isLoading, false);
  assert.deepEqual(gone, [{ to: 'home' }]);
  assert.equal(location.href, SITE);
});

// Guarantee: input
test('a link or record that is too long shows its own failure', async () => {
  location.href = `${SITE}#game=${'x'.repeat(20_000)}`;
  await openLink();
  assert.equal(state.notices.failure?.text, 'error-too-long');
  location.href = `${SITE}#game=long`;
  answerRequests({ summary: () => refusal('too-long') });
  await openLink();
  assert.equal(state.notices.failure?.text, 'error-too-long');
});

test('a challenge link opens only if its record belongs to its deal', async () => {
  answerRequests({ summary: () => ({ ok: true, summary: summary({ deal: 'bA1-x' }) }) });
  location.href = `${SITE}?deal=bA1-x#rival=r&name=Bo`;
  await openLink();
  assert.deepEqual(gone, [{ to: 'challenge', rival: { name: 'Bo', record: 'r', summary: summary({ deal: 'bA1-x' }) } }]);
  location.href = `${SITE}?deal=bA1-other#rival=r`;
  await openLink();
  assert.equal(state.notices.failure?.text, 'error-bad-link');
});

test('a link stays in the address if the engine failed to start', async () => {
  location.href = `${SITE}?deal=bA1-x`;
  answerRequests({ deal: () => Promise.reject(new Error('no engine')) });
  await openLink();
  assert.equal(state.engine.status, 'failed');
  assert.equal(location.href, `${SITE}?deal=bA1-x`);
  setEngineStatus('ready');
});

test('the link to continue opens the latest save, or nothing without one', async () => {
  location.href = `${SITE}?continue`;
  update('navigation', { isLoading: true });
  await openLink();
  assert.equal(state.navigation.isLoading, false);
  update('stored', { saves: [save('waits', { tallied: 2 })] });
  answerRequests({
    open: () => ({ ok: true, view: view({ tools: [] }), events: [] }),
  });
  location.href = `${SITE}?continue`;
  await openLink();
  assert.equal(state.game.id, 'waits');
  assert.equal(state.game.talliedSeasons, 2);
});

test('the daily link starts the daily map, continues it or shows its result', async () => {
  const day = today();
  const follow = async (): Promise<void> => {
    location.href = `${SITE}?daily`;
    await openLink();
    await settled();
  };
  answerRequests({
    daily: () => ({ ok: true, daily: { day, number: 1, deal: 'bA1-day', setup: {} } }),
    deal: () => ({ ok: true, view: view({ deal: 'bA1-day', tools: [] }), events: [] }),
    open: () => ({ ok: true, view: view({ tools: [] }), events: [] }),
  });
  await follow();
  assert.deepEqual(requestsOf('deal'), [{ do: 'deal', deal: 'bA1-day' }]);
  assert.deepEqual(state.game.origin, { kind: 'daily', day });
  assert.equal(state.stored.firstAttempts[day], `daily-${day}`);
  update('stored', { saves: [save(`daily-${day}`)] });
  await follow();
  assert.equal(requestsOf('open').length, 1);
  update('stored', { history: [storedGame('x', { daily: true, day })] });
  await follow();
  assert.deepEqual(gone.at(-1), { to: 'daily' });
});

test('a second attempt at a daily map is practice, as is the map of another day', async () => {
  const day = today();
  const { startDaily } = await import('../../web/src/play/daily');
  update('stored', { firstAttempts: { [day]: 'first' } });
  answerRequests({
    daily: () => ({ ok: true, daily: { day, number: 1, deal: 'bA1-day', setup: {} } }),
    deal: () => ({ ok: true, view: view({ deal: 'bA1-day', tools: [] }), events: [] }),
  });
  await startDaily(day);
  assert.deepEqual(state.game.origin, { kind: 'practice', day });
  await startDaily('2020-01-01');
  assert.deepEqual(state.game.origin, { kind: 'practice', day: '2020-01-01' });
  assert.deepEqual(state.stored.firstAttempts, { [day]: 'first' });
});

test('starting an invalid day or losing the engine ends the loading with a failure', async () => {
  const { startDaily } = await import('../../web/src/play/daily');
  answerRequests({ daily: () => refusal('date') });
  await startDaily('never');
  assert.deepEqual([state.notices.failure?.text, state.navigation.isLoading], ['error-date', false]);
  answerRequests({ daily: () => Promise.reject(new EngineLost()) });
  await startDaily('2020-01-01');
  assert.deepEqual([state.notices.failure?.text, state.navigation.isLoading], ['error-engine', false]);
});

// Guarantee: input
test('parsing an address with hostile values never throws', () => {
  const hostile = [
    '',
    '%',
    '%00',
    '%zz',
    '..%2f',
    '__proto__',
    'constructor',
    '1e309',
    '<img src=x>',
    'javascript:x',
    '%ED%A0%80',
    'a'.repeat(5000),
  ];
  const names = ['game', 'table', 'group', 'bot', 'course', 'answers', 'workshop', 'puzzle', 'duel', 'rival', 'nothing', '__proto__'];
  for (const value of hostile)
    for (const name of names)
      for (const link of [`?${name}=${value}`, `?deal=bA1-x#${name}=${value}&name=${value}&seat=${value}&from=${value}`])
        assert.equal(typeof parseLink(SITE + link).for, 'string', link);
});

test('a reload while a table opens opens it again, and a refused link leaves the address', async () => {
  let answer: (response: object) => void = () => undefined;
  answerRequests({ 'table-parse': () => new Promise((resolve) => (answer = resolve)) });
  await arriveAtTable({ to: 'table', link: '1.ab', from: 'Ann V' });
  await settled();
  assert.equal(location.hash, '#table=1.ab&from=Ann%20V');
  answer(refusal('link-cut'));
  await settled();
  assert.equal(location.hash, '');
});

test('after a reload the invitation of a newcomer still leads back to the link', async () => {
  history.replaceState({ inside: true, route: { to: 'cup', link: '1.c' }, gameId: '', link: `${SITE}#cup=1.c` }, '');
  await reopen();
  assert.deepEqual(gone, [{ to: 'cup', link: '1.c' }]);
  assert.equal(followedLink(), `${SITE}#cup=1.c`);
});
