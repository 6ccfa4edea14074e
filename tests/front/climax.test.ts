/** The end of a game: what is asked of the engine, what is counted, lit and read out. */

import assert from 'node:assert/strict';
import { render } from 'lit';
import { beforeEach, test } from 'vitest';
import * as climax from '../../web/src/screens/final/climax';
import { screen } from '../../web/src/screens/final/final';
import { state, update } from '../../web/src/state/store';
import { t } from '../../web/src/words/texts';
import { onTheTable, put, said } from './begin';
import { pass, settled } from './clock';
import { answers, whatWasAsked } from './engine';
import { kept, view } from './game';

const WHY = [{ id: 'canal-lake', letter: '', stars: 2, count: 1, claims: [{ stars: 2, cells: ['a1', 'a2'] }] }];
let games = 0;

beforeEach(async () => {
  await pass(5000); // whatever the test before was waiting for
  answers({ desk: () => ({ ok: true, explanations: WHY, toll: 0, toll_cells: [] }), honours: () => ({ ok: true, honours: {} }) });
  games += 1;
  const edicts = view().edicts.map((edict, i) => (i === 0 ? { ...edict, id: 'canal-lake' } : edict));
  onTheTable(view({ record: `bA1-end${games}`, edicts }));
  update('settings', { ...state.settings, motion: true });
});

test('the stars are counted up once the seal has fallen', async () => {
  climax.begin();
  assert.equal(climax.countedUp(40), 0);
  await pass(800);
  const half = climax.countedUp(40);
  assert.ok(half > 0 && half < 40);
  await pass(800);
  assert.equal(climax.countedUp(40), 40);
});

test('without motion all is counted at once', () => {
  update('settings', { ...state.settings, motion: false });
  climax.begin();
  assert.equal(climax.countedUp(40), 40);
});

test('an edict tells its rule and its reason, and the next tap puts its light out', async () => {
  climax.begin();
  await settled();
  const letter = state.game.view?.edicts[0]?.letter ?? '';
  climax.lightEdict(letter);
  assert.equal(climax.now().lit, letter);
  assert.ok(said.at(-1)?.includes(t('rule-canal-lake')));
  climax.lightEdict(letter);
  assert.equal(climax.now().lit, '');
});

test('a new best and a new title are read out; a game that does not count asks for none', async () => {
  answers({
    desk: () => ({ ok: true, explanations: WHY, toll: 0, toll_cells: [] }),
    honours: () => ({ ok: true, honours: { is_best: true, is_new_title: true } }),
    album: () => ({ ok: true, busy: false, share: 1, stamps: [] }),
  });
  climax.begin();
  await settled();
  assert.deepEqual(whatWasAsked('honours'), [], 'it is not among the games that are kept');
  update('stored', { games: [kept(state.game.id)] });
  onTheTable(view({ record: 'bA1-counted' }));
  climax.begin();
  await settled();
  assert.equal(whatWasAsked('honours').length, 1);
  assert.ok(said.at(-1)?.includes(t('final-new-best')) && said.at(-1)?.includes(t('final-new-title')));
});

const result = { seat: 0, place: 1, stars: 76, toll: 0, rating: 4, title: 0, par: 72, next_title: 10 };

/** What stands in the column, from top to bottom. */
function column(): string[] {
  const page = document.createElement('div');
  render(screen(), page);
  const parts = [...(page.querySelector('.verdict-col')?.children ?? [])];
  return parts.flatMap((part) => [part.className.split(' ')[0] || part.tagName, ...[...part.querySelectorAll('li')].map(() => 'line')]);
}

const honours = { best_before: 84, is_best: false, is_new_title: true, streak: 3 };

/** A game ends; what the engine finds out about it comes later. */
function ends(kind: 'daily' | 'free'): string[] {
  answers({
    desk: () => ({ ok: true, explanations: WHY, toll: 0, toll_cells: [] }),
    honours: () => ({ ok: true, honours }),
    album: () => ({ ok: true, busy: false, share: 1, stamps: [{ id: 'coins', page: 'stars', goal: 10, reached: 8, game: 0 }] }),
    expert: () => ({ ok: true, busy: false, share: 1, stars: 142 }),
  });
  onTheTable(view({ record: `bA1-still-${kind}`, phase: 'over', results: [result] }));
  put('game', { origin: kind === 'daily' ? { kind, day: '2026-11-18' } : { kind } });
  update('where', { route: { to: 'final' } });
  update('stored', { games: [kept(state.game.id, { record: `bA1-still-${kind}` })] });
  climax.begin();
  return column();
}

test.each(['daily', 'free'] as const)('what is known later has its place from the beginning: a %s map', async (kind) => {
  const before = ends(kind);
  climax.awaitExpert();
  await pass(3000);
  assert.equal(climax.now().honours?.best_before, 84);
  assert.deepEqual(column(), before);
});

test('after a daily map Share is the button that stands out, after any other game a new one', () => {
  const main = (): string | undefined => {
    const page = document.createElement('div');
    render(screen(), page);
    return page.querySelector<HTMLElement>('.cta .primary')?.dataset.act;
  };
  ends('daily');
  assert.equal(main(), 'share');
  ends('free');
  assert.equal(main(), 'again');
});
