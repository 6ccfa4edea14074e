/** A replay shows a record step by step, and the rulebook lists and finds its pages. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import type { ReplayStep } from '../../web/src/core/contract/generated/messages';
import { cardsOf, chapters, searchChapters, paragraphs, pageTitle } from '../../web/src/features/rulebook/pages';
import * as replay from '../../web/src/features/replay/player';
import { arrive } from '../../web/src/features/replay/replay';
import { defaultSeat } from '../../web/src/core/state/seats';
import { state, update } from '../../web/src/core/state/store';
import { t } from '../../web/src/core/words/texts';
import { announcements } from './page-state';
import { pass, settled, timers } from './clock';
import { answerRequests, EngineLost, requestsOf, refusal } from './scripted-engine';
import { BLANK, event, player, score, view } from './game';

function frame(at: number, part: Partial<ReplayStep> = {}): ReplayStep {
  const rest = { action: '', season: 'spring', season_index: 0, time: at, limit: 8, cards: [], events: [], over: false };
  return { record: `r.${at}`, players: [player(0), player(1)], ...rest, ...part };
}

const scored = event('scored', { on: 0, map: BLANK, score: score('spring', 5) });
const frames = [
  frame(0),
  frame(1, { events: [scored, event('drawn', { on: 1, terrain: 'F', cells: ['a1'] })] }),
  frame(2),
  frame(3, { over: true }),
];
const explanations = [{ id: 'a', letter: 'A', stars: 3, count: 1, claims: [] }];
const script = {
  replay: () => ({ ok: true, deal: 'd', setup: {}, edicts: ['sentinel-wood', 'canal-lake', 'x', 'y'], skills: [], frames }),
  'score-map': () => ({ ok: true, map: BLANK, explanations, coins: 0, toll: 0, toll_cells: [], total: 3 }),
};

beforeEach(async () => {
  replay.chooseAnotherRecord();
  answerRequests(script);
  update('navigation', { route: { to: 'replay' } });
});

test('a replay opens at the first step of its record', async () => {
  assert.equal(replay.currentStep(), undefined);
  assert.equal(await replay.load('r', [defaultSeat(0), defaultSeat(1)]), true);
  assert.deepEqual([replay.replayState.value.stepIndex, replay.replayState.value.record, replay.currentStep()?.time], [0, 'r', 0]);
  assert.equal(state.busyCount, 0);
});

test('a game that is to be watched plays at once, but not with reduced motion', async () => {
  assert.equal(await arrive({ record: 'r', plays: true }), true);
  await pass(1400);
  assert.equal(replay.replayState.value.stepIndex, 1);
  update('settings', { motion: false });
  await arrive({ record: 'r', plays: true });
  await pass(1400);
  assert.equal(replay.replayState.value.stepIndex, 0);
  assert.equal(timers(), 0);
});

test('an invalid record shows a failure, and the open replay stays', async () => {
  await replay.load('r', []);
  for (const [answer, text] of [
    [() => refusal('too-long'), 'error-too-long'],
    [() => refusal('record'), 'error-bad-link'],
    [() => Promise.reject(new EngineLost()), 'error-engine'],
  ] as const) {
    answerRequests({ replay: answer });
    assert.equal(await replay.load('bad', []), false);
    assert.equal(state.notices.failure?.text, text);
  }
  assert.equal(replay.replayState.value.record, 'r');
});

test('a step number is limited to the steps of the replay, and each step is announced', async () => {
  await replay.load('r', []);
  replay.goToStep(99);
  assert.equal(replay.replayState.value.stepIndex, 3);
  replay.goToStep(-5);
  assert.equal(replay.replayState.value.stepIndex, 0);
  assert.ok(announcements.at(-1)?.startsWith(t('replay-step', { number: 1, of: 4 })));
});

test('the stars of a season are explained only at the step that scored it', async () => {
  await replay.load('r', []);
  replay.goToStep(1);
  await settled();
  assert.deepEqual(requestsOf('score-map')[0], { do: 'score-map', map: BLANK, edicts: ['sentinel-wood', 'canal-lake'], coins: 0 });
  assert.deepEqual(Object.keys(replay.replayState.value.explanations), ['A']);
  replay.goToStep(1);
  replay.goToStep(2);
  await settled();
  assert.deepEqual(replay.replayState.value.explanations, {});
});

test('a step lists only the events on the map of the chosen seat', async () => {
  await replay.load('r', []);
  const frame = frames[1]!;
  assert.equal(replay.stepTexts(frame).length, 1);
  replay.replayState.update({ seat: 1 });
  assert.deepEqual(replay.stepTexts(frame), ['Forest: A1']);
  assert.equal(replay.currentPlayer(), undefined === replay.currentStep() ? undefined : replay.currentStep()?.players[1]);
});

test('playback runs at the chosen speed and stops at the end, when pressed again, or elsewhere', async () => {
  await replay.load('r', []);
  replay.replayState.update({ speed: 2 });
  replay.togglePlayback();
  await pass(450);
  assert.equal(replay.replayState.value.stepIndex, 1);
  replay.togglePlayback();
  await pass(5000);
  assert.equal(replay.replayState.value.stepIndex, 1);
  replay.togglePlayback();
  await pass(5000);
  assert.deepEqual([replay.replayState.value.stepIndex, replay.replayState.value.timer], [3, 0]);
  replay.togglePlayback();
  assert.equal(replay.replayState.value.stepIndex, 0, 'from the beginning');
  update('navigation', { route: { to: 'home' } });
  await pass(450);
  assert.equal(replay.replayState.value.timer, 0, 'the replay is no longer on the screen');
  assert.equal(timers(), 0);
});

test('the player can continue the game from any step before the end', async () => {
  await replay.load('r', []);
  answerRequests({ ...script, open: () => ({ ok: true, view: view({ tools: [] }), events: [] }) });
  replay.goToStep(3);
  replay.continueFromHere();
  await settled();
  assert.deepEqual(requestsOf('open'), []);
  replay.goToStep(2);
  replay.continueFromHere();
  await settled();
  assert.deepEqual(requestsOf('open'), [{ do: 'open', record: 'r.2' }]);
  assert.equal(state.navigation.route.to, 'play');
});

/* ---------- the rulebook ---------- */

