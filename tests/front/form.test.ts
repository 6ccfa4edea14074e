/** The form of a new game, filled in part by part or by a code. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
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
import { changeSettings } from '../../web/src/commands/settings';
import { preset } from '../../web/src/state/form';
import { seat } from '../../web/src/state/seats';
import { state } from '../../web/src/state/store';
import { answers, whatWasAsked } from './engine';
import './begin';
import { withEmptyStores } from './opening';

withEmptyStores();

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
