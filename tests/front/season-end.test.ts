/** At the end of a season or a game, the tally stays open until the player closes it. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { goTo } from '../../web/src/core/page/navigate';
import { sendSimple } from '../../web/src/play/player-actions';
import { currentPlay } from '../../web/src/play/play';
import { closeTally, showMissedTally } from '../../web/src/play/show-tally';
import { SaveStore } from '../../web/src/core/browser/game-store';
import type { View } from '../../web/src/core/contract/generated/messages';
import { state } from '../../web/src/core/state/store';
import { seasonTally } from '../../web/src/core/state/tally';
import { t } from '../../web/src/core/words/texts';
import { showGame, announcements } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, type Message, loseEngine, requestsOf } from './scripted-engine';
import { event, player, score, summary, view } from './game';
import { INKED_MAP, viewAfter, startGame, clearGame, preview } from './turns';

beforeEach(clearGame);

const scored = event('scored', { on: 0, score: score('spring', 6), map: INKED_MAP });
const claims = [{ stars: 3, cells: ['a1', 'a2'] }];
const scoreMap = ({ edicts }: Message): unknown => ({
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
    players: [player(0, { map: INKED_MAP, seasons: [score('spring', 6)] })],
  });

test('a tally explains its stars, stays until it is closed, and is then stored as seen', async () => {
  startGame(viewAfter());
  answerRequests({ preview, next: () => ({ ok: true, view: summer(), events: [scored] }), 'score-map': scoreMap });
  sendSimple(currentPlay(), 'next');
  await settled();
  await settled();
  assert.deepEqual(state.display.tally?.score, score('spring', 6));
  const [first, second] = state.display.tally?.lines ?? [];
  assert.deepEqual([first?.cells, second?.explanation], [[['a1', 'a2']], null], 'B has other stars by now');
  assert.deepEqual(requestsOf('score-map').at(-1), { do: 'score-map', map: INKED_MAP, edicts: ['sentinel-wood', 'canal-lake'], coins: 0 });
  assert.equal(state.display.tally?.isLastSeason, false);
  assert.equal(state.game.view?.season, 'spring', 'the season that was scored stays on the screen');
  await pass(60_000);
  assert.ok(announcements.some((text) => text.includes(t('n-stars', { stars: 6 }))));
  assert.ok(state.display.tally, 'no timer closes it');
  closeTally(currentPlay());
  await settled();
  assert.equal(state.display.tally, null);
  assert.equal(state.game.talliedSeasons, 1);
  assert.equal(state.game.view?.season, 'summer');
  assert.equal((await new SaveStore().all())[0]?.tallied, 1);
  assert.equal(state.busyCount, 0);
});

test('a tally that was left open is shown again when the game is resumed', async () => {
  startGame(viewAfter());
  answerRequests({ preview, next: () => ({ ok: true, view: summer(), events: [scored] }), 'score-map': scoreMap });
  sendSimple(currentPlay(), 'next');
  await settled();
  await settled();
  await goTo({ to: 'home' });
  await settled();
  assert.equal(state.game.talliedSeasons, 0);
  assert.equal(state.busyCount, 0);
  showGame(summer());
  void showMissedTally(currentPlay(), summer());
  await settled();
  assert.equal(state.display.tally?.seasonIndex, 0);
  closeTally(currentPlay());
  await settled();
  assert.equal(state.game.talliedSeasons, 1);
  await showMissedTally(currentPlay(), summer());
  assert.equal(state.display.tally, null, 'the tally is shown only once');
});

test('the tally of the fourth season, or of a finished game, is marked as the last', () => {
  const all = player(0, { seasons: ['spring', 'summer', 'fall', 'winter'].map((season) => score(season, 1)) });
  assert.equal(seasonTally(view({ players: [all] }), 3, 0, null)?.isLastSeason, true);
  assert.equal(seasonTally(view({ players: [all] }), 2, 0, null)?.isLastSeason, false);
  assert.equal(seasonTally(view({ players: [all], phase: 'over' }), 2, 0, null)?.isLastSeason, true);
  assert.equal(seasonTally(view(), 0, 0, null), null);
});

test('a finished game is added to the history and leads to the final screen', async () => {
  startGame(viewAfter());
  const results = [{ seat: 0, place: 1, stars: 41, toll: 0, par: 30, rating: 11, title: 10, next_title: 20 }];
  const over = view({
    phase: 'over',
    tools: [],
    results,
    winners: [0],
    record: 'done',
    players: [player(0, { map: INKED_MAP, stars: 41 })],
  });
  answerRequests({ next: () => ({ ok: true, view: over, events: [] }), summary: () => ({ ok: true, summary: summary() }) });
  sendSimple(currentPlay(), 'next');
  await settled();
  await settled();
  assert.equal(state.navigation.route.to, 'final');
  assert.deepEqual(requestsOf('summary'), [{ do: 'summary', record: 'done', seat: 0 }]);
  assert.equal(state.stored.history[0]?.id, 'game');
  const [saved] = await new SaveStore().all();
  assert.deepEqual([saved?.finished, saved?.stars], [true, 41]);
});

test('a tally stays on the screen when the engine is lost', async () => {
  startGame(viewAfter());
  answerRequests({
    preview,
    next: () => ({ ok: true, view: summer(), events: [scored] }),
    'score-map': scoreMap,
    open: () => ({ ok: true, view: summer(), events: [] }),
  });
  sendSimple(currentPlay(), 'next');
  await settled();
  await settled();
  loseEngine();
  await settled();
  assert.ok(state.display.tally);
  assert.equal(state.game.view?.season, 'spring');
  closeTally(currentPlay());
  await settled();
  assert.equal(state.game.view?.season, 'summer');
});
