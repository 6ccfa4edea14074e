/** Games begun, opened and left; bots that think; deals that a page around us starts. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { openStore } from '../../web/src/browser/database';
import { storedMirror } from '../../web/src/browser/local';
import { letThink } from '../../web/src/commands/bots';
import { playSomething, startDeal } from '../../web/src/commands/embed';
import {
  addSeat,
  changeSeat,
  changeSetup,
  chooseEdict,
  chooseMode,
  choosePreset,
  editSeats,
  fillIn,
  firstGame,
  pickAmbush,
  recolour,
  swapLetters,
  takeDeal,
  togglePack,
} from '../../web/src/commands/form';
import { prepareSaves } from '../../web/src/commands/kept';
import { goTo } from '../../web/src/commands/navigate';
import { leaveGame, newGame, openDeal, openLinkedDeal, openSave, takeOverRecord } from '../../web/src/commands/open';
import { changeSettings } from '../../web/src/commands/settings';
import { engineIs } from '../../web/src/engine/ask';
import { preset } from '../../web/src/state/form';
import { seat } from '../../web/src/state/seats';
import { state, update } from '../../web/src/state/store';
import './begin';
import { pass, settled } from './clock';
import { answers, EngineLost, whatWasAsked } from './engine';
import { drawn, player, save, score, summary, tool, view, revealed } from './game';

const preview = (): unknown => ({ ok: false, error: { code: 'no-game', detail: '' } });
const opened =
  (part = {}, events: unknown[] = []): (() => unknown) =>
  () => ({ ok: true, view: view({ tools: [], ...part }), events });

beforeEach(async () => {
  storedMirror.write(null);
  for (const name of ['mapwright', 'mapwright-history']) await openStore(name, 'games')('readwrite', (all) => void all.clear());
  await prepareSaves();
  update('page', { notice: null });
});

test('a new game gets a seed by lot, its players and bots, and is saved at once', async () => {
  answers({ new: opened({ players: [player(0), player(1)], bots: ['', 'greedy'] }), think: () => ({ ok: true, busy: false }) });
  const seats = [seat(0), seat(1, 'greedy')];
  await newGame(preset('base'), '', { seats, open: false });
  const [message] = whatWasAsked('new');
  assert.match(String(message?.seed), /^[a-z0-9]{8}$/);
  assert.equal((message?.setup as { players: number }).players, 2);
  assert.deepEqual(message?.bots, ['', 'greedy']);
  assert.equal(state.where.route.to, 'play');
  assert.deepEqual(state.game.seats, seats);
  assert.equal(state.kept.saves.length, 1);
  assert.deepEqual([state.where.waiting, state.busy], [false, 0]);
  await goTo({ to: 'home' });
  await pass(100);
});

test('a seed that is chosen is played', async () => {
  answers({ new: opened() });
  await newGame(preset('heroes'), 'mine');
  assert.equal(whatWasAsked('new')[0]?.seed, 'mine');
});

test('at a table nobody has the screen yet', async () => {
  answers({ new: opened({ players: [player(0), player(1)] }) });
  await newGame(preset('base'), 's', { seats: [seat(0), seat(1)], open: false });
  assert.deepEqual([state.stage.at, state.stage.curtain], [-1, true]);
});

test('options that do not go together are told so by their own text', async () => {
  const refuse = (code: string): void => answers({ new: () => ({ ok: false, error: { code, detail: '' } }) });
  refuse('seed');
  await newGame(preset('base'), 'x');
  assert.equal(state.page.failure?.text, 'error-seed');
  refuse('never-heard-of');
  await newGame(preset('base'), 'x');
  assert.equal(state.page.failure?.text, 'error-unknown');
  assert.equal(state.where.route.to, 'home');
});

test('a damaged save is set aside, a bad deal only refused', async () => {
  const bad = save('bad');
  update('kept', { saves: [bad] });
  answers({
    open: () => ({ ok: false, error: { code: 'record', detail: '' } }),
    deal: () => ({ ok: false, error: { code: 'deal', detail: '' } }),
  });
  await openSave(bad);
  assert.equal(state.page.failure?.text, 'error-damaged-save');
  assert.equal(state.kept.saves.find(({ id }) => id === 'bad')?.damaged, true);
  await openDeal('nonsense');
  assert.equal(state.page.failure?.text, 'error-bad-link');
  answers({ deal: () => ({ ok: false, error: { code: 'too-long', detail: '' } }) });
  await openDeal('nonsense');
  assert.equal(state.page.failure?.text, 'error-too-long');
});

test('an engine that cannot be had ends the waiting; one that is lost is replaced elsewhere', async () => {
  answers({ deal: () => Promise.reject(new EngineLost()) });
  await openDeal('d');
  assert.notEqual(state.engine.is, 'failed');
  answers({ deal: () => Promise.reject(new Error('no engine')) });
  await openDeal('d');
  assert.deepEqual([state.engine.is, state.where.waiting, state.busy], ['failed', false, 0]);
  engineIs('ready');
});

test('a game that is opened while another is shown drops that', async () => {
  answers({ deal: opened({}, [revealed('goblin-attack')]) });
  const first = openDeal('one');
  await settled();
  assert.equal(state.stage.moment?.kind, 'reveal');
  answers({ deal: opened({ deal: 'two' }) });
  const second = openDeal('two');
  await settled();
  await Promise.all([first, second]);
  assert.equal(state.game.view?.deal, 'two');
  assert.deepEqual([state.stage.moment, state.busy], [null, 0]);
});

test('a season whose tally was not read is told when the save is opened', async () => {
  const scored = save('tallied', { tallied: 0 });
  const desk = (): unknown => ({ ok: false, error: { code: 'x', detail: '' } });
  answers({ open: opened({ season_index: 1, players: [player(0, { seasons: [score('spring', 5)] })] }), desk });
  const opening = openSave(scored);
  await settled();
  await settled();
  assert.equal(state.stage.tally?.index, 0);
  await goTo({ to: 'home' });
  await opening;
  assert.equal(state.busy, 0);
});

test('a game from a link is kept once something is drawn in it', async () => {
  answers({ deal: opened() });
  await openLinkedDeal('linked');
  assert.deepEqual(state.kept.saves, []);
});

test('what is taken over from a replay counts nowhere', async () => {
  answers({ open: opened() });
  await takeOverRecord('r');
  assert.deepEqual([state.game.origin, state.game.tallied], [{ kind: 'taken' }, 4]);
});

test('a rival races along if it has played the same deal', async () => {
  const origin = { kind: 'challenge', rival: { name: 'Bo', record: 'theirs' } } as const;
  answers({ deal: opened({ deal: 'same' }), summary: () => ({ ok: true, summary: summary({ deal: 'same' }) }) });
  await openDeal('same', origin);
  await settled();
  assert.equal(state.game.rival?.name, 'Bo');
  answers({ deal: opened({ deal: 'same' }), summary: () => ({ ok: true, summary: summary({ deal: 'other' }) }) });
  await openDeal('same', origin);
  await settled();
  assert.equal(state.game.rival, null);
});

test('leaving leads home, with the list as it is stored', async () => {
  answers({ deal: opened() });
  await openDeal('d');
  update('kept', { saves: [] });
  leaveGame();
  await settled();
  assert.equal(state.where.route.to, 'home');
  assert.equal(state.kept.saves.length, 1);
});

/* ---------- bots ---------- */

