/** Mouse and touch aim, rotate, drag and confirm a shape on the map. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import type { ToolOrientation, View } from '../../web/src/core/contract/generated/messages';
import * as pointer from '../../web/src/play/screen/pointer';
import { anchorOf, orientationOf } from '../../web/src/core/state/aim';
import { state, update } from '../../web/src/core/state/store';
import { updatePlay, showTurn } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { tool, orientation, view } from './game';
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

const ONE: readonly ToolOrientation[] = [orientation('0', [[0, 0], [0, 1]]), orientation('1', [[0, 0], [1, 0]])]; // prettier-ignore

type EventPart = Partial<PointerEvent & WheelEvent>;

function at(row: number, column: number, part: EventPart = {}): PointerEvent {
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

const begin = (part: Partial<View> = {}): void => showTurn(view({ record: 'pointer', tools: [tool({ orientations: [...ONE] })], ...part }));

const aimedCell = (): string => {
  const { aim } = state.input;
  return anchorOf(orientationOf(state.game.view!, aim!)!, aim!).join();
};

beforeEach(async () => {
  await pass(1000);
  answerRequests({
    preview: () => refusal('x'),
    act: () => ({ ok: true, view: state.game.view, events: [] }),
  });
});

test('the shape follows the mouse and returns to the clicked cell when the mouse leaves', () => {
  begin();
  pointer.onPointerMove(currentPlay(), at(2, 3));
  assert.equal(aimedCell(), '2,3');
  pointer.onPointerDown(currentPlay(), at(2, 3));
  pointer.onClick(currentPlay(), at(2, 3));
  pointer.onPointerMove(currentPlay(), at(7, 7));
  assert.equal(aimedCell(), '7,7');
  pointer.onPointerLeave(currentPlay(), at(7, 7));
  assert.equal(aimedCell(), '2,3');
});

test('a shape that was rotated by a right click stays rotated when the mouse leaves', () => {
  begin();
  pointer.onClick(currentPlay(), at(2, 3));
  pointer.onContextMenu(currentPlay(), at(2, 3));
  assert.equal(state.input.aim?.orientation, 1);
  pointer.onPointerLeave(currentPlay(), at(2, 3));
  assert.equal(state.input.aim?.orientation, 1);
});

test('the wheel rotates the shape at most once every 110 ms, and not with Ctrl pressed', () => {
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

test('a double click with the mouse confirms the shape', async () => {
  begin();
  pointer.onPointerDown(currentPlay(), at(2, 3));
  pointer.onDoubleClick(currentPlay());
  await settled();
  assert.equal(requestsOf('act').length, 1);
});

function tap(row: number, column: number): void {
  pointer.onPointerDown(currentPlay(), at(row, column, { pointerType: 'touch' }));
  pointer.onPointerUp(currentPlay(), at(row, column, { pointerType: 'touch' }));
}

// WCAG: 2.5.1, 2.5.7
test('a tap moves the shape, and tapping it again rotates it instead of confirming it', async () => {
  begin();
  tap(2, 3);
  assert.deepEqual(state.input.aim?.cursor, [2, 3]);
  tap(2, 3);
  assert.equal(state.input.aim?.orientation, 1);
  pointer.onDoubleClick(currentPlay());
  pointer.onContextMenu(currentPlay(), at(2, 3));
  await settled();
  assert.deepEqual(requestsOf('act'), []);
  assert.equal(state.input.aim?.orientation, 1);
});

// WCAG: 2.5.7
test('dragging moves the shape above the finger, and a small movement still counts as a tap', () => {
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

// WCAG: 4.1.2
test('a click of assistive technology, which has no coordinates, aims at the clicked cell', () => {
  begin();
  pointer.onClick(currentPlay(), at(9, 9, { detail: 0, pointerType: '', target: button }));
  assert.equal(aimedCell(), '0,0');
  pointer.onClick(currentPlay(), at(9, 9, { pointerType: 'touch' }));
  assert.equal(aimedCell(), '0,0', 'touch is handled by the pointer events');
});

test('pointing outside the map aims at a placement that overhangs its border', () => {
  const over = orientation('0', [[0, 0], [1, 0]], { anchors: [[-1, 0], [10, 0]] }); // prettier-ignore
  begin({ record: 'over', tools: [tool({ orientations: [over] })] });
  pointer.onPointerMove(currentPlay(), at(-0.5, 0));
  assert.equal(aimedCell(), '-1,0');
  pointer.onPointerMove(currentPlay(), at(10.5, 0));
  assert.equal(aimedCell(), '10,0');
});

test('the mouse does not move the shape during an animation, nor without an aim', async () => {
  begin();
  updatePlay('display', { animation: { kind: 'reveal', cards: [] } });
  pointer.onPointerDown(currentPlay(), at(2, 2));
  pointer.onPointerMove(currentPlay(), at(2, 2));
  pointer.onClick(currentPlay(), at(2, 2));
  pointer.onPointerUp(currentPlay(), at(2, 2));
  assert.deepEqual(state.input.aim?.cursor, [5, 5]);
  updatePlay('display', { animation: null });
  updatePlay('input', { aim: null });
  pointer.onPointerMove(currentPlay(), at(2, 2));
  assert.equal(state.input.aim, null);
});

test('when the mouse leaves, the shape returns to the last cell where it rested and fitted', async () => {
  begin({ tools: [tool({ orientations: [orientation('0', [[0, 0]], { anchors: [[4, 4], [7, 7]] })] })] }); // prettier-ignore
  pointer.onPointerMove(currentPlay(), at(4, 4));
  await pass(200);
  pointer.onPointerMove(currentPlay(), at(6, 6)); // rests, but does not fit
  await pass(200);
  pointer.onPointerMove(currentPlay(), at(7, 7)); // fits, but does not rest
  pointer.onPointerLeave(currentPlay(), at(0, 0));
  await pass(200);
  assert.equal(aimedCell(), '4,4');
});

test('after a click, resting the mouse elsewhere does not change where the shape returns', async () => {
  begin();
  pointer.onPointerMove(currentPlay(), at(4, 4));
  pointer.onClick(currentPlay(), at(4, 4));
  const clicked = aimedCell();
  pointer.onPointerMove(currentPlay(), at(7, 7));
  await pass(200);
  pointer.onPointerLeave(currentPlay(), at(0, 0));
  assert.equal(aimedCell(), clicked);
});

test('with tapToPlace, the first tap places the shape and the second tap confirms it', async () => {
  update('settings', { tapToPlace: true });
  begin();
  tap(4, 4);
  const before = state.input.aim?.orientation;
  assert.deepEqual(requestsOf('act'), []);
  tap(4, 4);
  await settled();
  assert.equal(state.input.aim?.orientation ?? before, before, 'it is not turned');
  assert.equal(requestsOf('act').length, 1);
  begin({ record: 'untouched' });
  await settled();
  const [row, column] = state.input.aim?.cursor ?? [0, 0];
  tap(row, column);
  await settled();
  assert.equal(requestsOf('act').length, 1, 'one tap does not confirm a shape that was not placed before');
  tap(row, column);
  await settled();
  assert.equal(requestsOf('act').length, 2);
});

test('with tapToPlace, a second mouse click on the shape confirms it', async () => {
  update('settings', { tapToPlace: true });
  begin();
  pointer.onPointerDown(currentPlay(), at(4, 4));
  pointer.onClick(currentPlay(), at(4, 4));
  await settled();
  assert.deepEqual(requestsOf('act'), []);
  pointer.onClick(currentPlay(), at(6, 6));
  pointer.onClick(currentPlay(), at(6, 6));
  await settled();
  assert.equal(requestsOf('act').length, 1);
});

test('a second finger cancels a drag, and the shape stays where it was', () => {
  begin();
  const before = aimedCell();
  const finger = { pointerType: 'touch' };
  pointer.onPointerDown(currentPlay(), at(5, 5, finger));
  pointer.onPointerDown(currentPlay(), at(8, 8, { ...finger, pointerId: 2, isPrimary: false }));
  pointer.onPointerMove(currentPlay(), at(2, 2, finger));
  pointer.onPointerMove(currentPlay(), at(9, 9, { ...finger, pointerId: 2, isPrimary: false }));
  pointer.onPointerUp(currentPlay(), at(9, 9, { ...finger, pointerId: 2, isPrimary: false }));
  pointer.onPointerUp(currentPlay(), at(2, 2, finger));
  assert.equal(aimedCell(), before);
  assert.equal(state.input.placedAim, null);
});
