/** The table of actions, the one button that matters, the keyboard, and what lies over the map. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { chooseTool, takeAim } from '../../web/src/commands/hand';
import { explainEdict, TOLL } from '../../web/src/commands/explain';
import { followUndo, wantUndo } from '../../web/src/commands/play';
import { endVisit } from '../../web/src/commands/visit';
import { placeOf } from '../../web/src/contract/cells';
import type { PlaceJson, View } from '../../web/src/contract/generated/messages';
import { ACTIONS, type Action, actionFor, primary } from '../../web/src/screens/play/actions';
import { onKeyDown, settleFocus } from '../../web/src/screens/play/keyboard';
import { overlays } from '../../web/src/screens/play/overlay';
import { currentHint } from '../../web/src/state/hand';
import { seat } from '../../web/src/state/seats';
import { busy, state, update } from '../../web/src/state/store';
import { t } from '../../web/src/words/texts';
import { onTheTable, said } from './begin';
import { pass, settled } from './clock';
import { answers, type Message, whatWasAsked } from './engine';
import { CORNER, tool, turn, view } from './game';

const BAD = {
  fits: false,
  reason: 'covers-mountain',
  cells: ['d2'],
  bad: ['d2'],
  destroyed: [],
  attack: [],
  edicts: [],
  coins: 0,
  toll: 0,
};
const preview = (): unknown => ({ ok: true, preview: BAD });
const explain = ({ letter }: Message): unknown => ({
  ok: true,
  explanation: { id: 'canal-lake', letter, stars: 1, count: 1, claims: [{ stars: 1, cells: ['a1', 'b1'] }] },
});
const stays = (): unknown => ({ ok: true, view: state.game.view, events: [] });
const script = { preview, explain, undo: stays, redo: stays, next: stays, pass: stays, act: stays, hint: () => ({ ok: true, busy: true }) };

beforeEach(async () => {
  await pass(1000);
  answers(script);
  document.body.focus();
});

function begin(part: Partial<View> = {}): void {
  const now = view({ tools: [tool(), tool({ kind: 'cell' })], ...part });
  onTheTable(now);
  takeAim(now);
}

function action(code: string, shift = false): Action {
  const found = actionFor(code, shift);
  assert.ok(found, `${code} does something`);
  return found;
}

/* ---------- the table ---------- */

test('no two actions have one key', () => {
  const codes = ['KeyR', 'KeyF', 'KeyT', 'KeyZ', 'KeyY', 'KeyH', 'KeyA', 'KeyB', 'KeyC', 'KeyD', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [`Digit${n}`, `Numpad${n}`])]; // prettier-ignore
  const found = codes.map((code) => actionFor(code, false));
  assert.ok(found.every(Boolean));
  assert.equal(new Set(found).size, codes.length);
  for (const code of ['KeyQ', 'Digit0', 'Enter', 'Escape']) assert.equal(actionFor(code, false), undefined);
});

test('with the shift key R turns back and Z draws again; elsewhere it makes no difference', () => {
  assert.equal(action('KeyR'), ACTIONS.rotate);
  assert.equal(action('KeyR', true), ACTIONS.rotateBack);
  assert.equal(action('KeyZ'), ACTIONS.undo);
  assert.equal(action('KeyZ', true), ACTIONS.redoUndone);
  for (const code of ['KeyF', 'KeyY', 'KeyT', 'KeyH', 'KeyB', 'Digit2']) assert.equal(action(code), action(code, true));
});

test('R and F turn the shape that is held, where it has another side', () => {
  begin();
  action('KeyR').run();
  assert.equal(state.hand.aim?.turn, 1);
  action('KeyR', true).run();
  assert.equal(state.hand.aim?.turn, 0);
  action('KeyF').run();
  assert.equal(state.hand.aim?.turn, 3);
  assert.ok(['KeyR', 'KeyF'].every((code) => action(code).can() && action(code, true).can()));
  begin({ record: 'one-turn', tools: [tool({ turns: [CORNER[0]!] })] });
  assert.ok(!['KeyR', 'KeyF'].some((code) => action(code).can() || action(code, true).can()));
  begin({ record: 'none', tools: [] });
  assert.ok(!action('KeyR').can() && !action('KeyT').can());
});

