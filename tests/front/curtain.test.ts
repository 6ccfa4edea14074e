/** A table of people at one device: the curtain, and what is shown to whom. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { setAim } from '../../web/src/play/hand';
import { skipMoment } from '../../web/src/play/moments';
import { goOn } from '../../web/src/play/act';
import { settle, unveil } from '../../web/src/play/show';
import { seat } from '../../web/src/state/seats';
import { state } from '../../web/src/state/store';
import { t } from '../../web/src/words/texts';
import { onTheTable, said } from './begin';
import { pass, settled } from './clock';
import { answers } from './engine';
import { BLANK, drawn, event, player, view, revealed } from './game';
import { INKED, cleared, ink, preview } from './turns';

beforeEach(cleared);

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
