/** An action, from the wish to the next hand: asked, saved, shown, and what goes wrong on the way. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { prepareSaves } from '../../web/src/commands/keep';
import { setAim } from '../../web/src/commands/hand';
import { skipMoment } from '../../web/src/commands/moments';
import { goTo } from '../../web/src/commands/navigate';
import { confirm, goOn, useTool } from '../../web/src/commands/play';
import { recover } from '../../web/src/commands/recover';
import { settle, unveil } from '../../web/src/commands/show';
import { endTally, tallyMissed, tallyOf } from '../../web/src/commands/tally';
import { onEngineLost } from '../../web/src/engine/ask';
import { openSaves } from '../../web/src/browser/saves';
import type { View } from '../../web/src/contract/generated/messages';
import { intentOf } from '../../web/src/state/aim';
import { seat } from '../../web/src/state/seats';
import { state, update } from '../../web/src/state/store';
import { t } from '../../web/src/words/texts';
import { onTheTable, said } from './begin';
import { pass, settled, timers } from './clock';
import { answers, asked, EngineLost, type Message, loseEngine, onRestart, whatWasAsked } from './engine';
import { BLANK, drawn, event, player, score, summary, tool, turn, view, revealed } from './game';

const FITS = { fits: true, reason: null, cells: [], bad: [], destroyed: [], attack: [], edicts: [], coins: 0, toll: 0 };
const preview = (): unknown => ({ ok: true, preview: FITS });
const INKED = drawn({ a1: 'F' });
const after = (part: Partial<View> = {}): View =>
  view({ record: 'bA1-test.F0a1', phase: 'next', tools: [], can_undo: true, players: [player(0, { map: INKED })], ...part });
const ink = event('drawn', { by: 0, on: 0, terrain: 'F', cells: ['a1'], map: INKED });

/** An answer that comes when the test says so. */
function later(): { answer: Promise<unknown>; come: (answer: unknown) => void; break: (error: Error) => void } {
  let come: (answer: unknown) => void = () => undefined;
  let broken: (error: Error) => void = () => undefined;
  const answer = new Promise<unknown>((resolve, reject) => {
    come = resolve;
    broken = reject;
  });
  answer.catch(() => undefined);
  return { answer, come, break: broken };
}

function begin(now = view()): void {
  onTheTable(now);
  settle(now);
}

beforeEach(async () => {
  await prepareSaves();
  for (const save of await (await openSaves()).all()) await (await openSaves()).remove(save.id);
  await prepareSaves();
  onEngineLost(() => void recover());
  onRestart(() => Promise.resolve());
  await pass(5000); // whatever the test before was waiting for
  answers({ preview });
});

test('a confirmed shape is asked for, saved, inked in, and the hand is empty for the next card', async () => {
  begin();
  answers({ preview, act: () => ({ ok: true, view: after(), events: [ink] }) });
  const intent = intentOf(state.game.view!, state.hand.aim!);
  confirm();
  assert.equal(state.busy, 1);
  await settled();
  assert.deepEqual(whatWasAsked('act'), [{ do: 'act', intent }]);
  assert.deepEqual(state.game.view?.tools, [], 'nothing can be placed meanwhile');
  const [saved] = await (await openSaves()).all();
  assert.equal(saved?.record, 'bA1-test.F0a1', 'it is saved before it is shown');
  await settled();
  assert.deepEqual(state.stage.moment, {
    kind: 'ink',
    from: BLANK,
    cells: ['a1'],
    since: state.stage.moment && 'since' in state.stage.moment ? state.stage.moment.since : 0,
  });
  assert.equal(state.stage.map, INKED);
  await pass(320);
  assert.equal(state.stage.moment, null);
  assert.equal(state.busy, 0);
  assert.equal(state.game.view?.phase, 'next');
  assert.equal(state.hand.aim, null);
  assert.ok(said.some((text) => text.startsWith(t('say-inked')) && text.includes('A1')));
});

