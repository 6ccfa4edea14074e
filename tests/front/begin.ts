/** Every test of the page begins with nothing on the table, and ends with nothing that was asked unexpectedly. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'vitest';
import type { View } from '../../web/src/contract/generated/messages';
import { bootEngine } from '../../web/src/engine/ask';
import { type Change, type Kind, lay, NO_GAME, now, Play } from '../../web/src/play/play';
import { SOLO } from '../../web/src/play/solo';
import { TABLE } from '../../web/src/play/table';
import { type State, state, update } from '../../web/src/state/store';
import { speak } from '../../web/src/words/texts';
import { frame, settled } from './clock';
import { answers, unexpected } from './engine';

type Slices = Omit<State, 'busy' | 'paint'>;
const { busy: _busy, paint: _paint, ...rest } = state;
const fresh: Slices = structuredClone(rest);
const live = document.getElementById('live') as HTMLElement;
/** All that a screen reader was sent. */
export const said: string[] = [];
Object.defineProperty(live, 'textContent', {
  get: () => said.at(-1) ?? '',
  set(text: string) {
    said.push(text);
  },
});

/** Changes the game on the table. */
export function put<Name extends keyof Change>(name: Name, change: Change[Name]): void {
  now().put({ [name]: change });
}

/** Saves the game on the table, as it is saved after each action. */
export function keep(view: View): Promise<void> {
  return now().kind.keep(now(), view);
}

function kindOf({ players }: View, { mine }: Partial<State['game']>): Kind {
  return mine ? { ...SOLO, name: 'company' } : players.length > 1 ? TABLE : SOLO;
}

/** What lies where, as a game in the middle of it. */
export function onTheTable(view: View, part: Partial<State['game']> = {}, stage: Partial<State['stage']> = {}): Play {
  const shown = { at: 0, map: view.players[0]?.map ?? '', ...stage };
  const play = lay(new Play(kindOf(view, part), { id: 'game', view, ...part }, shown, now().hand));
  update('where', { route: { to: 'play' } });
  return play;
}

beforeEach(async () => {
  for (const [name, slice] of Object.entries(fresh)) update(name as keyof Slices, structuredClone(slice));
  lay(new Play(NO_GAME));
  answers({});
  said.length = 0;
  bootEngine();
  await speak('en');
  await settled();
  for (let i = 0; i < 3; i++) await frame(); // what the test before has left
});

afterEach(() => {
  const found = unexpected.splice(0);
  assert.deepEqual(found, []);
});