const table = { players: [player(0), player(1)], bots: ['', 'greedy'] };

test('bots think in slices, longer while a person can only wait, and what they do is saved and shown', async () => {
  const map = drawn({ a1: 'F' });
  const acted = view({ ...table, record: 'r.bot', players: [player(0, { map }), player(1)] });
  const slices = [
    { ok: true, busy: true },
    { ok: true, busy: false, view: acted, events: [] },
    { ok: true, busy: false },
  ];
  answers({ preview, new: opened({ ...table, phase: 'bot', seat: 1 }), think: () => slices.shift() });
  await newGame(preset('base'), 's', { seats: [seat(0), seat(1, 'greedy')], open: false });
  await pass(8);
  await pass(8);
  assert.deepEqual(whatWasAsked('think').map(({ ms }) => ms), [120, 120]); // prettier-ignore
  await settled();
  assert.equal(state.game.view?.record, 'r.bot');
  assert.equal(state.stage.map, map);
  assert.equal(state.kept.saves[0]?.record, 'r.bot');
  await pass(100);
  assert.equal(whatWasAsked('think').at(-1)?.ms, 25, 'beside a person they take little');
  await goTo({ to: 'home' });
  await pass(100);
});

test('thinking rests while something is asked or shown, and stops when the game is left', async () => {
  answers({ preview, new: opened(table), think: () => ({ ok: true, busy: true }) });
  await newGame(preset('base'), 's', { seats: [seat(0), seat(1, 'greedy')], open: false });
  await pass(8);
  assert.equal(whatWasAsked('think').length, 1);
  update('stage', { moment: { kind: 'reveal', cards: [] } });
  await pass(80);
  assert.equal(whatWasAsked('think').length, 1);
  update('stage', { moment: null });
  await pass(8);
  assert.equal(whatWasAsked('think').length, 2);
  await goTo({ to: 'home' });
  await pass(80);
  assert.equal(whatWasAsked('think').length, 2);
  letThink();
  await pass(80);
  assert.equal(whatWasAsked('think').length, 2);
});