test('every page of the rulebook has a title and paragraphs', () => {
  const pages = chapters().flatMap((chapter) => chapter.pages);
  assert.ok(pages.length > 80);
  for (const page of pages) {
    const words = [pageTitle(page), ...paragraphs(page)];
    assert.ok(words.length > 1, page.id);
    assert.ok(
      words.every((word) => !/^(book|rule|name)-/.test(word)),
      page.id,
    );
  }
  assert.equal(new Set(pages.map(({ id, kind }) => `${kind} ${id}`)).size, pages.length);
});

test('a topic of the rulebook lists the cards that belong to it', () => {
  const marked = cardsOf('monsters').length;
  assert.ok(marked > 0 && marked < cardsOf('ambush').length);
  for (const topic of ['edicts', 'drawing', 'ruins', 'ambush-solo', 'heroes', 'skills']) assert.ok(cardsOf(topic).length > 1, topic);
  assert.deepEqual(cardsOf('goal'), []);
});

// WCAG: 2.4.5
test('a search in the rulebook finds the pages that contain all of its words', () => {
  const all = chapters().flatMap((chapter) => chapter.pages).length;
  const hits = (search: string): number => searchChapters(search).flatMap((chapter) => chapter.pages).length;
  assert.equal(hits(''), all);
  assert.equal(hits(' \t '), all);
  const [one, both] = [hits('FOREST'), hits('forest mountain')];
  assert.ok(one > both && both > 0 && one < all);
  assert.equal(hits('xyzzy'), 0);
});
