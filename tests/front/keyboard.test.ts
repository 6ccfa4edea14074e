/** Tests of the keyboard: what each key does on the map, under overlays and during animations, and which keys the browser keeps. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { restoreMapFocus } from '../../web/src/play/screen/keyboard';
import { currentHint } from '../../web/src/core/state/input';
import { whileBusy, state, update } from '../../web/src/core/state/store';
import { settled } from './clock';
import { requestsOf } from './scripted-engine';
import { tool } from './game';
import { action, resetKeys, startGame, cell, press } from './game-keys';
import { updatePlay } from './page-state';
import { currentPlay } from '../../web/src/play/play';

beforeEach(resetKeys);

// WCAG: 2.1.1
test('arrow keys move the aim, and the focus follows to its cell', () => {
  startGame();
  assert.ok(press('ArrowUp'));
  assert.deepEqual(state.input.aim?.cursor, [4, 5]);
  cell.dataset.cell = 'f5';
  restoreMapFocus(currentPlay());
  assert.equal(document.activeElement, cell);
});

test('Enter places the shape only on the map and ignores key repeats', async () => {
  startGame();
  const button = document.createElement('button');
  assert.ok(!press('Enter', {}, button), 'a button has its own Enter');
  assert.ok(press('Enter', { repeat: true }));
  await settled();
  assert.equal(requestsOf('act').length, 0);
  assert.ok(press('Enter', {}, cell));
  await settled();
  assert.equal(requestsOf('act').length, 1);
});

test('letter keys do nothing in browser shortcuts, in text fields or outside a game', () => {
  startGame();
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) assert.ok(!press('r', held));
  assert.ok(!press('r', {}, document.createElement('input')));
  assert.ok(!press('q'));
  assert.equal(state.input.aim?.orientation, 0);
  update('navigation', { route: { to: 'home' } });
  assert.ok(!press('r'));
});

// WCAG: 2.1.4
test('with letter keys switched off, letters do nothing and arrows still move the aim', () => {
  startGame();
  update('settings', { letterKeys: false });
  assert.ok(!press('r'));
  assert.ok(press('ArrowUp'));
  update('settings', { letterKeys: true });
  assert.ok(press('r'));
});

test('a key whose action is disabled is handled without sending anything', () => {
  startGame({ can_undo: false });
  assert.ok(press('z'));
  assert.deepEqual(requestsOf('undo'), []);
});

test('while the engine is busy, letters do nothing and arrows still move the aim', async () => {
  startGame();
  let end: () => void = () => undefined;
  const work = whileBusy(() => new Promise<void>((resolve) => (end = resolve)));
  assert.ok(!press('r'));
  assert.ok(press('ArrowUp'));
  end();
  await work;
  assert.ok(press('r'));
});

test('game keys do nothing while a dialog, rulebook, curtain or failure covers the map', () => {
  startGame();
  const covers: [() => void, () => void][] = [
    [() => update('navigation', { dialog: { is: 'menu' } }), () => update('navigation', { dialog: null })],
    [() => update('navigation', { rulebook: { page: '', search: '', printAll: false } }), () => update('navigation', { rulebook: null })],
    [() => updatePlay('display', { curtain: true }), () => updatePlay('display', { curtain: false })],
    [() => update('notices', { failure: { text: 'error-unknown', problem: null } }), () => update('notices', { failure: null })],
  ];
  for (const [cover, uncover] of covers) {
    cover();
    assert.ok(!press('r'));
    uncover();
  }
  assert.ok(press('r'));
});

test('during an animation only Enter, Space and Escape are handled', () => {
  startGame();
  updatePlay('display', { animation: { kind: 'reveal', cards: [] } });
  assert.ok(!press('r'));
  for (const key of ['Enter', ' ', 'Escape']) assert.ok(press(key));
});

test('Escape closes the hint, the explanation and the skill, and then opens the menu', async () => {
  startGame({ tools: [tool(), tool({ skill: 'search' })] });
  action('KeyH').run(currentPlay());
  press('Escape');
  assert.equal(currentHint(state), null);
  action('KeyA').run(currentPlay());
  press('Escape');
  assert.equal(state.input.explanation, null);
  updatePlay('input', { aim: { ...state.input.aim!, tool: 1 } });
  press('Escape');
  assert.equal(state.input.aim?.tool, 0);
  assert.ok(!state.navigation.dialog);
  press('Escape');
  assert.deepEqual(state.navigation.dialog, { is: 'menu' });
  await settled();
});

test('arrow keys do not move the aim while an explanation is pinned', async () => {
  startGame();
  action('KeyA').run(currentPlay());
  await settled();
  assert.ok(press('ArrowUp'));
  assert.deepEqual(state.input.aim?.cursor, [5, 5]);
});

test('the button of the curtain gets the focus when the curtain closes', () => {
  startGame();
  const button = document.createElement('button');
  button.dataset.act = 'show-map';
  document.body.append(button);
  document.body.focus();
  updatePlay('display', { curtain: true });
  restoreMapFocus(currentPlay());
  assert.equal(document.activeElement, button);
  button.remove();
});
