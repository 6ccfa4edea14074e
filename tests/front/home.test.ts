/** Tests of home: the card of the day, and a new game with the setup of the last one. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { storedForm } from '../../web/src/core/browser/local-storage';
import { storedHomePreview } from '../../web/src/core/browser/home-preview';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { storedPuzzleStats } from '../../web/src/features/puzzles/stats';
import { changeSetup, choosePreset, updateForm, loadForm, startGame } from '../../web/src/features/home/form';
import { home, setupNote } from '../../web/src/features/home/home';
import { todayCard, todayTexts } from '../../web/src/features/home/today';
import { watchInstallation } from '../../web/src/core/browser/install';
import { refreshStreak } from '../../web/src/core/page/streak';
import { dailyName } from '../../web/src/core/words/daily';
import { today } from '../../web/src/core/state/origin';
import { emptyStats } from '../../web/src/features/puzzles/puzzle-stats';
import { state, update } from '../../web/src/core/state/store';
import { rendered } from './page-state';
import { settled } from './clock';
import { answerRequests, requestsOf, refusal } from './scripted-engine';
import { storedGame } from './game';
import { opensGame, preview, withEmptyStores } from './opening';

withEmptyStores();
beforeEach(clearLocalStorage);

function solvedToday(): void {
  storedPuzzleStats.write({ ...emptyStats(), days: { [today()]: { tries: 1, short: 0, solved: true, given: false } } });
}

const drawnToday = () => ({ ...storedGame('d'), day: today(), daily: true });

test('the card of the day counts the finished daily map and the solved puzzle', () => {
  const name = dailyName(today());
  assert.match(name, /^No\.\s\S+\s·\s\S+/);
  assert.deepEqual(todayTexts(), ['', name, 'Not solved yet', '']);
  solvedToday();
  assert.deepEqual(todayTexts().slice(0, 3), ['1 of 2 done', name, 'Solved']);
  update('stored', { history: [drawnToday()] });
  assert.deepEqual(todayTexts().slice(0, 3), ['2 of 2 done', 'Finished: 41 stars', 'Solved']);
  const card = rendered(todayCard());
  assert.equal(card.querySelectorAll('.done').length, 2);
  assert.match(card.textContent, /Next map in \d+:\d\d/);
});

test('a daily puzzle whose solution was shown does not count as done', () => {
  storedPuzzleStats.write({ ...emptyStats(), days: { [today()]: { tries: 1, short: 2, solved: false, given: true } } });
  assert.deepEqual(todayTexts(), ['', dailyName(today()), 'Solution seen', '']);
  assert.equal(rendered(todayCard()).querySelectorAll('.done').length, 0);
});

test('one press on the card of the day starts the daily map', async () => {
  answerRequests({
    preview,
    daily: () => ({ ok: true, daily: { day: today(), number: 5, deal: 'bA1-day', setup: {} } }),
    deal: opensGame(),
  });
  rendered(todayCard()).querySelector<HTMLElement>('[data-act="daily-map"]')?.click();
  await settled();
  assert.equal(state.navigation.route.to, 'play');
  assert.deepEqual(state.game.origin, { kind: 'daily', day: today() });
});

test('the combined set and skills are under “More options” until a game is finished', () => {
  const optionalChoices = (): boolean[] => {
    const page = rendered(home());
    return ['input[value="combined"]', '[data-act="skills"]'].map((each) => page.querySelector(each) !== null);
  };
  assert.deepEqual(optionalChoices(), [false, false]);
  updateForm({ moreOptionsOpen: true });
  assert.deepEqual(optionalChoices(), [true, true]);
  updateForm({ moreOptionsOpen: false });
  update('stored', { history: [storedGame('first')] });
  assert.deepEqual(optionalChoices(), [true, true]);
});

test('home shows the streak from the engine and asks for it once', async () => {
  answerRequests({ statistics: () => ({ ok: true, statistics: { streak: 3 } }) });
  update('engine', { status: 'ready' });
  update('stored', { history: [drawnToday(), storedGame('free')], isHistoryLoaded: true });
  refreshStreak();
  refreshStreak();
  await settled();
  assert.equal(todayTexts()[3], '3 days in a row');
  const requests = requestsOf('statistics');
  assert.equal(requests.length, 1);
  const [{ games } = { games: [] }] = requests;
  assert.equal((games as unknown[]).length, 1, 'only daily maps count');
});

test('the form restores the setup of the last game without its seed', async () => {
  answerRequests({ preview, new: opensGame() });
  choosePreset('heroes');
  changeSetup({ skills: true });
  updateForm({ seed: 'harbour', setupOpen: true });
  await startGame();
  assert.equal(state.form.setupOpen, false);
  loadForm();
  assert.deepEqual([state.form.setup.set, state.form.setup.skills, state.form.seed], ['heroes', true, '']);
  assert.equal(setupNote(), 'Solo · Heroes · Sheet\u00a0C · Skills');
});

test('the summary of a new game names its expansions', () => {
  changeSetup({ packs: ['heroes'] });
  assert.match(setupNote(), /^Solo · Base game · Sheet\u00a0. · Heroes$/);
});

test('a form that the engine refuses stays open and unchanged', async () => {
  answerRequests({ new: () => refusal('seed') });
  updateForm({ seed: 'тест', setupOpen: true });
  await startGame();
  assert.deepEqual([state.form.setupOpen, state.form.seed], [true, 'тест']);
});

test('a damaged stored form or card is ignored, and the defaults apply', () => {
  for (const text of ['{"setup":{"set":"x"}}', '{"setup":null}', '[]', '7', '{']) {
    localStorage.setItem('mapwright:form', text);
    localStorage.setItem('mapwright:seen', text);
    assert.equal(storedForm.read(), null, text);
    assert.equal(storedHomePreview.read(), null, text);
    loadForm();
    assert.equal(state.form.setup.set, 'base');
  }
});

test('from the second day of a streak home invites to install the page, until the player refuses', async () => {
  let prompts = 0;
  watchInstallation();
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => Promise.resolve(++prompts) }));
  const invitation = (): HTMLElement | null => rendered(todayCard()).querySelector('[data-show="install"]');
  update('engine', { ...state.engine, status: 'ready' });
  update('navigation', { ...state.navigation, route: { to: 'home' } });
  update('stored', { history: [], isHistoryLoaded: true });
  refreshStreak();
  assert.ok(!invitation(), 'without a streak');
  answerRequests({ statistics: () => ({ ok: true, statistics: { streak: 2 } }) });
  update('stored', { history: [drawnToday()] });
  refreshStreak();
  await settled();
  invitation()?.querySelector<HTMLElement>('[data-act="install"]')?.click();
  assert.equal(prompts, 1);
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => Promise.resolve(++prompts) }));
  invitation()?.querySelector<HTMLElement>('[data-act="refuse-install"]')?.click();
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => Promise.resolve(++prompts) }));
  assert.ok(!invitation(), 'after a refusal');
});
