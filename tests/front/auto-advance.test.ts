/** Tests of the automatic next card after a pause, and of what delays or cancels it. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { chooseTool } from '../../web/src/play/aim';
import { closeDialog, openDialog } from '../../web/src/core/page/navigate';
import { updateAutoAdvance } from '../../web/src/play/auto-advance';
import { placeAim, sendSimple, goToNextCard } from '../../web/src/play/player-actions';
import type { View } from '../../web/src/core/contract/generated/messages';
import { defaultSeat } from '../../web/src/core/state/seats';
import { onRedraw, state, update } from '../../web/src/core/state/store';
import { showGame, updatePlay, showTurn } from './page-state';
import { frame, pass, settled } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { tool, view } from './game';
import { currentPlay } from '../../web/src/play/play';

const preview = (): unknown => refusal('x');
const answer = (part: Partial<View>) => (): unknown => ({ ok: true, view: view(part), events: [] });
const DRAWN: Partial<View> = { record: 'drawn', phase: 'next', tools: [], can_undo: true };
const SKILLS: Partial<View> = { record: 'skills', phase: 'extra', tools: [tool({ skill: 'search' })], can_pass: true, can_undo: true };

/** Advances the time and draws a frame every 100 ms, as the page does. */
async function drawFrames(ms = 0): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    await frame();
    await pass(Math.min(100, left));
  }
  await frame();
  await frame();
}

const begin = (part: Partial<View> = {}): void => showTurn(view({ record: 'before', ...part }));

async function ink(): Promise<void> {
  placeAim(currentPlay());
  await settled();
  await drawFrames();
}

beforeEach(async () => {
  onRedraw(() => updateAutoAdvance(currentPlay(), goToNextCard));
  await drawFrames(5000);
  answerRequests({
    preview,
    act: answer(DRAWN),
    pass: answer(DRAWN),
    next: answer({ record: 'next' }),
    undo: answer({ record: 'before', can_redo: true }),
    redo: answer(DRAWN),
  });
});

test('after a drawn shape the next card is revealed after a pause', async () => {
  begin();
  await ink();
  assert.ok(state.display.advanceDelay > 0);
  await drawFrames(1000);
  assert.deepEqual(requestsOf('next'), []);
  await drawFrames(400);
  assert.equal(requestsOf('next').length, 1);
  assert.equal(state.display.advanceDelay, 0);
});

test('a press just after the next card was revealed places nothing', async () => {
  begin();
  await ink();
  await drawFrames(1250);
  assert.equal(requestsOf('next').length, 1);
  placeAim(currentPlay());
  await settled();
  assert.equal(requestsOf('act').length, 1);
  await drawFrames(500);
  placeAim(currentPlay());
  await settled();
  assert.equal(requestsOf('act').length, 2);
});

test('undo cancels auto-advance, and redo leaves the next card to the player', async () => {
  begin();
  await ink();
  sendSimple(currentPlay(), 'undo');
  await settled();
  await drawFrames(3000);
  sendSimple(currentPlay(), 'redo');
  await settled();
  await drawFrames(5000);
  assert.deepEqual(requestsOf('next'), []);
  void goToNextCard(currentPlay());
  await settled();
  assert.equal(requestsOf('next').length, 1);
});

// WCAG: 2.2.1
test('auto-advance pauses while a dialog is open and then starts its pause again', async () => {
  begin();
  await ink();
  void openDialog({ is: 'menu' });
  await drawFrames(5000);
  assert.deepEqual(requestsOf('next'), []);
  closeDialog();
  await drawFrames(1000);
  assert.deepEqual(requestsOf('next'), [], 'the pause begins anew');
  await drawFrames(400);
  assert.equal(requestsOf('next').length, 1);
});

test('auto-advance waits longer while a skill can be used', async () => {
  answerRequests({ preview, act: answer(SKILLS), pass: answer(DRAWN), next: answer({ record: 'next' }) });
  begin();
  await ink();
  await drawFrames(2500);
  assert.deepEqual(requestsOf('pass'), []);
  await drawFrames(500);
  assert.deepEqual([requestsOf('pass').length, requestsOf('next').length], [1, 1]);
  begin();
  await drawFrames(500);
  await ink();
  await drawFrames(1000);
  chooseTool(currentPlay(), 0);
  await drawFrames(9000);
  assert.equal(requestsOf('pass').length, 1, 'a skill in hand ends it');
});

// WCAG: 2.2.1
test('auto-advance does nothing if it is switched off or the game was just opened', async () => {
  const opened = view({ ...DRAWN });
  showGame(opened);
  await drawFrames(5000);
  assert.deepEqual(requestsOf('next'), []);
  update('settings', { autoContinue: false });
  begin();
  await ink();
  await drawFrames(5000);
  assert.deepEqual(requestsOf('next'), []);
  update('settings', { autoContinue: true, askSkills: true });
  answerRequests({ preview, act: answer(SKILLS) });
  begin();
  await ink();
  await drawFrames(5000);
  assert.deepEqual(requestsOf('pass'), []);
  update('settings', { askSkills: false });
});

test('in a local game auto-advance passes the device on after the pause', async () => {
  begin();
  updatePlay('game', { seats: [defaultSeat(0), defaultSeat(1)] });
  await ink();
  await drawFrames(1000);
  assert.deepEqual(requestsOf('next'), []);
  await drawFrames(400);
  assert.equal(requestsOf('next').length, 1);
});