test('T takes the next terrain', () => {
  begin();
  assert.ok(action('KeyT').can());
  action('KeyT').run();
  assert.equal(state.hand.aim?.terrain, 'W');
});

test('Z, Shift+Z and Y go back and forth as far as the engine allows', async () => {
  begin({ can_undo: true, can_redo: false });
  assert.deepEqual([action('KeyZ').can(), action('KeyZ', true).can(), action('KeyY').can()], [true, false, false]);
  action('KeyZ').run();
  await settled();
  begin({ can_undo: false, can_redo: true });
  assert.deepEqual([action('KeyZ').can(), action('KeyZ', true).can(), action('KeyY').can()], [false, true, true]);
  action('KeyZ', true).run();
  await settled();
  action('KeyY').run();
  await settled();
  assert.deepEqual([whatWasAsked('undo').length, whatWasAsked('redo').length], [1, 2]);
});

test('H asks for a hint and puts it away', async () => {
  begin();
  assert.ok(action('KeyH').can());
  action('KeyH').run();
  assert.ok(currentHint());
  action('KeyH').run();
  assert.equal(currentHint(), null);
  await settled();
  begin({ phase: 'next', tools: [] });
  assert.ok(!action('KeyH').can());
});

test('A to D light an edict, and the same key puts the light out', async () => {
  begin();
  action('KeyB').run();
  await settled();
  assert.equal(state.hand.explain?.letter, 'B');
  action('KeyC').run();
  await settled();
  assert.equal(state.hand.explain?.letter, 'C');
  action('KeyC').run();
  assert.equal(state.hand.explain, null);
  update('game', { view: null });
  assert.ok(!action('KeyA').can());
});

test('1 to 9 choose a shape of the card', () => {
  begin();
  assert.deepEqual([action('Digit2').can(), action('Numpad2').can(), action('Digit3').can()], [true, true, false]);
  action('Numpad2').run();
  assert.equal(state.hand.aim?.tool, 1);
  action('Digit1').run();
  assert.equal(state.hand.aim?.tool, 0);
  action('Digit9').run();
  assert.equal(state.hand.aim?.tool, 0);
});

/* ---------- the one button ---------- */

test('with a shape in hand the button inks it in, where it fits', async () => {
  begin();
  assert.deepEqual([primary()?.label, primary()?.icon, primary()?.able], [t('play-confirm'), 'quill', true]);
  primary()?.act();
  await settled();
  assert.equal(whatWasAsked('act').length, 1);
  begin({ record: 'nowhere', tools: [tool({ turns: [turn('0', [[0, 0]], { anchors: [] })] })] });
  assert.equal(primary()?.able, false);
});

test('heroes are placed, and cells destroyed', () => {
  begin({ record: 'hero', tools: [tool({ kind: 'hero' })] });
  assert.equal(primary()?.label, t('extra-place-hero'));
  begin({ record: 'destroy', tools: [tool({ kind: 'destroy' })] });
  assert.deepEqual([primary()?.label, primary()?.icon], [t('extra-destroy'), 'cross']);
});

