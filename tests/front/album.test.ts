/** The album: what the engine is asked about, who sat where, and what a finished game reports about its stamps. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { loadAlbum } from '../../web/src/play/final/album';
import * as climax from '../../web/src/play/final/model';
import * as album from '../../web/src/features/album/album';
import { stampNews } from '../../web/src/features/album/strip';
import { MOTIFS } from '../../web/src/features/album/motifs';
import { countedGames } from '../../web/src/core/state/games';
import { state, update } from '../../web/src/core/state/store';
import { loadLazyTexts, t } from '../../web/src/core/words/texts';
import { onTheTable } from './begin';
import { pass, settled } from './clock';
import { answers, whatWasAsked } from './engine';
import { kept, save, summary, view } from './game';

const stamp = (id: string, game: number | null) => ({ id, page: 'road', goal: 1, reached: game === null ? 0 : 1, game });

beforeEach(async () => {
  await pass(5000); // whatever the test before was waiting for
  update('stored', { history: [], saves: [] });
});

test('games are told in the order of play, those that count nowhere left out', () => {
  const undone = kept('undone', { saved_at: 3, summary: summary({ takebacks: 1 }) });
  update('stored', {
    history: [kept('c', { saved_at: 4 }), undone, kept('b', { saved_at: 2 }), kept('t', { saved_at: 2, from_replay: true }), kept('a')],
  });
  assert.deepEqual(
    countedGames().map(({ id }) => id),
    ['a', 'b', 'undone', 'c'],
  );
  assert.deepEqual(
    countedGames('b').map(({ id }) => id),
    ['a', 'b'],
  );
  assert.deepEqual(countedGames('t'), []);
});

test('a game that does not say who sat there is asked about with what its save knows', async () => {
  answers({ album: () => ({ ok: true, busy: false, progress: 1, stamps: [] }) });
  const seats = ['', 'expert'].map((bot) => ({ name: '', colour: 'red' as const, bot, crest: '' }));
  update('stored', { saves: [save('old', { seats, finished: true })] });
  await loadAlbum([kept('old'), kept('old-1'), kept('new', { bots: ['', 'greedy'] }), kept('gone')], () => true);
  const asked = whatWasAsked('album')[0] as unknown as { games: { bots: string[]; map: string }[] };
  assert.deepEqual(
    asked.games.map(({ bots }) => bots),
    [['', 'expert'], ['', 'expert'], ['', 'greedy'], []],
  );
  assert.equal(asked.games[0]?.map, summary().map);
});

test('it is asked again while the engine is busy, and no more once nobody waits', async () => {
  let rounds = 0;
  answers({
    album: () =>
      ++rounds < 3 ? { ok: true, busy: true, progress: rounds / 3 } : { ok: true, busy: false, progress: 1, stamps: [stamp('maps-1', 0)] },
  });
  const asking = loadAlbum([kept('a')], () => true);
  await pass(100);
  assert.equal((await asking)?.stamps.length, 1);
  assert.equal(rounds, 3);
  assert.equal(await loadAlbum([kept('a')], () => false), null);
  assert.equal(rounds, 3);
});

test('an engine that cannot tell leaves the end of a game without stamps', async () => {
  answers({ album: () => ({ ok: false, error: { code: 'not-loaded', detail: '' } }) });
  assert.equal(await loadAlbum([kept('a')], () => true), null);
});

test('the end of a game celebrates the stamps that it has earned itself', async () => {
  answers({
    'score-map': () => ({ ok: true, explanations: [], toll: 0, toll_cells: [] }),
    milestones: () => ({ ok: true, milestones: {} }),
    album: () => ({
      ok: true,
      busy: false,
      progress: 1,
      stamps: [stamp('maps-1', 0), stamp('coins', 1), stamp('ruins', null)],
      nearest: 'ruins',
    }),
  });
  onTheTable(view({ record: 'bA1-stamps' }));
  update('stored', { history: [kept(state.game.id, { saved_at: 2, record: 'bA1-stamps' }), kept('before')] });
  climax.startFinal();
  await settled();
  await pass(100);
  assert.deepEqual(
    climax.newStamps().map(({ id }) => id),
    ['coins'],
  );
  assert.equal(climax.nextStamp()?.id, 'ruins', 'and says which one comes next');
});

test('new stamps are read out by their names', async () => {
  await loadLazyTexts();
  assert.equal(stampNews([stamp('coins', 1), stamp('ruins', 1)]), `${t('album-new')}: ${t('stamp-coins')}, ${t('stamp-ruins')}.`);
  assert.equal(stampNews([]), '');
});

test('each stamp has something printed on it, and no two the same', () => {
  const paths = Object.values(MOTIFS);
  assert.ok(paths.every((path) => path.startsWith('M')) && new Set(paths).size === paths.length);
});

test('the album asks once the player is there, also where it had to be fetched first', async () => {
  let asked = 0;
  answers({ album: () => (asked++, { ok: true, busy: false, progress: 1, stamps: [stamp('maps-1', 0)] }) });
  update('stored', { history: [kept('a')] });
  update('navigation', { route: { to: 'album' } });
  album.afterEnter();
  await settled();
  assert.equal(asked, 1);
});
