/** Custom bots run in interpreters of their own, one action at a time and with a time limit of the page. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { CustomBot, SandboxLost, preloadInterpreter } from '../../web/src/core/engine/sandbox';
import '../../web/src/features/workshop/league-games'; // a league does not wait for it
import { checkResultPanel } from '../../web/src/features/workshop/course';
import { playLeague } from '../../web/src/features/workshop/league';
import { checkOpenStep, playOnce, runState, stopRun } from '../../web/src/features/workshop/runs';
import { loadWorkshop, onTextChanged, openFromLink, openStep, workshopState } from '../../web/src/features/workshop/model';
import { update } from '../../web/src/core/state/store';
import { mistakeText } from '../../web/src/core/words/mistakes';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { rendered } from './page-state';
import { answer, answerTo, frames, questions, say, worker } from './sandbox-frame';
import { pass, settled, waitUntil as until } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';

const SEEN = { seat: 0, game: 1, bot_seed: 'l', bot_view: 's' };

beforeEach(async () => {
  worker.nextHangs = false;
  questions.length = 0;
  await preloadInterpreter();
  await loadLazyTexts();
  update('navigation', { route: { to: 'workshop' } });
  workshopState.update({ text: '' });
  await loadWorkshop();
});

async function whyLost(choice: Promise<unknown>): Promise<string> {
  const error = await choice.then(
    () => null,
    (value: unknown) => value,
  );
  assert.ok(error instanceof SandboxLost);
  return error.reason;
}

test('a custom bot receives its source and its view, and returns an action', async () => {
  const bot = new CustomBot('mine');
  const choice = bot.choose(SEEN);
  await until(() => questions.length === 1);
  assert.deepEqual(questions, [{ ...SEEN, source: 'mine' }]);
  answer({ action: 'F1a1', output: 'hello' });
  assert.deepEqual(await choice, { action: 'F1a1', output: 'hello', cut: false });
  bot.end();
  assert.deepEqual(Object.keys(worker.given[0]!.parts), ['engine', 'rest', 'snapshot', 'archive']);
});

// Guarantee: bots
test('each custom bot has its own interpreter, and ending the bot removes its frame', async () => {
  const [before] = frames;
  const one = new CustomBot('one');
  const why = whyLost(one.choose(SEEN));
  await until(() => questions.length === 1);
  const two = new CustomBot('two');
  await two.ready;
  assert.equal(frames.size, 2);
  one.end();
  assert.equal(await why, 'stopped');
  assert.ok(!frames.has(before!));
  two.end();
  assert.equal(frames.size, 0);
  await preloadInterpreter();
  assert.equal(frames.size, 1, 'the next one has not run anything');
});

test('an interpreter can be stopped while it starts', async () => {
  new CustomBot('x').end();
  worker.nextHangs = true;
  const bot = new CustomBot('y');
  const why = whyLost(bot.choose(SEEN));
  await settled();
  bot.end();
  assert.equal(await why, 'stopped');
});

// Guarantee: bots
test('a custom bot that does not answer within 15 seconds is ended', async () => {
  const bot = new CustomBot('x');
  const why = whyLost(bot.choose(SEEN));
  await until(() => questions.length === 1);
  await pass(14_000);
  assert.ok(!bot.isOver);
  await pass(1_001);
  assert.equal(await why, 'silent');
  assert.ok(bot.isOver);
});

// Guarantee: bots
test('a second ready message ends the custom bot', async () => {
  const bot = new CustomBot('x');
  const why = whyLost(bot.choose(SEEN));
  await until(() => questions.length === 1);
  say({ is: 'alive' });
  assert.equal(await why, 'wrong');
});

// Guarantee: bots
test('an answer without a request ends the custom bot', async () => {
  const [frame] = frames;
  const bot = new CustomBot('x');
  const choice = bot.choose(SEEN);
  await until(() => questions.length === 1);
  answer({ action: 'F1a1' });
  await choice;
  answer({ action: 'F1a1' });
  await until(() => !frames.has(frame!));
  assert.equal(await whyLost(bot.choose(SEEN)), 'wrong');
});

const FITS = { kind: 'raised', line: 3, name: 'E', quoted: 'x', frames: [{ line: 3, function: 'choose' }] };
const FORGED: Readonly<Record<string, unknown>> = {
  'no object': 5,
  'no JSON': { is: 'answer', text: '{' },
  'too long': { is: 'answer', text: `{"action":"${'x'.repeat(50_000)}"}` },
  'no action': { is: 'answer', text: '{"output":"","cut":false,"done":true,"table":{"mine":{"mean":9999}}}' },
  'no text': { is: 'answer', text: { toString: 1 } },
  ...Object.fromEntries(
    [
      { kind: { toString: 1 } },
      { kind: 'constructor' },
      { line: 'abc' },
      { line: {} },
      { line: -1 },
      { name: [] },
      { quoted: 'x'.repeat(301) },
    ].map((part) => [
      `failed ${JSON.stringify(part).slice(0, 30)}`,
      { is: 'answer', text: JSON.stringify({ output: '', cut: false, failed: { ...FITS, ...part } }) },
    ]),
  ),
  'printed too much': { is: 'answer', text: JSON.stringify({ action: 'F1a1', output: 'x'.repeat(2001), cut: false }) },
};

for (const [what, message] of Object.entries(FORGED))
  test(`an invalid answer ends the game with the text of a mistake: ${what}`, async () => {
    answerRequests({ 'bot-game': () => ({ ok: true, record: 'r', seat: 0, bot_view: 's', bot_seed: 'l' }) });
    const done = playOnce();
    await until(() => questions.length === 1);
    say(message);
    await done;
    assert.equal(runState.value.mistake?.kind, 'wrong');
    assert.match(mistakeText(runState.value.mistake!), /sent an invalid answer/);
    assert.equal(runState.value.running, null);
  });

test('a bot in the workshop has 45 seconds, for a slow processor', async () => {
  answerRequests({ 'bot-game': () => ({ ok: true, record: 'r', seat: 0, bot_view: 's', bot_seed: 'l' }) });
  const done = playOnce();
  await until(() => questions.length === 1);
  assert.equal(questions[0]?.in_workshop, true);
  await pass(44_000);
  assert.equal(runState.value.running, 'play');
  await pass(1_001);
  await done;
  assert.equal(runState.value.mistake?.kind, 'silent');
});

test('an interpreter that breaks is reported and replaced', async () => {
  const bot = new CustomBot('x');
  const why = whyLost(bot.choose(SEEN));
  await until(() => questions.length === 1);
  say({ is: 'broken', why: 'x' });
  assert.equal(await why, 'broken');
  await preloadInterpreter();
});

/** A game of two actions: the engine deals, applies and counts. */
function engine(): void {
  const at = (record: string, bot_view: string): object => ({ ok: true, record, seat: 0, bot_view, bot_seed: 'l' });
  answerRequests({
    'bot-game': ({ seed }) => at(String(seed), 's1'),
    'bot-game-check': ({ number }) => at(`step${String(number)}`, 's1'),
    'bot-game-act': ({ record, action }) =>
      action === 'bad' ? REFUSED : at(`${String(record)}.${String(action)}`, action === 'last' ? '' : 's2'),
    'built-in-game': ({ bot, seed }) => ({ ok: true, busy: false, progress: 1, record: `${String(bot)}-${String(seed)}` }),
    league: ({ games }) => ({ ok: true, table: { mine: games }, deals_won: {}, leads: {} }),
    'check-step': ({ games }) => ({ ok: true, deals: [[1, 5]], ...((games as object[]).length === 3 ? { value: 55, passed: true } : {}) }),
    replay: () => REFUSED,
  });
}
const REFUSED = refusal('overlap');