test('with nothing in hand it passes, turns the next card or ends the season', async () => {
  update('settings', { askSkills: true });
  begin({ record: 'p', phase: 'extra', tools: [], can_pass: true });
  assert.equal(primary()?.label, t('extra-finish-skills'));
  primary()?.act();
  await settled();
  assert.equal(whatWasAsked('pass').length, 1);
  begin({ record: 'p', phase: 'dodge', tools: [], can_pass: true });
  assert.equal(primary()?.label, t('extra-dodge-not'));
  begin({ record: 'p', phase: 'next', tools: [] });
  assert.equal(primary()?.label, t('play-next'));
  primary()?.act();
  await settled();
  assert.equal(whatWasAsked('next').length, 1);
  begin({ record: 'p', phase: 'next', tools: [], ends_season: true });
  assert.equal(primary()?.label, t('extra-end-season'));
  update('game', { seats: [seat(0), seat(1)] });
  assert.equal(primary()?.label, t('table-done'));
});

test('nobody is asked about skills that they have not touched: one press goes past them', async () => {
  const drawn = view({ record: 'p2', phase: 'next', tools: [], can_undo: true });
  answers({ pass: () => ({ ok: true, view: drawn, events: [] }), next: () => ({ ok: true, view: view(), events: [] }), preview });
  begin({ record: 'p', phase: 'extra', tools: [tool({ skill: 'search' })], can_pass: true });
  assert.equal(primary()?.label, t('play-next'));
  primary()?.act();
  await settled();
  await settled();
  assert.deepEqual([whatWasAsked('pass').length, whatWasAsked('next').length], [1, 1]);
  begin({ record: 'p', phase: 'extra', tools: [tool({ skill: 'search' })], can_pass: true });
  chooseTool(0);
  assert.equal(primary()?.label, t('play-confirm'), 'a skill in hand is drawn with');
});

test('undo takes back the turn before, but not in the first try of a daily map', async () => {
  answers({ ...script, 'take-back': stays });
  begin({ record: 'u', can_take_back: true });
  assert.ok(ACTIONS.undo.can());
  ACTIONS.undo.run();
  await settled();
  assert.equal(whatWasAsked('take-back').length, 1);
  update('game', { origin: { kind: 'daily', day: '2026-11-16' } });
  assert.ok(!ACTIONS.undo.can());
  begin({ record: 'u', can_undo: true, can_take_back: false });
  ACTIONS.undo.run();
  await settled();
  assert.deepEqual([whatWasAsked('undo').length, whatWasAsked('take-back').length], [1, 1]);
});

test('what the monsters cost is asked like an edict, and its cells light up', async () => {
  begin({ record: 'toll' });
  answers({
    ...script,
    explain: ({ letter }: Message) => ({
      ok: true,
      explanation: { id: 'toll', letter, stars: -2, count: 2, claims: [{ stars: -1, cells: ['a1'] }, { stars: -1, cells: ['c3'] }] }, // prettier-ignore
    }),
  });
  await explainEdict(TOLL, true);
  assert.deepEqual(overlays(), [{ kind: 'lit', groups: [[placeOf('a1')], [placeOf('c3')]], lost: true }]);
  assert.equal(said.at(-1), t('why-toll', { count: 2 }));
});

test('while a bot acts, and without a game, there is no such button', () => {
  begin({ record: 'p', phase: 'bot', tools: [] });
  assert.equal(primary(), null);
  update('game', { view: null });
  assert.equal(primary(), null);
});

/* ---------- undo while the ink spreads ---------- */

test('an undo that comes while the ink still spreads is done when it is dry', async () => {
  begin({ can_undo: false, phase: 'draw' });
  let dry = (): void => undefined;
  const inking = busy(() => new Promise<void>((done) => (dry = done)));
  onKeyDown({
    code: 'KeyZ',
    key: 'z',
    shiftKey: false,
    target: document.body,
    preventDefault: () => undefined,
  } as unknown as KeyboardEvent);
  followUndo();
  assert.deepEqual(whatWasAsked('undo'), [], 'not under the pen');
  update('game', { view: view({ can_undo: true, phase: 'next' }) });
  dry();
  await inking;
  followUndo();
  followUndo();
  await settled();
  assert.equal(whatWasAsked('undo').length, 1, 'and only once');
});