test('a bot that acts after the game was left changes nothing on the screen', async () => {
  let come: (answer: unknown) => void = () => undefined;
  answers({ preview, new: opened(table), think: () => new Promise((resolve) => (come = resolve)) });
  await newGame(preset('base'), 's', { seats: [seat(0), seat(1, 'greedy')], open: false });
  await pass(8);
  await goTo({ to: 'home' });
  come({
    ok: true,
    busy: false,
    view: view({ ...table, phase: 'over', record: 'over', winners: [1] }),
    events: [revealed('goblin-attack')],
  });
  await settled();
  assert.deepEqual([state.where.route.to, state.stage.moment, state.busy], ['home', null, 0]);
});

test('a bot that the engine refuses is told, and the thinking ends', async () => {
  answers({ preview, new: opened(table), think: () => ({ ok: false, error: { code: 'engine', detail: '' } }) });
  await newGame(preset('base'), 's', { seats: [seat(0), seat(1, 'greedy')], open: false });
  await pass(80);
  assert.equal(state.page.failure?.text, 'error-engine');
  assert.equal(whatWasAsked('think').length, 1);
});

/* ---------- the form, and the page around us ---------- */

test('the form is filled in part by part', () => {
  changeSetup({ skills: true });
  choosePreset('heroes');
  assert.deepEqual([state.form.setup.set, state.form.setup.skills], ['heroes', true]);
  chooseMode('table');
  addSeat('expert');
  addSeat('');
  assert.deepEqual(
    state.form.seats.map(({ bot }) => bot),
    ['', 'greedy', 'expert', ''],
    'two edits within one frame',
  );
  assert.equal(new Set(state.form.seats.map(({ colour }) => colour)).size, 4);
  for (let i = 0; i < 9; i++) addSeat('novice');
  assert.equal(state.form.seats.length, 8);
  editSeats((seats) => seats.slice(0, 2));
  assert.equal(state.form.seats.length, 2);
});

test('two seats never share a colour, and the first person’s name and crest are kept', () => {
  changeSettings({ name: '', crest: '' });
  fillIn({ seats: [seat(0), seat(1)] });
  recolour(0, 'blue');
  assert.deepEqual(
    state.form.seats.map(({ colour }) => colour),
    ['blue', 'red'],
  );
  changeSeat(1, { name: 'Ben', crest: 'fish' });
  assert.deepEqual([state.settings.name, state.settings.crest], ['', '']);
  changeSeat(0, { name: ' Ann\u200b ', crest: 'ship' });
  assert.deepEqual([state.settings.name, state.settings.crest], ['Ann', 'ship']);
  fillIn({ seats: [seat(0), seat(1)] });
  chooseMode('table');
  assert.deepEqual([state.form.seats[0]?.name, state.form.seats[0]?.crest], ['Ann', 'ship'], 'whoever is known sits down first');
});

test('edicts are chosen kind by kind, and four have letters', () => {
  choosePreset('base');
  const forests = ['sentinel-wood', 'greenbough'];
  chooseEdict(forests, '');
  assert.deepEqual(state.form.setup.edicts, []);
  chooseEdict(forests, 'greenbough');
  chooseEdict(['wildholds'], 'wildholds');
  chooseEdict(forests, 'sentinel-wood');
  assert.deepEqual(state.form.setup.edicts, ['sentinel-wood', 'wildholds']);
  swapLetters(1, 0);
  assert.deepEqual(state.form.setup.edicts, ['wildholds', 'sentinel-wood']);
  chooseEdict(forests, '');
  assert.deepEqual(state.form.setup.edicts, ['wildholds']);
  choosePreset('heroes');
  changeSetup({ sheet: 'D' });
  firstGame();
  assert.deepEqual(state.form.setup.edicts, ['faunlost-thicket', 'gnomish-colony', 'ulems-wallow', 'dwarvenholds']);
  assert.equal(state.form.setup.sheet, 'D');
});

