/** Tests of duels: read from a link, compared turn by turn, sent back, and continued with another round. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { openLink, parseLink } from '../../web/src/app/open-link';
import type { DuelJson } from '../../web/src/core/contract/generated/messages';
import { duelLink } from '../../web/src/core/page/links';
import { parseOrigin } from '../../web/src/core/state/origin';
import { state, update } from '../../web/src/core/state/store';
import * as compare from '../../web/src/features/challenge/compare';
import { anotherRound, currentMatch, sendBack, showTurn } from '../../web/src/features/challenge/model';
import { rendered, showGame } from './page-state';
import { settled } from './clock';
import { answerRequests, type Message, requestsOf } from './scripted-engine';
import { mapWith, storedGame, summary, view } from './game';
import { override } from './override';

const results = [summary({ deal: 'bA1-x', stars: 84 }), summary({ deal: 'bA1-x', stars: 79 })];
const DUEL: DuelJson = {
  length: 3,
  names: ['Ann', 'Bo'],
  sender: 1,
  scores: [[60, 90]],
  records: ['bA1-x.F1', 'bA1-x.V1'],
  results,
  wins: [1, 1],
  all_scores: [
    [60, 90],
    [84, 79],
  ],
  over: false,
};
const turn = { season: 'spring', season_index: 0, card: 'hamlet', maps: [mapWith({ a1: 'F' }), mapWith({ b1: 'V' })], cells: [['a1'], ['b1']], values: [9, 3] }; // prettier-ignore
const comparison = { turns: [turn], deciding: { index: 0, stars: 6 } };

beforeEach(() => {
  location.href = 'https://example.org/map/';
  answerRequests({
    'parse-duel': () => ({ ok: true, duel: DUEL }),
    'format-duel': ({ duel }: Message) => ({ ok: true, text: '1@text', duel: { ...DUEL, ...(duel as object) } }),
    'compare-games': () => ({ ok: true, comparison }),
    'parse-deal': () => ({ ok: true, setup: view().setup, seed: 'x' }),
    new: () => ({ ok: true, view: view({ tools: [] }), events: [] }),
  });
});

const page = (): HTMLElement => rendered(compare.screen());

async function follow(text = '1@text'): Promise<void> {
  location.href = duelLink(text);
  await openLink();
  await settled();
}

async function arrive(): Promise<void> {
  compare.arrive({ to: 'compare', duel: DUEL, seat: 0 });
  await settled();
}

test('the text of a duel is unchanged after a round trip through its link', () => {
  const text = '1@0@Ann & Бо #1@@0@84:79@~2bA1-x.a_b@';
  assert.deepEqual(parseLink(duelLink(text)), { for: 'duel', text });
});

test('a duel link with both games opens the comparison, one with one game a challenge', async () => {
  await follow();
  assert.deepEqual(state.navigation.route, { to: 'compare', duel: DUEL, seat: 0 });
  answerRequests({ 'parse-duel': () => ({ ok: true, duel: { ...DUEL, records: ['', 'bA1-x.V1'], results: [null, results[1]] } }) });
  await follow();
  const { route } = state.navigation;
  assert.ok(route.to === 'challenge');
  assert.deepEqual([route.rival.name, route.rival.record, route.duel], ['Bo', 'bA1-x.V1', '1@text']);
});

test.each([
  ['duel', 'error-duel'],
  ['record', 'error-bad-link'],
  ['too-long', 'error-too-long'],
  ['duel-version', 'error-duel-version'],
])('a duel link that the engine refuses with “%s” shows a failure on home', async (code, text) => {
  answerRequests({ 'parse-duel': () => ({ ok: false, error: { code, detail: '' } }) });
  await follow('broken');
  assert.deepEqual([state.notices.failure?.text, state.navigation.route.to], [text, 'home']);
});

test('the comparison shows the finished maps first, and both maps of a selected turn', async () => {
  await arrive();
  assert.equal(compare.board('mine')?.map, results[0]?.map);
  showTurn(0);
  assert.deepEqual([compare.board('mine')?.map, compare.board('theirs')?.map], turn.maps);
  assert.equal(page().querySelector('[data-show="turn"]')?.textContent, 'Spring, Hamlet');
});

test('the comparison names the deciding turn and the rounds that each player has won', async () => {
  await arrive();
  const text = (show: string): string => page().querySelector(`[data-show="${show}"]`)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  assert.match(text('deciding'), /^The turn that decided it: Spring, Hamlet\. Yours: about 6.stars more\./);
  assert.equal(text('duel-score'), 'Rounds won: you 1, Bo 1.');
});

test('the score table shows the difference of each season and of the totals', async () => {
  await arrive();
  const cells = [...page().querySelectorAll('[data-row="difference"] td')].map((cell) => cell.textContent);
  assert.equal(cells.at(-1), '+5');
  assert.equal(cells.length, 5);
});

test('sending a duel back copies a link with both games if sharing is refused', async () => {
  const copied: string[] = [];
  override(navigator.clipboard, { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
  override(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  await arrive();
  await sendBack();
  assert.deepEqual(copied, [duelLink('1@text')]);
  const [{ duel } = { duel: null }] = requestsOf('format-duel');
  assert.deepEqual((duel as DuelJson).records, DUEL.records);
  assert.equal((duel as DuelJson).sender, 0, 'who sends it is the other one than before');
});

test('another round of a duel starts with new cards and the previous scores', async () => {
  await arrive();
  await anotherRound();
  const [{ duel } = { duel: null }] = requestsOf('format-duel');
  assert.deepEqual([(duel as DuelJson).scores, (duel as DuelJson).records], [DUEL.all_scores, ['', '']]);
  assert.deepEqual(state.game.origin, { kind: 'challenge', duel: '1@text' });
  assert.deepEqual(parseOrigin(state.game.origin), state.game.origin);
});

test('a game that answers a challenge is compared as the second player of the duel', async () => {
  showGame(view({ deal: 'bA1-x', phase: 'over' }), {
    id: 'mine',
    origin: { kind: 'challenge', rival: { name: 'Bo', record: 'theirs' } },
  });
  update('stored', { history: [storedGame('mine', { record: 'ours' })] });
  update('settings', { name: 'Ann' });
  compare.arrive({ to: 'compare' });
  await settled();
  const [{ duel } = { duel: null }] = requestsOf('format-duel');
  assert.deepEqual(duel, { length: 0, names: ['Bo', 'Ann'], sender: 1, scores: [], records: ['theirs', 'ours'] });
  assert.equal(currentMatch().seat, 1);
});