test('nothing is undone where nothing can be, or where the player has left', async () => {
  begin({ can_undo: false });
  wantUndo();
  followUndo();
  begin({ can_undo: true });
  wantUndo();
  endVisit();
  followUndo();
  await settled();
  assert.deepEqual(whatWasAsked('undo'), []);
});

/* ---------- the keyboard ---------- */

const map = Object.assign(document.createElement('div'), { className: 'cells' });
const cell = document.createElement('button');
map.append(cell);
document.body.append(map);

/** Presses a key; true if the page has taken it. */
function press(key: string, part: Partial<KeyboardEvent> = {}, target: Element = document.body): boolean {
  let taken = false;
  const event = {
    key,
    code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
    target,
    shiftKey: false,
    ...part,
    preventDefault: () => (taken = true),
  };
  onKeyDown(event as unknown as KeyboardEvent);
  return taken;
}

test('arrows move the shape, and bring the focus to its cell', () => {
  begin();
  assert.ok(press('ArrowUp'));
  assert.deepEqual(state.hand.aim?.cursor, [4, 5]);
  cell.dataset.cell = 'f5';
  settleFocus();
  assert.equal(document.activeElement, cell);
});

test('Enter acts on the map only, and a key that is held down acts once', async () => {
  begin();
  const button = document.createElement('button');
  assert.ok(!press('Enter', {}, button), 'a button has its own Enter');
  assert.ok(press('Enter', { repeat: true }));
  await settled();
  assert.equal(whatWasAsked('act').length, 0);
  assert.ok(press('Enter', {}, cell));
  await settled();
  assert.equal(whatWasAsked('act').length, 1);
});

test('letters of the browser’s own shortcuts, and what is typed, are left alone', () => {
  begin();
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) assert.ok(!press('r', held));
  assert.ok(!press('r', {}, document.createElement('input')));
  assert.ok(!press('q'));
  assert.equal(state.hand.aim?.turn, 0);
  update('where', { route: { to: 'home' } });
  assert.ok(!press('r'));
});

test('whoever has switched letters off turns nothing by them; arrows still move', () => {
  begin();
  update('settings', { letterKeys: false });
  assert.ok(!press('r'));
  assert.ok(press('ArrowUp'));
  update('settings', { letterKeys: true });
  assert.ok(press('r'));
});

test('a key that can do nothing now is still ours', () => {
  begin({ can_undo: false });
  assert.ok(press('z'));
  assert.deepEqual(whatWasAsked('undo'), []);
});

test('while an answer is on its way letters do nothing, arrows still move', async () => {
  begin();
  let end: () => void = () => undefined;
  const work = busy(() => new Promise<void>((resolve) => (end = resolve)));
  assert.ok(!press('r'));
  assert.ok(press('ArrowUp'));
  end();
  await work;
  assert.ok(press('r'));
});

test('what lies over the map has keys of its own', () => {
  begin();
  const covers: [() => void, () => void][] = [
    [() => update('where', { dialog: { is: 'menu' } }), () => update('where', { dialog: null })],
    [() => update('where', { book: { page: '', search: '', whole: false } }), () => update('where', { book: null })],
    [() => update('stage', { curtain: true }), () => update('stage', { curtain: false })],
    [() => update('page', { failure: { text: '', problem: null } }), () => update('page', { failure: null })],
  ];
  for (const [cover, uncover] of covers) {
    cover();
    assert.ok(!press('r'));
    uncover();
  }
  assert.ok(press('r'));
});

test('during a moment only what ends it is a key', () => {
  begin();
  update('stage', { moment: { kind: 'reveal', cards: [] } });
  assert.ok(!press('r'));
  for (const key of ['Enter', ' ', 'Escape']) assert.ok(press(key));
});

