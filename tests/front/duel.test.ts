/** Tests of duels: read from a link, kept on the device, continued by finished games, and sent. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { openLink, parseLink } from '../../web/src/app/open-link';
import { storedDuelNews } from '../../web/src/core/browser/local-storage';
import type { DuelJson } from '../../web/src/core/contract/generated/messages';
import { provideLazyParts } from '../../web/src/core/lazy-parts';
import { duelLink } from '../../web/src/core/page/links';
import { readDuel, readDuels, type SavedDuel, writeDuel } from '../../web/src/features/challenge/duel-store';
import { parseOrigin } from '../../web/src/core/state/origin';
import type { Route } from '../../web/src/core/state/route';
import { state, update } from '../../web/src/core/state/store';
import { currentPlay } from '../../web/src/play/play';
import * as duelScreen from '../../web/src/features/challenge/duel';
import { finalPart } from '../../web/src/features/challenge/final-part';
import {
  addFinishedGame,
  answerDuel,
  beginRound,
  duels,
  openDuel,
  sendDuel,
  showRound,
  showTurn,
} from '../../web/src/features/challenge/model';
import { rendered, ROUTER, showGame } from './page-state';
import { settled } from './clock';
import { answerRequests, type Message, requestsOf } from './scripted-engine';
import { mapWith, storedGame, summary, view } from './game';
import { override } from './override';
import { clearStores } from './stores';
import { loadLazyTexts } from '../../web/src/core/words/texts';

const results = [summary({ deal: 'bA1-x', stars: 84 }), summary({ deal: 'bA1-x', stars: 79 })];
/** Ann, player 0, has won the first round; Bo, player 1, has sent it with a game of the second one. */
const DUEL: DuelJson = {
  id: '0123abcd',
  length: 3,
  names: ['Ann', 'Bo'],
  sender: 1,
  scores: [[84, 79]],
  last: ['bA1-x.F1', 'bA1-x.V1'],
  waiting: ['', 'bA1-y.V1'],
  last_results: results,
  waiting_results: [null, summary({ deal: 'bA1-y', stars: 90 })],
  wins: [1, 0],
  over: false,
};
const SENT: DuelJson = { ...DUEL, waiting: ['', ''], waiting_results: [null, null] };
const turn = { season: 'spring', season_index: 0, card: 'hamlet', maps: [mapWith({ a1: 'F' }), mapWith({ b1: 'V' })], cells: [['a1'], ['b1']], values: [9, 3] }; // prettier-ignore
const comparison = { turns: [turn], deciding: { index: 0, stars: 6 } };
let gone: Route[] = [];

const SCRIPT: Readonly<Record<string, (message: Message) => unknown>> = {
  'parse-duel': () => ({ ok: true, text: '2@text', duel: DUEL }),
  'format-duel': ({ duel }: Message) => ({ ok: true, text: '2@signed', duel: { ...DUEL, ...(duel as object) } }),
  'compare-games': () => ({ ok: true, comparison }),
  'parse-deal': () => ({ ok: true, setup: view().setup, seed: 'x' }),
  deal: () => ({ ok: true, view: view({ tools: [] }), events: [] }),
  new: () => ({ ok: true, view: view({ tools: [] }), events: [] }),
  summary: () => ({ ok: true, summary: results[0] }),
};

/** The engine with these answers in place of the usual ones. */
function script(change: typeof SCRIPT = {}): void {
  answerRequests({ ...SCRIPT, ...change });
}

beforeEach(async () => {
  await Promise.all([clearStores(['duels']), loadLazyTexts()]);
  update('notices', { failure: null });
  location.href = 'https://example.org/map/';
  gone = [];
  provideLazyParts({ router: { ...ROUTER, enter: (route) => (gone.push(route), route.to === 'duel' ? duelScreen.arrive(route) : true) } });
  script();
});

const page = (): HTMLElement => rendered(duelScreen.screen());
const textOf = (name: string): string => page().querySelector(`[data-show="${name}"]`)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const button = (act: string): Element | null => page().querySelector(`[data-act="${act}"]`);

async function follow(text = '2@text'): Promise<void> {
  location.href = duelLink(text);
  await openLink();
  await settled();
}

/** Answers requests for a duel with this one. */
function engineKnows(duel: DuelJson): void {
  script({ 'parse-duel': () => ({ ok: true, text: '2@text', duel }) });
}

function saved(change: Partial<SavedDuel> = {}): SavedDuel {
  const rounds = [{ deal: 'bA1-x', records: [...DUEL.last], maps: results.map(({ map }) => map) }];
  return { id: DUEL.id, seat: 0, text: '2@own', isUnsent: false, rounds, friend: 'Bo', wins: [1, 0], turn: 'answer', when: 1, ...change };
}

