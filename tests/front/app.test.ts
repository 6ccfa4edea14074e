/** The frame of the page: the registry of screens, the browser's Back, and what follows from a change. */

import assert from 'node:assert/strict';
import { html } from 'lit';
import { beforeEach, test } from 'vitest';
import { goBack, goTo, openBook, openDialog } from '../../web/src/commands/navigate';
import { closeFailure, fail } from '../../web/src/commands/page';
import { draw, page, replacePage } from '../../web/src/app/draw';
import { currentDialog, currentScreen } from '../../web/src/app/screens';
import { followBack, listenForBack } from '../../web/src/app/back';
import { reportToParent } from '../../web/src/app/report';
import * as home from '../../web/src/screens/home/home';
import * as menu from '../../web/src/screens/dialogs/menu';
import * as play from '../../web/src/screens/play/screen';
import { state } from '../../web/src/state/store';
import { onTheTable, put } from './begin';
import { settled } from './clock';
import { answers } from './engine';
import { lend } from './lend';
import { kept, view } from './game';

beforeEach(() => {
  history.replaceState(null, '');
  answers({
    statistics: () => ({ ok: false, error: { code: 'x', detail: '' } }),
    daily: () => ({ ok: false, error: { code: 'x', detail: '' } }),
  });
});

test('each route has its screen, and those that few visits need are fetched', async () => {
  assert.equal(currentScreen(), home);
  await goTo({ to: 'play' });
  assert.equal(currentScreen(), play);
  const stats = goTo({ to: 'stats' });
  assert.equal(state.where.route.to, 'play', 'it is on its way');
  await stats;
  assert.equal(state.where.route.to, 'stats');
  const { SCREENS, DIALOGS } = await import('../../web/src/app/later');
  assert.equal(currentScreen(), SCREENS.stats);
  void goTo({ to: 'gallery' });
  assert.equal(currentScreen(), SCREENS.gallery, 'the others are here now');
  await openDialog({ is: 'keepsake', game: kept('x') });
  assert.equal(currentDialog(), DIALOGS.keepsake);
  openBook('goal');
  assert.equal(currentDialog(), DIALOGS.book, 'the rulebook lies over it');
});

test('a replay whose record is refused does not open', async () => {
  answers({ replay: () => ({ ok: false, error: { code: 'record', detail: '' } }) });
  await goTo({ to: 'replay', record: 'bad' });
  await settled();
  assert.equal(state.where.route.to, 'home');
});

test('the log and the maps are those of a game', async () => {
  await openDialog({ is: 'menu' });
  assert.equal(currentDialog(), menu);
  await openDialog({ is: 'log' });
  assert.equal(currentDialog(), null);
  put('game', { view: view() });
  assert.ok(currentDialog());
});

const pop = (): void => void dispatchEvent(new Event('popstate'));

test('Back closes what is open, the topmost first', async () => {
  listenForBack();
  await goTo({ to: 'stats' });
  await openDialog({ is: 'menu' });
  openBook();
  fail('error-engine');
  followBack();
  assert.deepEqual(history.state, { inside: true }, 'there is a step more to go back');
  pop();
  assert.equal(state.page.failure, null);
  pop();
  assert.equal(state.where.book, null);
  pop();
  assert.equal(state.where.dialog, null);
  pop();
  assert.equal(state.where.route.to, 'home');
});

test('hint and light are closed before the game is left', () => {
  onTheTable(view());
  put('hand', { hint: { record: 'bA1-test', hint: null, share: 0, chosen: 0 }, explain: { letter: 'A', pinned: true, data: null } });
  pop();
  assert.equal(state.hand.hint, null);
  pop();
  assert.equal(state.hand.explain, null);
  assert.equal(state.where.route.to, 'play');
  pop();
  assert.equal(state.where.route.to, 'home');
});

test('when all is closed by hand the extra step is taken back, and that is no Back of the player', async () => {
  await goTo({ to: 'stats' });
  followBack();
  assert.deepEqual(history.state, { inside: true });
  goBack();
  followBack();
  assert.equal(history.state, null);
  await goTo({ to: 'gallery' });
  await settled();
  assert.equal(state.where.route.to, 'gallery', 'that was our own step');
  pop();
  assert.equal(state.where.route.to, 'home');
});

test('Escape leaves a room, but not a field in it', async () => {
  await goTo({ to: 'stats' });
  const press = (target: Element): void =>
    void document.dispatchEvent(Object.defineProperty(Object.assign(new Event('keydown'), { key: 'Escape' }), 'target', { value: target }));
  const field = document.createElement('input');
  press(field);
  assert.equal(state.where.route.to, 'stats');
  press(document.body);
  assert.equal(state.where.route.to, 'home');
});

test('a page of its own reports to nobody', () => {
  onTheTable(view({ phase: 'over' }));
  reportToParent();
});

test('a screen that throws while it is drawn is left for home, and the failure is shown', async () => {
  const app = page() ?? document.body.appendChild(document.createElement('main'));
  replacePage(app);
  await goTo({ to: 'stats' });
  const { SCREENS } = await import('../../web/src/app/later');
  const { stats } = SCREENS;
  lend(SCREENS, { stats: { screen: () => html`${{ toString: 1 }}` } });
  const { error } = console;
  console.error = () => undefined;
  draw();
  assert.deepEqual([state.page.failure?.problem?.code, state.where.route.to], ['screen', 'home']);
  draw();
  console.error = error;
  lend(SCREENS, { stats });
  assert.ok(page()?.querySelector('[role="alertdialog"]'));
  closeFailure();
});