test('what does not fit is said, not asked', async () => {
  const nowhere = tool({ turns: [turn('0', [[0, 0]], { anchors: [] })] });
  answers({ preview: () => ({ ok: true, preview: { ...FITS, fits: false, reason: 'covers-mountain', cells: ['d2'] } }) });
  begin(view({ tools: [nowhere] }));
  await pass(40);
  confirm();
  assert.deepEqual(whatWasAsked('act'), []);
  assert.ok(said.at(-1)?.includes(t('reason-covers-mountain')));
});

test('while an answer is on its way nothing else is asked', async () => {
  begin();
  const wait = later();
  answers({ preview, next: () => wait.answer });
  goOn('next');
  goOn('next');
  goOn('undo');
  await settled();
  assert.deepEqual(asked.map((message) => message.do).filter((kind) => kind !== 'preview'), ['next']); // prettier-ignore
  wait.come({ ok: true, view: after(), events: [] });
  await settled();
  assert.equal(state.busy, 0);
});

test('the first wish during a moment ends that; the next is a wish', async () => {
  begin();
  answers({ preview, act: () => ({ ok: true, view: after(), events: [ink] }), next: () => ({ ok: true, view: view(), events: [] }) });
  confirm();
  await settled();
  await settled();
  assert.ok(state.stage.moment);
  goOn('next');
  await settled();
  assert.equal(state.stage.moment, null);
  assert.deepEqual(whatWasAsked('next'), []);
  goOn('next');
  await settled();
  assert.equal(whatWasAsked('next').length, 1);
});

test('what the rules forbid is said aloud; an error of the engine is shown', async () => {
  begin();
  answers({ preview, undo: () => ({ ok: false, error: { code: 'nothing-to-undo', detail: '' } }) });
  goOn('undo');
  await settled();
  assert.equal(said.at(-1), t('reason-nothing-to-undo'));
  assert.ok(!state.page.failure);
  answers({ preview, undo: () => ({ ok: false, error: { code: 'engine', detail: 'x' } }) });
  goOn('undo');
  await settled();
  assert.deepEqual(state.page.failure, { text: 'error-engine', problem: { code: 'engine', detail: 'x' } });
  answers({ preview, undo: () => ({ ok: false, error: { code: 'strange', detail: 'x' } }) });
  goOn('undo');
  await settled();
  assert.deepEqual(state.page.failure, { text: 'error-unknown', problem: { code: 'strange', detail: 'x' } });
});

test('undo and redo are announced', async () => {
  begin(after());
  answers({
    preview,
    undo: () => ({ ok: true, view: view({ can_redo: true }), events: [] }),
    redo: () => ({ ok: true, view: after(), events: [] }),
  });
  goOn('undo');
  await settled();
  assert.ok(said.includes(t('say-undone')));
  assert.equal(state.stage.map, BLANK);
  await pass(50);
  goOn('redo');
  await settled();
  assert.ok(said.includes(t('say-redone')));
  assert.equal(state.stage.map, INKED);
});

test('a turn that is taken back comes with the hand that drew it, and is told of', async () => {
  const before = view({ turn: 1, tools: [tool({ turns: [turn('0', [[0, 0]]), turn('1', [[0, 0], [0, 1]])] })] }); // prettier-ignore
  begin(before);
  const held = { ...(state.hand.aim as NonNullable<typeof state.hand.aim>), turn: 1, cursor: [7, 3] as const, terrain: 'F' };
  setAim(held);
  const next = view({ turn: 2, record: 'bA1-test.F0a1', can_take_back: true });
  answers({
    preview,
    act: () => ({ ok: true, view: after({ turn: 1 }), events: [] }),
    next: () => ({ ok: true, view: next, events: [] }),
    'take-back': () => ({ ok: true, view: { ...before, record: `${before.record}.-1`, can_redo: true }, events: [] }),
  });
  confirm();
  await settled();
  goOn('next');
  await settled();
  assert.notDeepEqual(state.hand.aim, held);
  goOn('take-back');
  await settled();
  assert.deepEqual(state.hand.aim, held);
  assert.equal(state.page.notice, 'play-taken-back');
  assert.equal(said.at(-1), t('play-taken-back'));
  await pass(5000);
});