test('ambushes by hand count once there are four; until then the packs do', () => {
  choosePreset('base');
  for (const id of ['goblin-attack', 'gnoll-raid', 'ogre-charge']) pickAmbush(id);
  assert.deepEqual(state.form.setup.ambush, ['base']);
  pickAmbush('zombie-plague');
  pickAmbush('ratman-strike');
  assert.deepEqual(state.form.setup.ambush, ['goblin-attack', 'gnoll-raid', 'ogre-charge', 'zombie-plague'], 'never a fifth');
  pickAmbush('gnoll-raid');
  assert.deepEqual([state.form.ambushes.length, state.form.setup.ambush], [3, ['base']]);
  togglePack('heroes');
  assert.deepEqual([state.form.ambushes, state.form.setup.ambush], [[], ['base', 'heroes']]);
  togglePack('base');
  togglePack('heroes');
  assert.deepEqual(state.form.setup.ambush, ['heroes'], 'never none');
});

test('a deal code fills in the form; what is none changes nothing', async () => {
  const setup = { ...preset('heroes'), players: 3, ambush: ['goblin-attack', 'gnoll-raid', 'ogre-charge', 'zombie-plague'] };
  fillIn({ mode: 'solo', seats: [seat(0), seat(1, 'greedy')], seed: '' });
  answers({ terms: () => ({ ok: true, setup, seed: 'harbour' }) });
  assert.equal(await takeDeal(' hC3hnadlf-harbour '), true);
  assert.equal(whatWasAsked('terms')[0]?.deal, 'hC3hnadlf-harbour');
  const { mode, seed, seats, ambushes, setup: filled } = state.form;
  assert.deepEqual([mode, seed, ambushes], ['table', 'harbour', setup.ambush]);
  assert.deepEqual(filled, setup);
  assert.deepEqual(
    seats.map(({ bot }) => bot),
    ['', 'greedy', ''],
  );
  answers({ terms: () => ({ ok: false, error: { code: 'deal', detail: '' } }) });
  assert.equal(await takeDeal('nonsense'), false);
  answers({ terms: () => ({ ok: true, setup: { ...setup, players: 12 }, seed: 'x' }) });
  assert.equal(await takeDeal('hC12h-x'), false, 'too many for one device');
  assert.deepEqual(state.form.setup, setup);
});

const isDeal = (): unknown => ({ ok: false, error: { code: 'not-finished', detail: '' } });

test('the page around us starts a deal, or goes on with it; what is none changes nothing', async () => {
  answers({ summary: () => ({ ok: false, error: { code: 'deal', detail: '' } }) });
  assert.equal(await startDeal('none'), false);
  answers({ summary: isDeal, deal: opened({ deal: 'bA1-x', record: 'bA1-x' }), open: opened({ deal: 'bA1-x' }) });
  assert.equal(await startDeal('bA1-x'), true);
  assert.equal(whatWasAsked('deal').length, 1);
  assert.equal(await startDeal('bA1-x'), true);
  assert.equal(whatWasAsked('deal').length, 1, 'it is on the table already');
  await goTo({ to: 'home' });
  await startDeal('bA1-x');
  assert.deepEqual([whatWasAsked('deal').length, whatWasAsked('open').length], [1, 1]);
});

test('a deal waits until the game before is at rest', async () => {
  answers({ summary: isDeal, deal: opened() });
  update('stage', { moment: { kind: 'reveal', cards: [] } });
  const starting = startDeal('bA1-x');
  await pass(200);
  assert.equal(whatWasAsked('deal').length, 0);
  update('stage', { moment: null });
  await pass(50);
  await starting;
  assert.equal(whatWasAsked('deal').length, 1);
});

test('if nobody says what to play, a game that waits is offered, else a new one begins', async () => {
  answers({ new: opened({ tools: [tool()] }), preview });
  update('kept', { saves: [save('waits')] });
  await playSomething();
  assert.deepEqual(whatWasAsked('new'), []);
  update('kept', { saves: [] });
  await playSomething();
  assert.equal(whatWasAsked('new').length, 1);
});