test('the text of a duel is unchanged after a round trip through its link', () => {
  const text = '2@0123abcd@0@Ann & Бо #1@@0@84:79@~2bA1-x.a_b@@@';
  assert.deepEqual(parseLink(duelLink(text)), { for: 'screen', route: { to: 'duel', link: text } });
});

test('the duel of a link is stored, with the maps of its last round and whose turn it is', async () => {
  await follow();
  const [duel] = await readDuels();
  assert.deepEqual(duel && { ...duel, when: 1 }, saved({ text: '2@text' }));
  assert.deepEqual(storedDuelNews.read(), { turns: 1, id: DUEL.id, friend: 'Bo' });
  assert.deepEqual(gone.at(-1), { to: 'duel', id: DUEL.id });
});

test('while a link is read the page is loading, and does not show home', async () => {
  let answer: (duel: unknown) => void = () => undefined;
  script({ 'parse-duel': () => new Promise((resolve) => (answer = resolve)) });
  location.href = duelLink('2@text');
  const opening = openLink();
  await settled();
  assert.equal(state.navigation.isLoading, true);
  answer({ ok: true, text: '2@text', duel: DUEL });
  await opening;
  await settled();
  assert.deepEqual([state.navigation.isLoading, state.navigation.route.to], [false, 'duel']);
});

test('a game that waits is shown with its round and the standing, above the maps of the round before', async () => {
  await follow();
  assert.match(textOf('answer'), /Bo, round 2: 90.stars with these cards\. Can you do better\?/);
  assert.equal(textOf('duel-score'), 'Round 2 of 3 · You are ahead, 1 to 0 (Bo)');
  assert.equal(textOf('verdict'), 'Round 1 · You are ahead, 84 to 79 (Bo)');
  assert.equal(button('send-back'), null, 'there is nothing to send');
});

test.each([
  ['duel', 'error-duel'],
  ['record', 'error-bad-link'],
  ['too-long', 'error-too-long'],
  ['duel-version', 'error-duel-version'],
])('a duel link that the engine refuses with “%s” shows a failure on home, and nothing is stored', async (code, text) => {
  script({ 'parse-duel': () => ({ ok: false, error: { code, detail: '' } }) });
  await follow('broken');
  assert.deepEqual([state.notices.failure?.text, gone.at(-1)], [text, { to: 'home' }]);
  assert.deepEqual(await readDuels(), []);
});

test('a link to a duel that is stored already is merged with it', async () => {
  await writeDuel(saved({ text: '2@own', rounds: [null] }));
  script({ 'duel-merge': () => ({ ok: true, text: '2@merged', duel: DUEL }) });
  await follow();
  assert.deepEqual(requestsOf('duel-merge'), [{ do: 'duel-merge', own: '2@own', received: '2@text', player: 0 }]);
  assert.equal((await readDuel(DUEL.id))?.text, '2@merged');
});

test('the round shows the finished maps first, both maps of a selected turn, and the turn that decided it', async () => {
  await writeDuel(saved());
  await openDuel({ to: 'duel', id: DUEL.id });
  assert.equal(duelScreen.board('mine')?.map, results[0]?.map);
  assert.match(textOf('decisive-turn'), /^The turn that decided it: Spring, Hamlet\. Yours: about 6.stars more\./);
  showTurn(0);
  assert.deepEqual([duelScreen.board('mine')?.map, duelScreen.board('theirs')?.map], turn.maps);
  assert.equal(textOf('turn'), 'Spring, Hamlet');
});

test('the score table shows the difference of each season and of the totals', async () => {
  await writeDuel(saved());
  await openDuel({ to: 'duel', id: DUEL.id });
  const cells = [...page().querySelectorAll('[data-row="difference"] td')].map((cell) => cell.textContent);
  assert.equal(cells.at(-1), '+5');
  assert.equal(cells.length, 5);
});

test('the rounds of a duel are shown as pairs of maps, and one that this device has not seen as its score', async () => {
  const [round = null] = saved().rounds;
  engineKnows({ ...SENT, scores: [[70, 80], [84, 79]], wins: [1, 1] }); // prettier-ignore
  await writeDuel(saved({ rounds: [null, round] }));
  await openDuel({ to: 'duel', id: DUEL.id });
  assert.match(textOf('history'), /Round 1: 70 to 80.*another device.*Round 2: 84 to 79/);
  assert.equal(page().querySelectorAll('[data-round="1"] canvas').length, 2);
  await showRound(1);
  assert.deepEqual(requestsOf('compare-games').at(-1)?.records, DUEL.last);
});