test('acrobatics need no place', async () => {
  begin(
    view({
      record: 'bA1-test.dodge',
      phase: 'dodge',
      tools: [tool({ kind: 'dodge', skill: 'acrobatics', turns: [turn('j', [], { anchors: [] })] })],
    }),
  );
  answers({ act: () => ({ ok: true, view: after(), events: [event('dodged')] }) });
  useTool(0);
  await settled();
  assert.deepEqual(asked[0]?.intent, { tool: 0, terrain: null, turn: 'j', row: 0, column: 0 });
});

test('an explanation that was open is closed by the next action', async () => {
  begin(after());
  update('hand', { explain: { letter: 'A', pinned: true, data: null } });
  answers({ preview, next: () => ({ ok: true, view: view(), events: [] }) });
  goOn('next');
  assert.equal(state.hand.explain, null);
  await settled();
});

/* ---------- leaving ---------- */

test('a game that is left while its answer is on the way shows nothing of it', async () => {
  begin();
  const wait = later();
  answers({ preview, act: () => wait.answer });
  confirm();
  await settled();
  await goTo({ to: 'home' });
  wait.come({ ok: true, view: after(), events: [ink, revealed('goblin-attack')] });
  await settled();
  await pass(5000);
  assert.equal(state.stage.moment, null);
  assert.equal(state.stage.map, BLANK);
  assert.equal(state.busy, 0);
  assert.equal((await (await openSaves()).all())[0]?.record, 'bA1-test.F0a1', 'it is saved all the same');
});

test('a game that is left in the middle of an animation drops all of it, and leaves no timer', async () => {
  begin();
  const walk = event('walk', { on: 0, card: 'goblin-attack', walk: [['a1'], ['b2'], ['c3']], cells: ['c3'], map: drawn({ c3: 'M' }) });
  answers({ preview, act: () => ({ ok: true, view: after(), events: [ink, walk, ink] }) });
  confirm();
  await settled();
  await pass(320);
  assert.equal(state.stage.moment?.kind, 'walk');
  const { map } = state.stage;
  await goTo({ to: 'home' });
  await pass(10_000);
  assert.equal(state.stage.moment, null);
  assert.equal(state.stage.map, map);
  assert.equal(state.busy, 0);
  assert.equal(timers(), 0);
  assert.ok(!said.some((text) => text.includes('C3')), 'what would have come is not told either');
});

/* ---------- the end of a season ---------- */

const scored = event('scored', { on: 0, score: score('spring', 6), map: INKED });
const claims = [{ stars: 3, cells: ['a1', 'a2'] }];
const reasons = ({ edicts }: Message): unknown => ({
  ok: true,
  explanations: (edicts as string[]).map((id, i) => ({ id, letter: '', stars: i ? 99 : 3, count: 1, claims })),
  toll: 0,
  toll_cells: [],
});
const summer = (): View =>
  view({
    season: 'summer',
    season_index: 1,
    record: 'bA1-test.F0a1._',
    players: [player(0, { map: INKED, seasons: [score('spring', 6)] })],
  });

test('a tally stays until it is read, tells what still explains its stars, and is kept as read', async () => {
  begin(after());
  answers({ preview, next: () => ({ ok: true, view: summer(), events: [scored] }), desk: reasons });
  goOn('next');
  await settled();
  await settled();
  assert.deepEqual(state.stage.tally?.score, score('spring', 6));
  const [first, second] = state.stage.tally?.lines ?? [];
  assert.deepEqual([first?.cells, second?.why], [[['a1', 'a2']], null], 'B has other stars by now');
  assert.deepEqual(whatWasAsked('desk').at(-1), { do: 'desk', map: INKED, edicts: ['sentinel-wood', 'canal-lake'], coins: 0 });
  assert.equal(state.stage.tally?.last, false);
  assert.equal(state.game.view?.season, 'spring', 'the season that was scored stays on the screen');
  await pass(60_000);
  assert.ok(said.some((text) => text.includes(t('n-stars', { stars: 6 }))));
  assert.ok(state.stage.tally, 'no time ends it');
  endTally();
  await settled();
  assert.equal(state.stage.tally, null);
  assert.equal(state.game.tallied, 1);
  assert.equal(state.game.view?.season, 'summer');
  assert.equal((await (await openSaves()).all())[0]?.tallied, 1);
  assert.equal(state.busy, 0);
});

