/** The replay of a game that a bot has played. */

import type { PlayerView, ReplayStep, ReplayResponse } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { seedFromText } from '../../core/paint/hash';
import { localState } from '../../core/state/local-state';
import type { BoardContent } from '../../core/ui/board';
import { sheetLabel, sheetName } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { onDocumentOpened } from './model';

interface Replay {
  record: string;
  /** The steps of the record; null while none is open. */
  replay: ReplayResponse | null;
  /** The seat whose map is shown. */
  seat: number;
  stepIndex: number;
}

export const gameReplay = localState<Replay>({ record: '', replay: null, seat: 0, stepIndex: 0 });

export function closeReplay(): void {
  gameReplay.update({ record: '', replay: null });
}

onDocumentOpened(closeReplay);

/** Shows a game at its last move. */
export async function openReplay(record: string, seat = 0): Promise<void> {
  gameReplay.update({ record, seat });
  const response = await ask({ do: 'replay', record }).catch(() => null);
  if (gameReplay.value.record !== record) return; // another game was opened meanwhile
  const replay = response?.ok ? response : null;
  gameReplay.update({ replay, stepIndex: replay ? replay.frames.length - 1 : 0 });
  scrollToResult();
}

/** Scrolls to the result: on a phone it lies below the editor. */
export function scrollToResult(): void {
  const findResult = (): Element | null =>
    document.querySelector('[data-show="check"], [data-show="mistake"], .workshop-replay, .workshop-league');
  requestAnimationFrame(() => requestAnimationFrame(() => findResult()?.scrollIntoView({ block: 'nearest' })));
}

export function currentReplayStep(): ReplayStep | undefined {
  return gameReplay.value.replay?.frames[gameReplay.value.stepIndex];
}

export function currentPlayer(): PlayerView | undefined {
  return currentReplayStep()?.players[gameReplay.value.seat];
}

export function goToMove(index: number): void {
  gameReplay.update({ stepIndex: Math.max(0, Math.min((gameReplay.value.replay?.frames.length ?? 1) - 1, index)) });
}

export function replayBoard(): BoardContent | null {
  const { replay } = gameReplay.value;
  const player = currentPlayer();
  if (!replay || !player) return null;
  return {
    map: player.map,
    title: sheetName(replay.setup.sheet),
    seed: seedFromText(replay.deal),
    sub: `${sheetLabel(replay.setup.sheet)} · ${t(`set-${replay.setup.set}`)}`,
  };
}