async function act(action: string, output = ''): Promise<void> {
  const before = questions.length;
  answer({ action, output });
  if (action !== 'last') await until(() => questions.length === before + 1);
}

test('the engine applies each action of a custom bot, and the replay shows the record', async () => {
  engine();
  const done = playOnce();
  await until(() => questions.length === 1);
  assert.equal(runState.value.running, 'play');
  await playOnce(); // one at a time
  await act('one', 'hello');
  assert.deepEqual(
    questions.map(({ bot_view, game }) => [bot_view, game]),
    [
      ['s1', 1],
      ['s2', 1],
    ],
  );
  await act('last');
  await done;
  assert.deepEqual(
    requestsOf('bot-game-act').map(({ record }) => record),
    ['first', 'first.one'],
  );
  assert.deepEqual(requestsOf('replay')[0]?.record, 'first.one.last');
  assert.deepEqual(runState.value.outputs, [
    { text: 'hello', cut: false, time: 0 },
    { text: '', cut: false, time: 0 },
  ]);
});

test('a game that ends in a mistake of the bot is replayed up to the mistake', async () => {
  engine();
  const done = playOnce();
  await until(() => questions.length === 1);
  await act('one');
  answer({ failed: FITS });
  await done;
  assert.deepEqual(runState.value.mistake, FITS);
  assert.equal(requestsOf('replay')[0]?.record, 'first.one');
});

// Guarantee: bots
test('an action that the engine refuses is reported as an illegal action', async () => {
  engine();
  const done = playOnce();
  await until(() => questions.length === 1);
  answer({ action: 'bad' });
  await done;
  assert.deepEqual([runState.value.mistake?.kind, runState.value.mistake?.quoted], ['illegal', 'bad']);
});

