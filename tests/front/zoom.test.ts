/** Two fingers zoom and move the map, never below its whole size and never past its edges. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { isZoomed, onFingerDown, onFingerMove, onFingerUp, resetZoomIfNeeded, showWholeMap } from '../../web/src/play/screen/zoom';
import { showGame, updatePlay } from './page-state';
import { pass } from './clock';
import { view } from './game';
import { currentPlay } from '../../web/src/play/play';

/** The translation and scale of the map in its style. */
function drawn(): { x: number; y: number; scale: number } {
  const [, x = 0, y = 0, scale = 1] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(sheet.style.transform)?.map(Number) ?? [];
  return { x, y, scale };
}
/** A map of 400 by 400 pixels in the middle of a board of 400 by 600. */
const sheet = Object.assign(document.createElement('div'), {
  className: 'sheet',
  getBoundingClientRect: () => {
    const { x, y, scale } = drawn();
    return { left: x, top: 100 + y, width: 400 * scale, height: 400 * scale };
  },
});
const board = Object.assign(document.createElement('main'), {
  getBoundingClientRect: () => ({ left: 0, top: 0, right: 400, bottom: 600, width: 400, height: 600 }),
});
board.dataset.board = 'play';
board.append(sheet);

function finger(pointerId: number, x: number, y: number, pointerType = 'touch'): PointerEvent {
  return { pointerType, pointerId, isPrimary: pointerId === 1, clientX: x, clientY: y, currentTarget: board } as unknown as PointerEvent;
}

/** Two fingers touch the first two points and move to the other two. */
function pinch([a, b, c, d]: readonly (readonly [number, number])[]): void {
  onFingerDown(currentPlay(), finger(1, ...a!));
  onFingerDown(currentPlay(), finger(2, ...b!));
  onFingerMove(currentPlay(), finger(1, ...c!));
  onFingerMove(currentPlay(), finger(2, ...d!));
  onFingerUp(currentPlay(), finger(2, ...d!));
  onFingerUp(currentPlay(), finger(1, ...c!));
}

beforeEach(async () => {
  await pass(500);
  showGame(view());
  document.body.append(board);
  updatePlay('display', { tally: null, curtain: false });
  showWholeMap(currentPlay());
});

test('pinch zoom keeps the point between the fingers in place', () => {
  pinch([[150, 300], [250, 300], [100, 300], [300, 300]]); // prettier-ignore
  assert.deepEqual(drawn(), { scale: 2, x: -200, y: -200 });
  assert.equal(board.dataset.zoom, '2', 'and it is painted as sharp as it is large');
  assert.ok(isZoomed(currentPlay()));
});

test('two fingers move the zoomed map, but never past its edges', () => {
  pinch([[150, 300], [250, 300], [100, 300], [300, 300]]); // prettier-ignore
  pinch([[100, 300], [200, 300], [150, 330], [250, 330]]); // prettier-ignore
  assert.deepEqual(drawn(), { scale: 2, x: -150, y: -170 });
  pinch([[100, 300], [200, 300], [900, 900], [1000, 900]]); // prettier-ignore
  assert.deepEqual(drawn(), { scale: 2, x: 0, y: -100 });
});

test('pinch zoom stops at 2.5 and snaps back to 1 when released near it', () => {
  pinch([[190, 300], [210, 300], [0, 300], [400, 300]]); // prettier-ignore
  assert.equal(drawn().scale, 2.5);
  pinch([[0, 300], [400, 300], [110, 300], [280, 300]]); // prettier-ignore
  assert.equal(isZoomed(currentPlay()), false);
  assert.equal(board.dataset.zoom, '1');
});

test('one finger or a mouse does not zoom the map', () => {
  onFingerDown(currentPlay(), finger(1, 100, 100));
  onFingerMove(currentPlay(), finger(1, 300, 300));
  onFingerUp(currentPlay(), finger(1, 300, 300));
  onFingerDown(currentPlay(), finger(1, 100, 100, 'mouse'));
  onFingerDown(currentPlay(), finger(2, 200, 100, 'mouse'));
  onFingerMove(currentPlay(), finger(2, 300, 100, 'mouse'));
  assert.equal(isZoomed(currentPlay()), false);
});

test('the whole map is shown again when the curtain appears', () => {
  pinch([[150, 300], [250, 300], [100, 300], [300, 300]]); // prettier-ignore
  resetZoomIfNeeded(currentPlay());
  assert.ok(isZoomed(currentPlay()));
  updatePlay('display', { curtain: true });
  resetZoomIfNeeded(currentPlay());
  assert.equal(isZoomed(currentPlay()), false);
});
