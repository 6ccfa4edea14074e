/** Tests of navigation: screens, dialogs, the rulebook, and the way back. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import {
  closeRulebook,
  closeDialog,
  goBack,
  goTo,
  openRulebook,
  openDialog,
  updateRulebook,
  setLoading,
} from '../../web/src/core/page/navigate';
import type { Dialog, Route } from '../../web/src/core/state/route';
import { state } from '../../web/src/core/state/store';
import { updatePlay } from './page-state';
import { frame, settled } from './clock';
import { event, storedGame, view } from './game';
import { inspectSeat, openMapOfSeat } from '../../web/src/play/screen/players';
import { NO_BEHAVIOUR, closePlay, currentPlay, Play } from '../../web/src/play/play';
import { provideLazyParts } from '../../web/src/core/lazy-parts';

/** What the frame of the page was asked for. */
let heard: string[] = [];
let welcome: boolean | Promise<boolean> = true;
let opened: void | Promise<void>;

const nameOf = (dialog: Dialog | 'book'): string => (dialog === 'book' ? dialog : dialog.is);

beforeEach(() => {
  [heard, welcome, opened] = [[], true, undefined];
  provideLazyParts({
    router: {
      enter: ({ to }) => (heard.push(`arrive ${to}`), welcome),
      afterEnter: ({ to }: Route) => void heard.push(`here ${to}, ${state.navigation.route.to}`),
      open: (dialog) => (heard.push(`open ${nameOf(dialog)}`), opened),
      loadLazyParts: () => Promise.resolve(),
      leaveGame: () => closePlay(currentPlay()),
      openLink: () => Promise.resolve(false),
    },
  });
});

test('a screen is called before and after the route changes to it', () => {
  void goTo({ to: 'stats' });
  assert.deepEqual(heard, ['arrive stats', 'here stats, stats']);
  assert.deepEqual(state.navigation.route, { to: 'stats' }, 'at once, where nothing has to be fetched');
});

test('a screen that refuses to open leaves the route unchanged and ends the loading', async () => {
  setLoading(true);
  welcome = false;
  await goTo({ to: 'replay', record: 'bad' });
  assert.deepEqual(state.navigation.route, { to: 'home' });
  assert.equal(state.navigation.isLoading, false);
  assert.deepEqual(heard, ['arrive replay']);
});

test('a screen that must be loaded is shown after loading', async () => {
  let answer: (welcome: boolean) => void = () => undefined;
  welcome = new Promise((resolve) => (answer = resolve));
  const going = goTo({ to: 'desk' });
  await settled();
  assert.equal(state.navigation.route.to, 'home');
  answer(true);
  await going;
  assert.equal(state.navigation.route.to, 'desk');
});

test('a screen that cannot be loaded shows a failure and leaves the route unchanged', async () => {
  setLoading(true);
  welcome = Promise.reject(new Error('offline'));
  await goTo({ to: 'gallery' });
  assert.equal(state.navigation.route.to, 'home');
  assert.deepEqual(state.notices.failure, { text: 'load-failed', problem: null });
  assert.equal(state.navigation.isLoading, false);
});

test('going to another screen closes the open dialog', async () => {
  await openDialog({ is: 'menu' });
  await goTo({ to: 'stats' });
  assert.equal(state.navigation.dialog, null);
});

test('leaving a game ends its animation, explanation and abort signal', async () => {
  await goTo({ to: 'play' });
  updatePlay('display', { animation: { kind: 'reveal', cards: [] } });
  updatePlay('input', { explanation: { letter: 'A', pinned: true, data: null } });
  const visit = currentPlay().signal;
  await goTo({ to: 'final' });
  assert.ok(!visit.aborted, 'its end belongs to it');
  await goTo({ to: 'home' });
  assert.ok(visit.aborted);
  assert.ok(!new Play(NO_BEHAVIOUR).isClosed, 'another game has a visit of its own');
  assert.equal(state.display.animation, null);
  assert.equal(state.input.explanation, null);
});

test('Back from a screen returns to the final screen unless another game was opened', async () => {
  updatePlay('game', { view: view({ phase: 'over' }) });
  await goTo({ to: 'final' });
  await goTo({ to: 'review', record: 'r', seat: 0 });
  goBack();
  assert.equal(state.navigation.route.to, 'final');
  await goTo({ to: 'stats' });
  updatePlay('game', { view: view() });
  goBack();
  assert.equal(state.navigation.route.to, 'home', 'another game has begun since');
});

test('Back from a screen opened over another screen returns to that screen', async () => {
  await goTo({ to: 'stats' });
  await goTo({ to: 'replay', record: 'r' });
  goBack();
  assert.equal(state.navigation.route.to, 'stats');
  goBack();
  assert.equal(state.navigation.route.to, 'home');
});

test('the focus moves to the title of a screen and returns to the opening button', async () => {
  const title = Object.assign(document.createElement('h1'), { id: 'page-title' });
  const button = document.createElement('button');
  button.dataset.act = 'stats';
  document.body.append(title, button);
  await goTo({ to: 'stats' });
  await frame();
  await frame();
  assert.equal(document.activeElement, title);
  goBack();
  await frame();
  await frame();
  assert.equal(document.activeElement, button);
  title.remove();
  button.remove();
});

test('a dialog opens when it is loaded and shows a failure if loading fails', async () => {
  const game = storedGame('one');
  await openDialog({ is: 'share', game });
  assert.deepEqual(state.navigation.dialog, { is: 'share', game });
  closeDialog();
  assert.equal(state.navigation.dialog, null);
  opened = Promise.reject(new Error('offline'));
  await openDialog({ is: 'embed' });
  assert.equal(state.navigation.dialog, null);
  assert.equal(state.notices.failure?.text, 'load-failed');
});

test('opening and closing the rulebook keeps the dialog below it open', async () => {
  await openDialog({ is: 'menu' });
  openRulebook('ruins');
  assert.deepEqual(state.navigation.rulebook, { page: 'ruins', search: '', printAll: false });
  updateRulebook({ search: 'coin' });
  assert.deepEqual(state.navigation.rulebook, { page: 'ruins', search: 'coin', printAll: false });
  closeRulebook();
  assert.equal(state.navigation.rulebook, null);
  assert.equal(state.navigation.dialog?.is, 'menu');
  updateRulebook({ page: 'x' });
  assert.equal(state.navigation.rulebook, null, 'a closed book has no pages to turn');
});

test('the rulebook scrolls its current page link into view', async () => {
  let scrolls = 0;
  const link = Object.assign(document.createElement('a'), { className: 'book-link on', scrollIntoView: () => scrolls++ });
  document.body.append(link);
  openRulebook('ruins');
  await frame();
  await frame();
  assert.equal(scrolls, 1);
  link.remove();
});

test('the map of another seat is inspected in a dialog over the game', () => {
  updatePlay('game', { view: view({ log: [event('finished')] }) });
  openMapOfSeat(currentPlay(), 2);
  assert.equal(state.display.inspectedSeat, 2);
  assert.equal(state.navigation.dialog?.is, 'maps');
  inspectSeat(currentPlay(), 1);
  assert.equal(state.display.inspectedSeat, 1);
});