test('a tally that was left unread is shown again', async () => {
  begin(after());
  answers({ preview, next: () => ({ ok: true, view: summer(), events: [scored] }), desk: reasons });
  goOn('next');
  await settled();
  await settled();
  await goTo({ to: 'home' });
  await settled();
  assert.equal(state.game.tallied, 0);
  assert.equal(state.busy, 0);
  onTheTable(summer());
  void tallyMissed(summer());
  await settled();
  assert.equal(state.stage.tally?.index, 0);
  endTally();
  await settled();
  assert.equal(state.game.tallied, 1);
  await tallyMissed(summer());
  assert.equal(state.stage.tally, null, 'once is enough');
});

test('the fourth tally is the last, and so is one of a game that is over', () => {
  const all = player(0, { seasons: ['spring', 'summer', 'fall', 'winter'].map((season) => score(season, 1)) });
  assert.equal(tallyOf(view({ players: [all] }), 3, null, 0)?.last, true);
  assert.equal(tallyOf(view({ players: [all] }), 2, null, 0)?.last, false);
  assert.equal(tallyOf(view({ players: [all], phase: 'over' }), 2, null, 0)?.last, true);
  assert.equal(tallyOf(view(), 0, null, 0), null);
});

test('the end of a game is told, kept for good, and leads to the final screen', async () => {
  begin(after());
  const results = [{ seat: 0, place: 1, stars: 41, toll: 0, par: 30, rating: 11, title: 10, next_title: 20 }];
  const over = view({ phase: 'over', tools: [], results, winners: [0], record: 'done', players: [player(0, { map: INKED, stars: 41 })] });
  answers({ next: () => ({ ok: true, view: over, events: [] }), summary: () => ({ ok: true, summary: summary() }) });
  goOn('next');
  await settled();
  await settled();
  assert.equal(state.where.route.to, 'final');
  assert.deepEqual(whatWasAsked('summary'), [{ do: 'summary', record: 'done', seat: 0 }]);
  assert.equal(state.kept.games[0]?.id, 'game');
  const [saved] = await (await openSaves()).all();
  assert.deepEqual([saved?.finished, saved?.stars], [true, 41]);
});

/* ---------- a lost engine ---------- */

test('a worker that dies under a message is replaced, and the game goes on at the same card', async () => {
  begin();
  answers({ preview, act: () => ({ ok: true, view: after(), events: [] }) });
  confirm();
  await settled();
  const wait = later();
  const restarted = later();
  answers({ next: () => wait.answer, open: () => ({ ok: true, view: after(), events: [] }) });
  onRestart(() => restarted.answer as Promise<void>);
  goOn('next');
  await settled();
  wait.break(new EngineLost());
  loseEngine();
  loseEngine();
  await settled();
  assert.equal(state.busy, 1, 'the end of the message does not end the restart');
  restarted.come(undefined);
  await settled();
  assert.deepEqual(whatWasAsked('open'), [{ do: 'open', record: 'bA1-test.F0a1', bots: [] }]);
  assert.equal(state.busy, 0);
  assert.equal(state.engine.is, 'ready');
  assert.equal(state.page.notice, 'extra-save-lost');
  assert.equal(state.game.view?.phase, 'next');
});

test('an engine that cannot be replaced is a failure, told once', async () => {
  begin();
  onRestart(() => Promise.reject(new Error('no')));
  loseEngine();
  await settled();
  assert.equal(state.engine.is, 'failed');
  assert.equal(state.page.failure?.text, 'error-engine');
  assert.equal(state.busy, 0);
});

test('a worker that dies behind a tally leaves it on the screen', async () => {
  begin(after());
  answers({
    preview,
    next: () => ({ ok: true, view: summer(), events: [scored] }),
    desk: reasons,
    open: () => ({ ok: true, view: summer(), events: [] }),
  });
  goOn('next');
  await settled();
  await settled();
  loseEngine();
  await settled();
  assert.ok(state.stage.tally);
  assert.equal(state.game.view?.season, 'spring');
  endTally();
  await settled();
  assert.equal(state.game.view?.season, 'summer');
});