test('Escape puts away the hint, the light, the skill, and opens the menu last', async () => {
  begin({ tools: [tool(), tool({ skill: 'search' })] });
  action('KeyH').run();
  press('Escape');
  assert.equal(currentHint(), null);
  action('KeyA').run();
  press('Escape');
  assert.equal(state.hand.explain, null);
  update('hand', { aim: { ...state.hand.aim!, tool: 1 } });
  press('Escape');
  assert.equal(state.hand.aim?.tool, 0);
  assert.ok(!state.where.dialog);
  press('Escape');
  assert.deepEqual(state.where.dialog, { is: 'menu' });
  await settled();
});

test('behind a pinned light the shape stays', async () => {
  begin();
  action('KeyA').run();
  await settled();
  assert.ok(press('ArrowUp'));
  assert.deepEqual(state.hand.aim?.cursor, [5, 5]);
});

test('the curtain’s button gets the focus that the curtain took away', () => {
  begin();
  const button = document.createElement('button');
  button.dataset.act = 'unveil';
  document.body.append(button);
  document.body.focus();
  update('stage', { curtain: true });
  settleFocus();
  assert.equal(document.activeElement, button);
  button.remove();
});

/* ---------- over the map ---------- */

test('the ghost lies where the shape is held, with the cells that forbid it', async () => {
  begin({ record: 'ghost', tools: [tool({ turns: [turn('0', [[0, 0]], { anchors: [[9, 9]] })] })] });
  const [first] = overlays();
  assert.deepEqual(first, { kind: 'ghost', ghost: { letter: 'F', cells: [[9, 9]], attack: [], bad: [], legal: true, tap: '' } });
  update('hand', { aim: { ...state.hand.aim!, cursor: [1, 3] } });
  press('ArrowDown');
  press('ArrowUp');
  await pass(100);
  const [moved] = overlays();
  assert.deepEqual(moved, { kind: 'ghost', ghost: { letter: 'F', cells: [[1, 3]], attack: [], bad: [[1, 3]], legal: false, tap: '' } });
});

test('an explanation lights its claims, and hides everything else', async () => {
  begin();
  action('KeyB').run();
  await settled();
  assert.deepEqual(overlays(), [{ kind: 'lit', groups: [[placeOf('a1'), placeOf('b1')]] }]);
});

test('each moment has its own picture', () => {
  begin();
  const during = (moment: typeof state.stage.moment): unknown => {
    update('stage', { moment });
    return overlays();
  };
  const cells = ['a1'];
  const at = [placeOf('a1')];
  assert.deepEqual(during({ kind: 'walk', card: 'goblin-attack', cells, fits: true }), [
    { kind: 'trial', cells: at, mark: 'M', fits: true },
  ]);
  assert.deepEqual(during({ kind: 'raid', cells, text: '', note: '' }), [{ kind: 'trial', cells: at, mark: 'M', fits: false }]);
  assert.deepEqual(during({ kind: 'flash', cells, text: '' }), [{ kind: 'lit', groups: [at] }]);
  assert.deepEqual(during({ kind: 'flash', cells: [], text: '' }), []);
  assert.deepEqual(during({ kind: 'reveal', cards: [] }), []);
  assert.deepEqual(during({ kind: 'ink', from: '', cells, since: 0 }), []);
});

test('a hint shows its places instead of the shape', () => {
  begin();
  const advice: PlaceJson = {
    kind: 'shape',
    terrain: 'W',
    cells: ['a1'],
    attack: ['a2'],
    skill: null,
    text: '',
    expected: 0,
    gain: 0,
    reasons: [],
    intent: null,
  };
  update('hand', { hint: { record: 'bA1-test', hint: null, chosen: 0 } });
  assert.equal(overlays()[0]?.kind, 'ghost', 'while it is thought of');
  update('hand', { hint: { record: 'bA1-test', hint: { by: 0, on: 0, places: [advice] }, chosen: 0 } });
  assert.deepEqual(overlays()[0], { kind: 'places', places: [{ letter: 'W', cells: [[0, 0]], attack: [[1, 0]], label: '1' }], chosen: 0 });
});