/** Plays a league of two deals, each a game of one action per bot. */
async function league(bots: number): Promise<Record<string, unknown>> {
  runState.update({ deals: 2 });
  const done = playLeague();
  for (let number = 1; number <= 2 * bots; number++) {
    await until(() => questions.length >= number);
    answerTo(number - 1, { action: 'last', table: { mine: { mean: 9999 } } });
  }
  await done;
  return requestsOf('league').at(-1)!;
}

// Guarantee: bots
test('the engine evaluates a league from records, with stored games of built-in bots', async () => {
  engine();
  const { games, stored_results } = await league(1);
  assert.deepEqual(games, { mine: ['league-1.last', 'league-2.last'], novice: [], greedy: [], expert: [] });
  assert.deepEqual(Object.entries(stored_results as object).map(([bot, results]) => [bot, (results as object[]).length]), [
    ['novice', 2],
    ['greedy', 2],
    ['expert', 2],
  ]); // prettier-ignore
  assert.deepEqual(requestsOf('built-in-game'), []);
  assert.match(runState.value.league?.games.greedy?.[1] ?? '', /^bA1-league-2\.[\w.]+$/);
  assert.equal(runState.value.share, 1);
  assert.equal(runState.value.mistake, null);
});

test('built-in bots play the games of a league for which no games are stored', async () => {
  engine();
  runState.update({ dealKind: 'hC1h' });
  const { games } = await league(1);
  runState.update({ dealKind: 'bA1' });
  assert.deepEqual((games as Record<string, string[]>).novice, ['novice-league-1', 'novice-league-2']);
  assert.deepEqual(requestsOf('bot-game').map(({ deal_prefix }) => deal_prefix), ['hC1h', 'hC1h']); // prettier-ignore
});

test('two custom bots play a league against each other, each in its own interpreter', async () => {
  engine();
  workshopState.update({ bots: [{ name: 'Old', source: 'old', saved_at: 0 }] });
  runState.update({ other: 'Old' });
  const { games } = await league(2);
  runState.update({ other: '' });
  assert.deepEqual((games as Record<string, string[]>).other, ['league-1.last', 'league-2.last']);
  assert.deepEqual(
    questions.filter(({ source }) => source === 'old').map(({ game }) => game),
    [1, 2],
  );
  assert.equal(runState.value.league?.other, 'Old');
});

test('a mistake of the other custom bot is reported under its name', async () => {
  engine();
  workshopState.update({ bots: [{ name: 'Old', source: 'old', saved_at: 0 }] });
  runState.update({ other: 'Old' });
  const done = playLeague();
  await until(() => questions.length === 2);
  const question = questions.findIndex(({ source }) => source === 'old');
  answerTo(question, { failed: FITS });
  await done;
  runState.update({ other: '' });
  assert.deepEqual([runState.value.mistake, runState.value.blamed], [FITS, 'Old']);
});

test.each([
  ['leaving the workshop', () => (update('navigation', { route: { to: 'home' } }), answer({ action: 'one' }))],
  ['pressing Stop', stopRun],
])('%s stops the running game, and its mistake is of the kind “stopped”', async (_, stop) => {
  engine();
  const done = playOnce();
  await until(() => questions.length === 1);
  stop();
  await done;
  assert.deepEqual([runState.value.mistake?.kind, runState.value.running], ['stopped', null]);
});

// Guarantee: bots
test('a bot that is opened from a link does not run', async () => {
  await openFromLink('Theirs', 'raise SystemExit');
  await settled();
  assert.deepEqual([workshopState.value.text, runState.value.running, questions.length], ['raise SystemExit', null, 0]);
});

/** Checks the open step in three games of one action each. */
async function check(forged = {}): Promise<void> {
  const done = checkOpenStep();
  for (const at of [0, 1, 2]) {
    await until(() => questions.length > at);
    answerTo(at, { action: 'last', ...forged });
  }
  await done;
}

test('a check of a bot uses two interpreters and ends when the engine knows the result', async () => {
  engine();
  openStep(2);
  await check({ passed: true });
  assert.ok(frames.size <= 1, 'only the next interpreter is left');
  assert.equal(runState.value.mistake, null);
  const { text, value, passed, games } = runState.value.check!;
  assert.deepEqual([text, value, passed, games.size], [workshopState.value.text, 55, true, 3]);
  assert.ok(workshopState.value.course.passed.includes(2));
});

test('a check of a custom bot uses one interpreter if the second one does not start', async () => {
  engine();
  openStep(2);
  worker.nextHangs = true;
  await check();
  assert.equal(runState.value.check?.passed, true);
});

test('the result of a check disappears when the text changes', async () => {
  engine();
  openStep(2);
  const resultElement = (): Element | null => rendered(checkResultPanel()).querySelector('[data-show="check"]');
  await check();
  assert.equal(resultElement()?.getAttribute('data-passed'), 'true');
  onTextChanged('changed');
  assert.equal(resultElement(), null);
});
