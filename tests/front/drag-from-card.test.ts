/** Tests of dragging a shape or terrain from the card to the map with a finger, and of buttons that repeat while held. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { onCardCancel, onCardDown, onCardMove, onCardUp } from '../../web/src/play/screen/drag-from-card';
import { repeatHandlers } from '../../web/src/play/screen/repeat-button';
import { anchorOf, orientationOf } from '../../web/src/core/state/aim';
import { state } from '../../web/src/core/state/store';
import { showTurn } from './page-state';
import { pass } from './clock';
import { answerRequests, refusal } from './scripted-engine';
import { tool, orientation, view } from './game';
import { currentPlay } from '../../web/src/play/play';

let captured = 0;
const card = Object.assign(document.createElement('section'), { setPointerCapture: () => void captured++ });
const chip = document.createElement('button');
chip.dataset.terrain = 'W';
const second = document.createElement('button');
second.dataset.tool = '1';
card.append(chip, second);
/** A map of 110 pixels, ten per cell, above the card. */
const play = Object.assign(document.createElement('div'), { className: 'play' });
const cells = Object.assign(document.createElement('div'), {
  className: 'cells',
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 110, height: 110 }),
});
play.append(cells);

function finger(x: number, y: number, target: Element = chip, pointerType = 'touch'): PointerEvent {
  return { pointerType, isPrimary: true, pointerId: 7, clientX: x, clientY: y, target, currentTarget: card } as unknown as PointerEvent;
}

const describeAim = (): string => {
  const { aim } = state.input;
  return `${aim!.tool} ${aim!.terrain} ${anchorOf(orientationOf(state.game.view!, aim!)!, aim!).join()}`;
};

beforeEach(async () => {
  await pass(1000);
  answerRequests({ preview: () => refusal('x') });
  document.body.append(play);
  const orientations = [orientation('a', [[0, 0], [0, 1]])]; // prettier-ignore
  showTurn(
    view({
      record: 'carry',
      tools: [tool({ terrains: ['F', 'W'], orientations }), tool({ shape: 2, terrains: ['F', 'W'], orientations })],
    }),
  );
  onCardCancel(currentPlay());
  captured = 0;
});

test('dragging a terrain from the card onto the map chooses and places it', () => {
  onCardDown(currentPlay(), finger(50, 150));
  onCardMove(currentPlay(), finger(50, 145));
  assert.ok(describeAim().startsWith('0 F'), 'so little is still a tap');
  onCardMove(currentPlay(), finger(35, 60));
  onCardUp(currentPlay(), finger(35, 60));
  assert.equal(describeAim(), '0 W 4,3');
  assert.equal(captured, 1);
  assert.deepEqual(state.input.placedAim?.cursor, state.input.aim?.cursor);
});

test('dragging another shape from the card onto the map chooses and places it', () => {
  onCardDown(currentPlay(), finger(50, 150, second));
  onCardMove(currentPlay(), finger(25, 50, second));
  onCardUp(currentPlay(), finger(25, 50, second));
  assert.equal(describeAim(), '1 F 3,2');
});

test('a drag that ends before the map only chooses the terrain', () => {
  const before = describeAim().split(' ')[2];
  onCardDown(currentPlay(), finger(50, 190));
  onCardMove(currentPlay(), finger(60, 170));
  onCardUp(currentPlay(), finger(60, 170));
  assert.equal(describeAim(), `0 W ${before}`);
  assert.equal(state.input.placedAim, null);
});

test('a mouse, a second finger or a press beside the buttons starts no drag', () => {
  const before = describeAim();
  for (const event of [finger(50, 150, chip, 'mouse'), { ...finger(50, 150), isPrimary: false }, finger(50, 150, card)]) {
    onCardDown(currentPlay(), event as PointerEvent);
    onCardMove(currentPlay(), finger(35, 60));
    onCardUp(currentPlay(), finger(35, 60));
  }
  assert.equal(describeAim(), before);
});

test('a held button repeats until it is released, and the click at the end is ignored', async () => {
  let runs = 0;
  const { down, stop, click } = repeatHandlers(currentPlay(), () => runs++, () => runs < 4); // prettier-ignore
  const event = (detail: number): Event => ({ detail }) as unknown as Event;
  down(event(1));
  await pass(100);
  stop(event(1));
  click(event(1));
  assert.equal(runs, 1, 'a short press is one');
  down(event(1));
  await pass(800);
  assert.equal(runs, 3);
  stop(event(1));
  click(event(1));
  await pass(2000);
  assert.equal(runs, 3);
  down(event(1));
  await pass(5000);
  assert.equal(runs, 4, 'and no further than it can');
  click(event(0));
  assert.equal(runs, 5, 'a key presses it whatever was held before');
});
