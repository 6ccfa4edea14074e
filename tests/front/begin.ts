/** Every test of the page begins with nothing on the table, and ends with nothing that was asked unexpectedly. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'vitest';
import type { View } from '../../web/src/contract/generated/messages';
import { endVisit } from '../../web/src/commands/visit';
import { bootEngine } from '../../web/src/engine/ask';
import { type State, state, update } from '../../web/src/state/store';
import { speak } from '../../web/src/words/texts';
import { frame, settled } from './clock';
import { answers, unexpected } from './engine';

type Slices = Omit<State, 'busy' | 'paint'>;
const { busy: _busy, paint: _paint, ...rest } = state;
const fresh: Slices = structuredClone(rest);
const live = document.getElementById('live') as HTMLElement;
/** All that a screen reader was told. */
export const said: string[] = [];
Object.defineProperty(live, 'textContent', {
  get: () => said.at(-1) ?? '',
  set(text: string) {
    said.push(text);
  },
});

/** What lies where, as a game in the middle of it. */
export function onTheTable(view: View, part: Partial<State['game']> = {}, stage: Partial<State['stage']> = {}): void {
  update('game', { id: 'game', view, ...part });
  update('stage', { at: 0, map: view.players[0]?.map ?? '', ...stage });
  update('where', { route: { to: 'play' } });
}

beforeEach(async () => {
  for (const [name, slice] of Object.entries(fresh)) update(name as keyof Slices, structuredClone(slice));
  endVisit();
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
