/** Tests of the album: what the engine is asked, who played the games, and which stamps a finished game earned. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { loadAlbum } from '../../web/src/features/album/stamps';
import * as climax from '../../web/src/play/final/model';
import { finalPart, stampNews } from '../../web/src/features/album/final-part';
import { MOTIFS } from '../../web/src/features/album/motifs';
import { countedGames } from '../../web/src/core/state/games';
import { currentPlay } from '../../web/src/play/play';
import { state, update } from '../../web/src/core/state/store';
import { loadLazyTexts, t } from '../../web/src/core/words/texts';
import { fillSlots } from '../../web/src/core/lazy-parts';
import { announcements, showGame } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { storedGame, save, summary, view } from './game';

const stamp = (id: string, game: number | null) => ({ id, page: 'road', goal: 1, reached: game === null ? 0 : 1, game });

beforeEach(async () => {
  await pass(5000); // whatever the test before was waiting for
  update('stored', { history: [], saves: [] });
});

test('the counted games are in the order of play, without games taken from replays', () => {
  const undone = storedGame('undone', { saved_at: 3, summary: summary({ takebacks: 1 }) });
  update('stored', {
    history: [
      storedGame('c', { saved_at: 4 }),
      undone,
      storedGame('b', { saved_at: 2 }),
      storedGame('t', { saved_at: 2, from_replay: true }),
      storedGame('a'),
    ],
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

test('a game without its bots is sent to the engine with the bots of its save', async () => {
  answerRequests({ album: () => ({ ok: true, busy: false, progress: 1, stamps: [] }) });
  const seats = ['', 'expert'].map((bot) => ({ name: '', colour: 'red' as const, bot, crest: '' }));
  update('stored', { saves: [save('old', { seats, finished: true })] });
  await loadAlbum([storedGame('old'), storedGame('old-1'), storedGame('new', { bots: ['', 'greedy'] }), storedGame('gone')], () => true);
  const request = requestsOf('album')[0] as unknown as { games: { bots: string[]; map: string }[] };
  assert.deepEqual(
    request.games.map(({ bots }) => bots),
    [['', 'expert'], ['', 'expert'], ['', 'greedy'], []],
  );
  assert.equal(request.games[0]?.map, summary().map);
});

test('the album is asked again while the engine is busy, unless it was cancelled', async () => {
  let rounds = 0;
  answerRequests({
    album: () =>
      ++rounds < 3 ? { ok: true, busy: true, progress: rounds / 3 } : { ok: true, busy: false, progress: 1, stamps: [stamp('maps-1', 0)] },
  });
  const asking = loadAlbum([storedGame('a')], () => true);
  await pass(100);
  assert.equal((await asking)?.stamps.length, 1);
  assert.equal(rounds, 3);
  assert.equal(await loadAlbum([storedGame('a')], () => false), null);
  assert.equal(rounds, 3);
});

test('loading the album returns nothing if the engine answers with an error', async () => {
  answerRequests({ album: () => refusal('not-loaded') });
  assert.equal(await loadAlbum([storedGame('a')], () => true), null);
});

test('the final screen announces only the stamps that this game has earned', async () => {
  await loadLazyTexts();
  answerRequests({
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
  showGame(view({ record: 'bA1-stamps' }));
  update('stored', { history: [storedGame(state.game.id, { saved_at: 2, record: 'bA1-stamps' }), storedGame('before')] });
  fillSlots({ final: finalPart });
  climax.startFinal(currentPlay());
  await settled();
  await pass(100);
  assert.equal(announcements.at(-1), `${t('album-new')}: ${t('stamp-coins')}.`);
});

test('the announcement of new stamps contains their names', async () => {
  await loadLazyTexts();
  assert.equal(stampNews([stamp('coins', 1), stamp('ruins', 1)]), `${t('album-new')}: ${t('stamp-coins')}, ${t('stamp-ruins')}.`);
  assert.equal(stampNews([]), '');
});

test('every stamp has a motif of its own', () => {
  const paths = Object.values(MOTIFS);
  assert.ok(paths.every((path) => path.startsWith('M')) && new Set(paths).size === paths.length);
});
