/** An action, from the wish to the next hand: asked, saved, shown, and what goes wrong on the way. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { setAim } from '../../web/src/play/hand';
import { goTo } from '../../web/src/commands/navigate';
import { confirm, goOn, useTool } from '../../web/src/play/act';
import { openSaves } from '../../web/src/browser/saves';
import { intentOf } from '../../web/src/state/aim';
import { state } from '../../web/src/state/store';
import { t } from '../../web/src/words/texts';
import { put, said } from './begin';
import { pass, settled, timers } from './clock';
import { answers, asked, whatWasAsked } from './engine';
import { BLANK, drawn, event, tool, turn, view, revealed } from './game';
import { FITS, INKED, after, begin, cleared, ink, later, preview } from './turns';

beforeEach(cleared);

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
  put('hand', { explain: { letter: 'A', pinned: true, data: null } });
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
