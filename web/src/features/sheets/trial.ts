/** A trial of the sheet by quick games of a bot. */

import type { SheetTrialJson } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { playableId, setOfGame } from './model';

const SLICE_MS = 60;

interface Trial {
  /** The sheet and the set that are tried; empty before the first trial. */
  key: string;
  isRunning: boolean;
  /** Progress from 0 to 1. */
  share: number;
  result: SheetTrialJson | null;
  hasFailed: boolean;
}

const trial = localState<Trial>({ key: '', isRunning: false, share: 0, result: null, hasFailed: false });

const currentKey = (): string => `${playableId()} ${setOfGame()}`;

/** The trial of the present sheet; null if there is none. */
export function currentTrial(): Trial | null {
  return trial.value.key === currentKey() ? trial.value : null;
}

export function stopTrial(): void {
  trial.reset();
}

/** Lets the engine play in slices, until all games are over, the sheet is changed, or the player stops it or leaves. */
export async function startTrial(): Promise<void> {
  const sheet = playableId();
  const set = setOfGame();
  const key = currentKey();
  trial.reset({ key, isRunning: true });
  const isCurrent = (): boolean =>
    trial.value.key === key && trial.value.isRunning && currentKey() === key && state.navigation.route.to === 'sheets';
  while (isCurrent()) {
    const response = await ask({ do: 'sheet-trial', sheet, set, ms: SLICE_MS }).catch(() => null);
    if (!isCurrent()) break;
    if (!response?.ok) trial.update({ isRunning: false, hasFailed: true });
    else trial.update({ share: response.progress, isRunning: response.busy, result: response.trial ?? null });
  }
  if (trial.value.key === key && trial.value.isRunning) stopTrial();
}
