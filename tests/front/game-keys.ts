/** A game that is begun, and a hand on its keys, for tests of actions, keys and what lies over the map. */

import assert from 'node:assert/strict';
import type { View } from '../../web/src/core/contract/generated/messages';
import { type Action, actionFor } from '../../web/src/play/screen/actions';
import { onKeyDown } from '../../web/src/play/screen/keyboard';
import { state } from '../../web/src/core/state/store';
import { showTurn } from './page-state';
import { pass } from './clock';
import { answerRequests, type Message } from './scripted-engine';
import { previewOf, tool, view } from './game';
import { currentPlay } from '../../web/src/play/play';

const BAD = previewOf({ fits: false, reason: 'covers-mountain', cells: ['d2'], offending_cells: ['d2'] });
export const preview = (): unknown => ({ ok: true, preview: BAD });
const explain = ({ letter }: Message): unknown => ({
  ok: true,
  explanation: { id: 'canal-lake', letter, stars: 1, count: 1, claims: [{ stars: 1, cells: ['a1', 'b1'] }] },
});
export const unchanged = (): unknown => ({ ok: true, view: state.game.view, events: [] });
export const SCRIPT = {
  preview,
  explain,
  undo: unchanged,
  redo: unchanged,
  next: unchanged,
  pass: unchanged,
  act: unchanged,
  hint: () => ({ ok: true, busy: true, progress: 0.5 }),
};

/** Before each test: no clock runs, the engine answers, nothing has the focus. */
export async function resetKeys(): Promise<void> {
  await pass(1000);
  answerRequests(SCRIPT);
  document.body.focus();
}

export const startGame = (part: Partial<View> = {}): void => showTurn(view({ tools: [tool(), tool({ kind: 'cell' })], ...part }));

export function action(code: string, shift = false): Action {
  const action = actionFor(code, shift);
  assert.ok(action, `${code} does something`);
  return action;
}

const map = Object.assign(document.createElement('div'), { className: 'cells' });
export const cell = document.createElement('button');
map.append(cell);
document.body.append(map);

/** Presses a key; true if the page has taken it. */
export function press(key: string, part: Partial<KeyboardEvent> = {}, target: Element = document.body): boolean {
  let taken = false;
  const event = {
    key,
    code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
    target,
    shiftKey: false,
    ...part,
    preventDefault: () => (taken = true),
  };
  onKeyDown(currentPlay(), event as unknown as KeyboardEvent);
  return taken;
}