/* ---------- the curtain ---------- */

test('the next person is waited for behind the curtain, and sees their own map', async () => {
  const seats = [seat(0), seat(1)];
  const players = [player(0, { map: INKED }), player(1)];
  const now = view({ players, seat: 1, on: 1 });
  onTheTable(view({ players }), { seats });
  settle(now);
  assert.equal(state.stage.curtain, true);
  assert.equal(state.stage.map, '', 'nobody sees it meanwhile');
  assert.equal(state.hand.aim, null);
  unveil();
  await settled();
  assert.equal(state.stage.curtain, false);
  assert.deepEqual([state.stage.at, state.stage.shown, state.stage.map], [1, 1, BLANK]);
  assert.ok(state.hand.aim);
});

test('behind the curtain only what concerns the whole table is shown', async () => {
  const seats = [seat(0), seat(1)];
  const players = [player(0), player(1)];
  onTheTable(view({ players, phase: 'next' }), { seats });
  answers({
    preview,
    next: () => ({ ok: true, view: view({ players, seat: 1, on: 1 }), events: [ink, revealed('goblin-attack')] }),
  });
  goOn('next');
  await settled();
  assert.equal(state.stage.moment, null);
  assert.equal(state.stage.curtain, true);
  assert.equal(said.at(-1), t('table-curtain-title', { player: t('new-player', { number: 2 }) }));
  assert.equal(state.busy, 0);
});

test('whoever comes to the screen is shown the raids on their map, one by one', async () => {
  const seats = [seat(0), { ...seat(1), name: 'Bo' }];
  const raid = (cell: string): ReturnType<typeof event> =>
    event('drawn', { by: 1, on: 0, card: 'goblin-attack', cells: [cell], terrain: 'M', map: drawn({ [cell]: 'M' }) });
  const now = view({ players: [player(0, { map: INKED }), player(1)], log: [raid('a1'), raid('b2')] });
  onTheTable(now, { seats }, { at: 1 });
  settle(now);
  unveil();
  await settled();
  assert.equal(state.stage.moment?.kind, 'raid');
  assert.equal(state.stage.map, drawn({ a1: 'M' }));
  await pass(60_000);
  assert.equal(state.stage.moment?.kind, 'raid', 'it stays until it is read');
  assert.ok(skipMoment());
  await settled();
  assert.equal(state.stage.map, drawn({ b2: 'M' }));
  skipMoment();
  await settled();
  assert.equal(state.stage.moment, null);
  assert.equal(state.stage.map, INKED);
  assert.ok(said.some((text) => text.includes(t('play-ambush-on-you', { player: 'Bo' }))));
});

test('at an open table the next person sits down by themselves, and hears what bots drew on their map', async () => {
  const seats = [seat(0), seat(1), seat(2, 'greedy')];
  const players = [player(0), player(1), player(2)];
  const raid = (by: number): ReturnType<typeof event> =>
    event('drawn', { by, on: 1, card: 'goblin-attack', cells: ['a1'], terrain: 'M', map: drawn({ a1: 'M' }) });
  onTheTable(view({ players, phase: 'next' }), { seats, open: true });
  answers({ preview, next: () => ({ ok: true, view: view({ players, seat: 1, on: 1, log: [raid(0), raid(2)] }), events: [] }) });
  goOn('next');
  await settled();
  assert.deepEqual([state.stage.curtain, state.stage.at, state.stage.shown], [false, 1, 1]);
  assert.ok(said.includes(t('table-curtain-title', { player: t('new-player', { number: 2 }) })));
  assert.equal(state.stage.moment?.kind, 'raid', 'the bot’s; all have seen what the person drew');
  skipMoment();
  await settled();
  assert.equal(state.stage.moment, null);
});

test('nothing to skip is said so', () => {
  assert.equal(skipMoment(), false);
  setAim(null);
});
