/** Whole turns against a scripted engine: the card before, the answer, what comes after it. */

import { openGameStorage } from '../../web/src/core/page/game-storage';
import { recover } from '../../web/src/play/recover';
import { showView } from '../../web/src/play/show-events';
import { onEngineLost } from '../../web/src/core/engine/ask';
import { SaveStore } from '../../web/src/core/browser/game-store';
import type { View } from '../../web/src/core/contract/generated/messages';
import { showGame } from './page-state';
import { pass } from './clock';
import { answerRequests, onRestart } from './scripted-engine';
import { mapWith, event, player, previewOf, view } from './game';
import { currentPlay } from '../../web/src/play/play';

export const preview = (): unknown => ({ ok: true, preview: previewOf() });
export const INKED_MAP = mapWith({ a1: 'F' });
export const viewAfter = (part: Partial<View> = {}): View =>
  view({ record: 'bA1-test.F0a1', phase: 'next', tools: [], can_undo: true, players: [player(0, { map: INKED_MAP })], ...part });
export const INK_EVENT = event('drawn', { by: 0, on: 0, terrain: 'F', cells: ['a1'], map: INKED_MAP });

/** An answer that the test gives or refuses later. */
export function deferred(): { answer: Promise<unknown>; resolve: (answer: unknown) => void; reject: (error: Error) => void } {
  let resolve: (answer: unknown) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<unknown>((...functions) => ([resolve, reject] = functions));
  answer.catch(() => undefined);
  return { answer, resolve, reject };
}

export function startGame(now = view()): void {
  showGame(now);
  showView(currentPlay(), now);
}

/** Before each test: nothing is stored, nothing waits, the engine lives. */
export async function clearGame(): Promise<void> {
  await openGameStorage();
  for (const save of await new SaveStore().all()) await new SaveStore().remove(save.id);
  await openGameStorage();
  onEngineLost(() => void recover(currentPlay()));
  onRestart(() => Promise.resolve());
  await pass(5000); // whatever the test before was waiting for
  answerRequests({ preview });
}