test('after an answer the first button sends it back, and once sent there is nothing to send back', async () => {
  const copied: string[] = [];
  override(navigator.clipboard, { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
  override(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  script({
    'parse-duel': () => ({ ok: true, text: '2@text', duel: SENT }),
    'format-duel': () => ({ ok: true, text: '2@signed', duel: SENT }),
  });
  await writeDuel(saved({ isUnsent: true, turn: 'send' }));
  await openDuel({ to: 'duel', id: DUEL.id });
  assert.ok(button('send-back')?.classList.contains('primary'));
  await sendDuel();
  assert.deepEqual(copied, [duelLink('2@signed')]);
  assert.equal(requestsOf('format-duel').length, 1);
  assert.equal(button('send-back'), null);
  assert.match(textOf('next'), /Bo is next: the answer comes as a link\./);
  assert.equal((await readDuel(DUEL.id))?.turn, 'wait');
});

test('a player who cancels the share sheet has not sent the duel', async () => {
  override(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  engineKnows(SENT);
  await writeDuel(saved({ isUnsent: true, turn: 'send' }));
  await openDuel({ to: 'duel', id: DUEL.id });
  await sendDuel();
  assert.equal((await readDuel(DUEL.id))?.isUnsent, true);
});

test('a finished duel offers a rematch and nothing to send', async () => {
  engineKnows({ ...SENT, over: true, wins: [2, 0] });
  await writeDuel(saved({ turn: 'over' }));
  await openDuel({ to: 'duel', id: DUEL.id });
  assert.equal(textOf('duel-score'), 'You win the duel, 2 to 0!');
  assert.ok(button('rematch')?.classList.contains('primary'));
  assert.deepEqual([button('send-back'), button('another-round')], [null, null]);
});

test('a game that waits is answered with its cards, and another round has new cards of the same setup', async () => {
  await writeDuel(saved());
  await openDuel({ to: 'duel', id: DUEL.id });
  const { open } = duels.value;
  assert.ok(open);
  answerDuel(open);
  await settled();
  const rival = { name: 'Bo', record: 'bA1-y.V1' };
  assert.deepEqual(state.game.origin, { kind: 'challenge', rival, duel: DUEL.id });
  assert.deepEqual(parseOrigin(state.game.origin), state.game.origin);
  await beginRound(open);
  assert.deepEqual(state.game.origin, { kind: 'challenge', duel: DUEL.id });
});

test('a finished game that answers a challenge begins a duel, and only once', async () => {
  const begun: DuelJson = { ...SENT, names: ['Bo', 'Ann'], sender: 1, length: 0 };
  script({
    'parse-duel': () => ({ ok: true, text: '2@begun', duel: begun }),
    'duel-game': () => ({ ok: true, text: '2@begun', duel: begun }),
  });
  showGame(view({ deal: 'bA1-x', phase: 'over' }), { id: 'mine', origin: { kind: 'challenge', rival: { name: 'Bo', record: 'theirs' } } });
  update('stored', { history: [storedGame('mine', { record: 'ours' })] });
  update('settings', { name: 'Ann' });
  for (let time = 0; time < 2; time++) assert.equal((await addFinishedGame(state.game))?.saved.seat, 1);
  const [request] = requestsOf('duel-game');
  const duel = { id: '', length: 0, names: ['Bo', 'Ann'], sender: 1, scores: [], last: ['', ''], waiting: ['theirs', ''] };
  assert.deepEqual(request, { do: 'duel-game', duel, player: 1, record: 'ours' });
  const stored = await readDuels();
  assert.deepEqual([stored.length, stored[0]?.friend, stored[0]?.turn], [1, 'Bo', 'send']);
});

test('a game of a round that the duel already has leaves the duel unchanged and says so', async () => {
  await writeDuel(saved());
  script({ 'duel-game': () => ({ ok: false, error: { code: 'duel', detail: '' } }) });
  showGame(view({ deal: 'bA1-z', phase: 'over' }), { id: 'mine', origin: { kind: 'challenge', duel: DUEL.id } });
  update('stored', { history: [storedGame('mine', { record: 'ours' })] });
  await openDuel({ to: 'duel' });
  assert.match(page().querySelector('[role="alert"]')?.textContent ?? '', /^This duel already has another game/);
  assert.equal((await readDuel(DUEL.id))?.text, '2@own');
});

test('the end of a challenge begins with the friend: who is ahead, and both maps as the first button', () => {
  const over = view({ deal: 'bA1-x', phase: 'over' });
  showGame(over, { origin: { kind: 'challenge', rival: { name: 'Bo', record: 'r' } }, rival: { name: 'Bo', record: 'r', summary: summary({ deal: 'bA1-x', stars: 0 }) } }); // prettier-ignore
  const part = (name: 'lead' | 'main'): HTMLElement => rendered(finalPart[name]?.(over, currentPlay()) ?? '');
  assert.match(part('lead').textContent, /Bo/);
  assert.equal(part('main').querySelector('.primary')?.getAttribute('data-act'), 'duel');
});
