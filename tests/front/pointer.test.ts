/** Mouse and finger on the map: a point becomes a cell, a tap a turn, a wheel a turn of the other hand. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { resetAimAndShow } from '../../web/src/play/aim';
import type { ToolOrientation, View } from '../../web/src/core/contract/generated/messages';
import * as pointer from '../../web/src/play/screen/pointer';
import { anchorOf, orientationOf } from '../../web/src/core/state/aim';
import { state, update } from '../../web/src/core/state/store';
import { onTheTable, put } from './begin';
import { pass, settled } from './clock';
import { answers, whatWasAsked } from './engine';
import { tool, turn, view } from './game';
import { currentPlay } from '../../web/src/play/play';

/** A map of 110 pixels: ten per cell. */
const cells = Object.assign(document.createElement('div'), {
  className: 'cells',
  setPointerCapture: () => undefined,
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 110, height: 110 }),
});
const button = document.createElement('button');
button.dataset.cell = 'a1';
cells.append(button);

const ONE: readonly ToolOrientation[] = [turn('0', [[0, 0], [0, 1]]), turn('1', [[0, 0], [1, 0]])]; // prettier-ignore

type Given = Partial<PointerEvent & WheelEvent>;

function at(row: number, column: number, part: Given = {}): PointerEvent {
  const place = { clientX: column * 10 + 5, clientY: row * 10 + 5, currentTarget: cells, target: cells };
  return {
    pointerType: 'mouse',
    pointerId: 1,
    isPrimary: true,
    detail: 1,
    timeStamp: 0,
    ...place,
    preventDefault: () => undefined,
    ...part,
  } as PointerEvent;
}

function begin(part: Partial<View> = {}): void {
  const now = view({ record: 'pointer', tools: [tool({ turns: [...ONE] })], ...part });
  onTheTable(now);
  resetAimAndShow(currentPlay(), now);
}

const held = (): string => {
  const { aim } = state.input;
  return anchorOf(orientationOf(state.game.view!, aim!)!, aim!).join();
};

beforeEach(async () => {
  await pass(1000);
  answers({
    preview: () => ({ ok: false, error: { code: 'x', detail: '' } }),
    act: () => ({ ok: true, view: state.game.view, events: [] }),
  });
});

test('the shape follows the mouse, and returns to where it was put', () => {
  begin();
  pointer.onPointerMove(currentPlay(), at(2, 3));
  assert.equal(held(), '2,3');
  pointer.onPointerDown(currentPlay(), at(2, 3));
  pointer.onClick(currentPlay(), at(2, 3));
  pointer.onPointerMove(currentPlay(), at(7, 7));
  assert.equal(held(), '7,7');
  pointer.onPointerLeave(currentPlay(), at(7, 7));
  assert.equal(held(), '2,3');
});

test('what was turned meanwhile stays turned when the mouse leaves', () => {
  begin();
  pointer.onClick(currentPlay(), at(2, 3));
  pointer.onContextMenu(currentPlay(), at(2, 3));
  assert.equal(state.input.aim?.orientation, 1);
  pointer.onPointerLeave(currentPlay(), at(2, 3));
  assert.equal(state.input.aim?.orientation, 1);
});

test('a wheel turns, but not at every tick of it', () => {
  begin();
  const wheel = (timeStamp: number, deltaY = 1): void =>
    pointer.onWheel(currentPlay()).handleEvent(at(5, 5, { timeStamp, deltaY }) as unknown as WheelEvent);
  wheel(1000);
  wheel(1050);
  assert.equal(state.input.aim?.orientation, 1);
  wheel(1200, -1);
  assert.equal(state.input.aim?.orientation, 0);
  pointer.onWheel(currentPlay()).handleEvent(at(5, 5, { timeStamp: 2000, ctrlKey: true }) as unknown as WheelEvent);
  assert.equal(state.input.aim?.orientation, 0, 'that would be the browser’s zoom');
});

test('a double click of the mouse inks it in', async () => {
  begin();
  pointer.onPointerDown(currentPlay(), at(2, 3));
  pointer.onDoubleClick(currentPlay());
  await settled();
  assert.equal(whatWasAsked('act').length, 1);
});

test('a tap brings the shape, a tap on it turns it, and two quick ones ink nothing', async () => {
  begin();
  const tap = (row: number, column: number): void => {
    pointer.onPointerDown(currentPlay(), at(row, column, { pointerType: 'touch' }));
    pointer.onPointerUp(currentPlay(), at(row, column, { pointerType: 'touch' }));
  };
  tap(2, 3);
  assert.deepEqual(state.input.aim?.cursor, [2, 3]);
  tap(2, 3);
  assert.equal(state.input.aim?.orientation, 1);
  pointer.onDoubleClick(currentPlay());
  pointer.onContextMenu(currentPlay(), at(2, 3));
  await settled();
  assert.deepEqual(whatWasAsked('act'), []);
  assert.equal(state.input.aim?.orientation, 1);
});

test('a finger that drags carries the shape above it, and a small slip is still a tap', () => {
  begin();
  const touch = { pointerType: 'touch' };
  pointer.onPointerDown(currentPlay(), at(8, 4, touch));
  pointer.onPointerMove(currentPlay(), at(8.3, 4, touch));
  assert.deepEqual(state.input.aim?.cursor, [5, 5]);
  pointer.onPointerMove(currentPlay(), at(7, 4, { ...touch, pointerId: 2 }));
  assert.deepEqual(state.input.aim?.cursor, [5, 5], 'another finger');
  pointer.onPointerMove(currentPlay(), at(5, 4, touch));
  assert.deepEqual(state.input.aim?.cursor, [4, 4]);
  pointer.onPointerUp(currentPlay(), at(5, 4, touch));
  assert.deepEqual(state.input.placedAim?.cursor, [4, 4]);
  assert.equal(state.input.aim?.orientation, 0);
  pointer.onPointerDown(currentPlay(), at(8, 4, touch));
  pointer.onPointerCancel(currentPlay());
  pointer.onPointerUp(currentPlay(), at(8, 4, touch));
  assert.deepEqual(state.input.aim?.cursor, [4, 4]);
});

