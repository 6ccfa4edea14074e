/** Every test of the page begins with nothing on the table, and ends with nothing that was asked unexpectedly. */

import assert from 'node:assert/strict';
import { html, render } from 'lit';
import { afterEach, beforeEach } from 'vitest';
import type { View } from '../../web/src/core/contract/generated/messages';
import { bootEngine } from '../../web/src/core/engine/ask';
import { lazyPart, provideLazyParts } from '../../web/src/core/lazy-parts';
import type { Router } from '../../web/src/core/page/navigate';
import { resetAimAndShow } from '../../web/src/play/aim';
import { type PlayChange, type PlayBehaviour, closePlay, makeCurrent, NO_BEHAVIOUR, currentPlay, Play } from '../../web/src/play/play';
import { LOCAL_GAME, SOLO } from '../../web/src/play/open-game';
import { type State, state, update } from '../../web/src/core/state/store';
import { setLocale } from '../../web/src/core/words/texts';
import { frame, settled } from './clock';
import { answerRequests, unscripted } from './scripted-engine';

type Slices = Omit<State, 'busyCount' | 'paintVersion'>;
const { busyCount: _busy, paintVersion: _paint, ...rest } = state;
const initialSlices: Slices = structuredClone(rest);
const live = document.getElementById('live') as HTMLElement;
/** All that a screen reader was sent. */
export const announcements: string[] = [];
Object.defineProperty(live, 'textContent', {
  get: () => announcements.at(-1) ?? '',
  set(text: string) {
    announcements.push(text);
  },
});

/** Lets every screen and dialog open at once. */
export const ROUTER: Router = {
  enter: () => true,
  leaveGame: () => closePlay(currentPlay()),
  openLink: () => Promise.resolve(false),
  afterEnter: () => undefined,
  open: () => undefined,
  loadLazyParts: () => Promise.resolve(),
};

/** Changes the game on the table. */
export function updatePlay<Name extends keyof PlayChange>(name: Name, change: PlayChange[Name]): void {
  if (!['game', 'display', 'input'].includes(name)) throw Error(`a game has no ${name}; it has game, display and input`);
  currentPlay().update({ [name]: change });
}

/** Saves the game on the table, as it is saved after each action. */
export function saveGame(view: View): Promise<void> {
  return currentPlay().behaviour.save(currentPlay(), view);
}

function behaviourOf({ players }: View, { ownSeats }: Partial<State['game']>): PlayBehaviour {
  return ownSeats ? { ...SOLO, hasStandings: players.length > 1 } : players.length > 1 ? LOCAL_GAME : SOLO;
}

/** What lies where, as a game in the middle of it. */
export function showGame(view: View, part: Partial<State['game']> = {}, stage: Partial<State['display']> = {}): Play {
  const display = { viewerSeat: 0, map: view.players[0]?.map ?? '', ...stage };
  const play = makeCurrent(new Play(behaviourOf(view, part), { id: 'game', view, ...part }, display, currentPlay().input));
  update('navigation', { route: { to: 'play' } });
  return play;
}

/** Shows a view and aims its first shape, as after a reveal. */
export function showTurn(view: View, part: Partial<State['game']> = {}): void {
  showGame(view, part);
  resetAimAndShow(currentPlay(), view);
}

/** Renders a template into an element that is not on the page. */
export function rendered(template: unknown): HTMLElement {
  const element = document.createElement('div');
  render(html`${template}`, element);
  return element;
}

beforeEach(async () => {
  for (const [name, slice] of Object.entries(initialSlices)) update(name as keyof Slices, structuredClone(slice));
  makeCurrent(new Play(NO_BEHAVIOUR));
  if (!lazyPart('router')) provideLazyParts({ router: ROUTER });
  answerRequests({});
  announcements.length = 0;
  bootEngine();
  await setLocale('en');
  await settled();
  for (let i = 0; i < 3; i++) await frame(); // what the test before has left
});

afterEach(() => {
  const unexpected = unscripted.splice(0);
  assert.deepEqual(unexpected, []);
});
