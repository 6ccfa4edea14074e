/** Tests of the app: the registry of screens, the Back button of the browser, and what a change of state causes. */

import assert from 'node:assert/strict';
import { html } from 'lit';
import { beforeEach, test } from 'vitest';
import { goTo, openRulebook, openDialog } from '../../web/src/core/page/navigate';
import { closeFailure, showFailure } from '../../web/src/core/page/notices';
import { draw, getAppElement, replaceAppElement } from '../../web/src/app/draw';
import { CHUNKS } from '../../web/src/chunks';
import { addChunks, addFeatures, currentScreen, prefetchLinked } from '../../web/src/app/router';
import { currentEntry, setScreenHash } from '../../web/src/core/browser/address';
import { SOLO } from '../../web/src/play/open-game';
import { makeCurrent, Play } from '../../web/src/play/play';
import { onHashChange, syncHistory, startHistory } from '../../web/src/app/browser-history';
import * as homeFeature from '../../web/src/features/home';
import * as home from '../../web/src/features/home/home';
import { state, update } from '../../web/src/core/state/store';
import { showGame, updatePlay } from './page-state';
import { settled } from './clock';
import { answerRequests, refusal } from './scripted-engine';
import { override } from './override';
import { view } from './game';

addFeatures([homeFeature]);
addChunks(CHUNKS);

beforeEach(() => {
  history.replaceState(null, '');
  answerRequests({
    statistics: () => refusal('x'),
    daily: () => refusal('x'),
  });
});

test('the screens of a linked table or group are fetched before the link is followed', async () => {
  prefetchLinked('#stats=1');
  assert.equal(currentScreen(), home);
  prefetchLinked('#group=1.ab.daily.cd');
  const { groups } = await import('../../web/src/together');
  await settled();
  void goTo({ to: 'group', all: true });
  assert.equal(currentScreen(), groups.screens.group, 'at once');
});

/** Acts as the browser's Back: the history entry below is that of home. */
const pressBack = (): void => {
  history.replaceState(null, '');
  dispatchEvent(new Event('popstate'));
};

test('Back closes the failure, the rulebook, the dialog and the screen in this order', async () => {
  startHistory();
  await goTo({ to: 'stats' });
  await openDialog({ is: 'menu' });
  openRulebook();
  showFailure('error-engine');
  syncHistory();
  assert.equal(currentEntry()?.route?.to, 'stats', 'there is a step more to go back');
  pressBack();
  assert.equal(state.notices.failure, null);
  pressBack();
  assert.equal(state.navigation.rulebook, null);
  pressBack();
  assert.equal(state.navigation.dialog, null);
  pressBack();
  assert.equal(state.navigation.route.to, 'home');
});

test('Back closes the hint and the explanation before it leaves the game', () => {
  showGame(view());
  updatePlay('input', {
    hint: { moment: 'bA1-test', hint: null, intents: [], progress: 0, chosenIndex: 0 },
    explanation: { letter: 'A', pinned: true, data: null },
  });
  pressBack();
  assert.equal(state.input.hint, null);
  pressBack();
  assert.equal(state.input.explanation, null);
  assert.equal(state.navigation.route.to, 'play');
  pressBack();
  assert.equal(state.navigation.route.to, 'home');
});

test('the hash of a screen belongs to its history entry and not to the entry of home', async () => {
  await goTo({ to: 'stats' });
  setScreenHash('#workshop');
  syncHistory();
  assert.equal(location.hash, '#workshop');
  history.back();
  await settled();
  assert.equal(location.hash, '', 'Back does not follow the address of what it leaves');
  setScreenHash('');
  await goTo({ to: 'home' });
});

test('the history entry of a game has the route by which its behaviour reopens it', async () => {
  const route = { to: 'puzzles', code: '2.test' } as const;
  makeCurrent(new Play({ ...SOLO, reopenedRoute: () => route }, { view: view() }));
  update('navigation', { route: { to: 'play' } });
  syncHistory();
  assert.deepEqual(currentEntry()?.route, route);
  await goTo({ to: 'home' });
});

test('our own step back follows no link, but a link entered by the player is followed', async () => {
  const refused = (): unknown => refusal('record');
  answerRequests({ summary: refused, statistics: refused });
  const followed = (): boolean => state.notices.failure?.text === 'error-bad-link';
  await goTo({ to: 'stats' });
  history.replaceState(null, '');
  syncHistory();
  await goTo({ to: 'home' });
  override(history, { back: () => undefined });
  syncHistory(); // steps back
  history.replaceState(null, '', '#game=bad');
  dispatchEvent(new Event('popstate'));
  onHashChange({ newURL: location.href } as HashChangeEvent);
  await settled();
  assert.ok(!followed());
  dispatchEvent(new Event('popstate'));
  onHashChange({ newURL: location.href } as HashChangeEvent);
  await settled();
  assert.ok(followed());
});

test('Escape leaves a screen, except when a text field has the focus', async () => {
  await goTo({ to: 'stats' });
  const press = (target: Element): void =>
    void document.dispatchEvent(Object.defineProperty(Object.assign(new Event('keydown'), { key: 'Escape' }), 'target', { value: target }));
  const field = document.createElement('input');
  press(field);
  assert.equal(state.navigation.route.to, 'stats');
  press(document.body);
  assert.equal(state.navigation.route.to, 'home');
});

// Guarantee: releases
test('a screen that throws while rendering leads home and shows the failure', async () => {
  const app = getAppElement() ?? document.body.appendChild(document.createElement('main'));
  replaceAppElement(app);
  await goTo({ to: 'stats' });
  const { stats } = await import('../../web/src/later');
  addFeatures([{ screens: { stats: { screen: () => html`${{ toString: 1 }}` } } }]);
  const { error } = console;
  console.error = () => undefined;
  draw();
  assert.deepEqual([state.notices.failure?.problem?.code, state.navigation.route.to], ['screen', 'home']);
  draw();
  console.error = error;
  addFeatures([stats]);
  assert.ok(getAppElement()?.querySelector('[role="alertdialog"]'));
  closeFailure();
});
