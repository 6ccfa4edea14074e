/** The game that a bot has played, move by move on the map, as the page's engine replays its record. */

import type { PlayerView, ReplayStep, ReplayResponse } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { seedFromText } from '../../core/paint/hash';
import { requestRedraw } from '../../core/state/store';
import type { BoardContent } from '../../core/ui/board';
import { letterName } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { onDocumentOpened } from './model';

interface Replay {
  record: string;
  answer: ReplayResponse | null;
  /** Whose map is shown. */
  seat: number;
  at: number;
}

export const gameReplay: Replay = { record: '', answer: null, seat: 0, at: 0 };

export function closeReplay(): void {
  Object.assign(gameReplay, { record: '', answer: null });
}

onDocumentOpened(closeReplay);

/** Shows a game at its end, or where it broke off. */
export async function openReplay(record: string, seat = 0): Promise<void> {
  Object.assign(gameReplay, { record, seat });
  const answer = await ask({ do: 'replay', record }).catch(() => null);
  if (gameReplay.record !== record) return; // another game was opened meanwhile
  gameReplay.answer = answer?.ok ? answer : null;
  gameReplay.at = gameReplay.answer ? gameReplay.answer.frames.length - 1 : 0;
  requestRedraw();
  scrollToResult();
}

/** Scrolls to the result: on a phone it lies below the editor. */
export function scrollToResult(): void {
  const findResult = (): Element | null => document.querySelector('[data-show="check"], [data-show="mistake"], .ws-replay, .ws-league');
  requestAnimationFrame(() => requestAnimationFrame(() => findResult()?.scrollIntoView({ block: 'nearest' })));
}

export function currentFrame(): ReplayStep | undefined {
  return gameReplay.answer?.frames[gameReplay.at];
}

export function currentPlayer(): PlayerView | undefined {
  return currentFrame()?.players[gameReplay.seat];
}

export function goToMove(at: number): void {
  gameReplay.at = Math.max(0, Math.min((gameReplay.answer?.frames.length ?? 1) - 1, at));
  requestRedraw();
}

export function replayBoard(): BoardContent | null {
  const { answer } = gameReplay;
  const player = currentPlayer();
  if (!answer || !player) return null;
  return {
    map: player.map,
    title: t(`sheet-${answer.setup.sheet}`),
    seed: seedFromText(answer.deal),
    sub: `${t('new-sheet-letter', { letter: letterName(answer.setup.sheet) })} · ${t(`set-${answer.setup.set}`)}`,
  };
}
