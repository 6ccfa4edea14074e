/** Tests of the form of a new game, filled in step by step or by a deal code. */

import assert from 'node:assert/strict';
import { onTestFinished, test } from 'vitest';
import {
  addSeat,
  changeSeat,
  changeSetup,
  chooseEdict,
  chooseMode,
  choosePreset,
  editSeats,
  updateForm,
  useFirstGameCards,
  toggleAmbush,
  setSeatColour,
  swapLetters,
  applyDealCode,
  mayBeDealt,
  toggleExpansion,
  togglePack,
} from '../../web/src/features/home/form';
import { CATALOGUE } from '../../web/src/core/contract/generated/catalogue';
import { changeSettings } from '../../web/src/core/page/settings';
import { preset } from '../../web/src/core/state/form';
import { defaultSeat } from '../../web/src/core/state/seats';
import { state } from '../../web/src/core/state/store';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import './page-state';
import { withEmptyStores } from './opening';

withEmptyStores();

test('edits of the form add up, and no more than eight seats fit', () => {
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

// WCAG: 3.3.7
test('two seats never share a colour, and the first name and crest become settings', () => {
  changeSettings({ name: '', crest: '' });
  updateForm({ seats: [defaultSeat(0), defaultSeat(1)] });
  setSeatColour(0, 'blue');
  assert.deepEqual(
    state.form.seats.map(({ colour }) => colour),
    ['blue', 'red'],
  );
  changeSeat(1, { name: 'Ben', crest: 'fish' });
  assert.deepEqual([state.settings.name, state.settings.crest], ['', '']);
  changeSeat(0, { name: ' Ann\u200b ', crest: 'ship' });
  assert.deepEqual([state.settings.name, state.settings.crest], ['Ann', 'ship']);
  updateForm({ seats: [defaultSeat(0), defaultSeat(1)] });
  chooseMode('table');
  assert.deepEqual([state.form.seats[0]?.name, state.form.seats[0]?.crest], ['Ann', 'ship'], 'whoever is known sits down first');
});

test('the form has one edict of each kind, and their letters can be swapped', () => {
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
  useFirstGameCards();
  assert.deepEqual(state.form.setup.edicts, ['faunlost-thicket', 'gnomish-colony', 'ulems-wallow', 'dwarvenholds']);
  assert.equal(state.form.setup.sheet, 'D');
});

test('hand-picked ambushes apply once there are four, and until then the packs', () => {
  choosePreset('base');
  for (const id of ['goblin-attack', 'gnoll-raid', 'ogre-charge']) toggleAmbush(id);
  assert.deepEqual(state.form.setup.ambush, ['base']);
  toggleAmbush('zombie-plague');
  toggleAmbush('ratman-strike');
  assert.deepEqual(state.form.setup.ambush, ['goblin-attack', 'gnoll-raid', 'ogre-charge', 'zombie-plague'], 'never a fifth');
  toggleAmbush('gnoll-raid');
  assert.deepEqual([state.form.ambushes.length, state.form.setup.ambush], [3, ['base']]);
  togglePack('heroes');
  assert.deepEqual([state.form.ambushes, state.form.setup.ambush], [[], ['base', 'heroes']]);
  togglePack('base');
  togglePack('heroes');
  assert.deepEqual(state.form.setup.ambush, ['heroes'], 'never none');
});

test('a deal code fills in the form, and an invalid code changes nothing', async () => {
  const setup = { ...preset('heroes'), players: 3, ambush: ['goblin-attack', 'gnoll-raid', 'ogre-charge', 'zombie-plague'] };
  updateForm({ mode: 'solo', seats: [defaultSeat(0), defaultSeat(1, 'greedy')], seed: '' });
  answerRequests({ 'parse-deal': () => ({ ok: true, setup, seed: 'harbour' }) });
  assert.equal(await applyDealCode(' hC3hnadlf-harbour '), true);
  assert.equal(requestsOf('parse-deal')[0]?.deal, 'hC3hnadlf-harbour');
  const { mode, seed, seats, ambushes, setup: filled } = state.form;
  assert.deepEqual([mode, seed, ambushes], ['table', 'harbour', setup.ambush]);
  assert.deepEqual(filled, setup);
  assert.deepEqual(
    seats.map(({ bot }) => bot),
    ['', 'greedy', ''],
  );
  answerRequests({ 'parse-deal': () => refusal('deal') });
  assert.equal(await applyDealCode('nonsense'), false);
  answerRequests({ 'parse-deal': () => ({ ok: true, setup: { ...setup, players: 12 }, seed: 'x' }) });
  assert.equal(await applyDealCode('hC12h-x'), false, 'too many for one device');
  assert.deepEqual(state.form.setup, setup);
});

test('switching an expansion on allows its edicts, and switching it off removes them', () => {
  CATALOGUE.expansions.push('wild');
  CATALOGUE.edicts['brook-wood'] = { set: 'wild', kind: 'forest', solo: 20 };
  onTestFinished(() => {
    CATALOGUE.expansions.pop();
    delete CATALOGUE.edicts['brook-wood'];
  });
  choosePreset('combined');
  assert.equal(mayBeDealt(state.form.setup, 'brook-wood'), false);
  toggleExpansion('wild');
  assert.equal(mayBeDealt(state.form.setup, 'brook-wood'), true);
  chooseEdict(['brook-wood'], 'brook-wood');
  choosePreset('base');
  assert.deepEqual(state.form.setup.packs, ['wild'], 'the expansion stays with another set');
  changeSetup({ edicts: ['brook-wood', 'great-city'] });
  toggleExpansion('wild');
  assert.deepEqual([state.form.setup.packs, state.form.setup.edicts], [undefined, ['great-city']]);
});