test('a click of assistive technology has no point, but a cell', () => {
  begin();
  pointer.onClick(currentPlay(), at(9, 9, { detail: 0, pointerType: '', target: button }));
  assert.equal(held(), '0,0');
  pointer.onClick(currentPlay(), at(9, 9, { pointerType: 'touch' }));
  assert.equal(held(), '0,0', 'fingers have been heard already');
});

test('the whole side of the map stands for a range that hangs over its border', () => {
  const over = turn('0', [[0, 0], [1, 0]], { anchors: [[-1, 0], [10, 0]] }); // prettier-ignore
  begin({ record: 'over', tools: [tool({ turns: [over] })] });
  pointer.onPointerMove(currentPlay(), at(-0.5, 0));
  assert.equal(held(), '-1,0');
  pointer.onPointerMove(currentPlay(), at(10.5, 0));
  assert.equal(held(), '10,0');
});

test('during a moment a press ends it, and nothing is aimed', async () => {
  begin();
  put('display', { animation: { kind: 'reveal', cards: [] } });
  pointer.onPointerDown(currentPlay(), at(2, 2));
  pointer.onPointerMove(currentPlay(), at(2, 2));
  pointer.onClick(currentPlay(), at(2, 2));
  pointer.onPointerUp(currentPlay(), at(2, 2));
  assert.deepEqual(state.input.aim?.cursor, [5, 5]);
  put('display', { animation: null });
  put('input', { aim: null });
  pointer.onPointerMove(currentPlay(), at(2, 2));
  assert.equal(state.input.aim, null);
});

test('where a mouse rests and the shape fits it stays, and the way to the button does not drag it along', async () => {
  begin({ tools: [tool({ turns: [turn('0', [[0, 0]], { anchors: [[4, 4], [7, 7]] })] })] }); // prettier-ignore
  pointer.onPointerMove(currentPlay(), at(4, 4));
  await pass(200);
  pointer.onPointerMove(currentPlay(), at(6, 6)); // rests, but does not fit
  await pass(200);
  pointer.onPointerMove(currentPlay(), at(7, 7)); // fits, but does not rest
  pointer.onPointerLeave(currentPlay(), at(0, 0));
  await pass(200);
  assert.equal(held(), '4,4');
});

test('a click is meant more than a rest', async () => {
  begin();
  pointer.onPointerMove(currentPlay(), at(4, 4));
  pointer.onClick(currentPlay(), at(4, 4));
  const put = held();
  pointer.onPointerMove(currentPlay(), at(7, 7));
  await pass(200);
  pointer.onPointerLeave(currentPlay(), at(0, 0));
  assert.equal(held(), put);
});

const tap = (row: number, column: number): void => {
  pointer.onPointerDown(currentPlay(), at(row, column, { pointerType: 'touch' }));
  pointer.onPointerUp(currentPlay(), at(row, column, { pointerType: 'touch' }));
};

test('where it is set, a second tap on the shape inks it in; the first only puts it down', async () => {
  update('settings', { tapInks: true });
  begin();
  tap(4, 4);
  const before = state.input.aim?.orientation;
  assert.deepEqual(whatWasAsked('act'), []);
  tap(4, 4);
  await settled();
  assert.equal(state.input.aim?.orientation ?? before, before, 'it is not turned');
  assert.equal(whatWasAsked('act').length, 1);
  begin({ record: 'untouched' });
  await settled();
  const [row, column] = state.input.aim?.cursor ?? [0, 0];
  tap(row, column);
  await settled();
  assert.equal(whatWasAsked('act').length, 1, 'a shape that nobody has put anywhere is not inked by one tap');
  tap(row, column);
  await settled();
  assert.equal(whatWasAsked('act').length, 2);
});

test('a second click does the same for a mouse', async () => {
  update('settings', { tapInks: true });
  begin();
  pointer.onPointerDown(currentPlay(), at(4, 4));
  pointer.onClick(currentPlay(), at(4, 4));
  await settled();
  assert.deepEqual(whatWasAsked('act'), []);
  pointer.onClick(currentPlay(), at(6, 6));
  pointer.onClick(currentPlay(), at(6, 6));
  await settled();
  assert.equal(whatWasAsked('act').length, 1);
});

test('a second finger ends a drag, and nothing is drawn until both are gone', () => {
  begin();
  const before = held();
  const finger = { pointerType: 'touch' };
  pointer.onPointerDown(currentPlay(), at(5, 5, finger));
  pointer.onPointerDown(currentPlay(), at(8, 8, { ...finger, pointerId: 2, isPrimary: false }));
  pointer.onPointerMove(currentPlay(), at(2, 2, finger));
  pointer.onPointerMove(currentPlay(), at(9, 9, { ...finger, pointerId: 2, isPrimary: false }));
  pointer.onPointerUp(currentPlay(), at(9, 9, { ...finger, pointerId: 2, isPrimary: false }));
  pointer.onPointerUp(currentPlay(), at(2, 2, finger));
  assert.equal(held(), before);
  assert.equal(state.input.placedAim, null);
});
