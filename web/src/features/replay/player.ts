/** The state of the replay on the screen: its record, step, seat and speed. */

import { announce } from '../../core/browser/announce';
import { takeOverRecord } from '../../play/open-game';
import { gameLinkFailure } from '../../core/page/links';
import { showFailure } from '../../core/page/notices';
import type { Explanation, ReplayResponse, ReplayStep, PlayerView, ScoredEvent } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import type { Seat } from '../../core/state/seats';
import { whileBusy, state } from '../../core/state/store';
import { logLine } from '../../core/words/log';
import { t } from '../../core/words/texts';

export const SPEEDS = [
  ['replay-slow', 2600],
  ['replay-normal', 1300],
  ['replay-fast', 450],
] as const;

interface ReplayState {
  replay: ReplayResponse | null;
  record: string;
  stepIndex: number;
  /** The seat whose map is shown. */
  seat: number;
  /** The players, if they are known: a record contains no names. */
  seats: readonly Seat[];
  /** Index in `SPEEDS`. */
  speed: number;
  /** The timer of the playback; 0 while it is paused. */
  timer: number;
  /** The explanation of each edict of the season just scored, by letter. */
  explanations: Readonly<Record<string, Explanation>>;
  /** Letter of the edict whose cells are highlighted. */
  highlightedEdict: string;
}

export const replayState = localState<ReplayState>({
  replay: null,
  record: '',
  stepIndex: 0,
  seat: 0,
  seats: [],
  speed: 1,
  timer: 0,
  explanations: {},
  highlightedEdict: '',
});

/** Opens a record. If it is damaged, shows an error and leaves the open replay as it is. */
export async function load(record: string, seats: readonly Seat[]): Promise<boolean> {
  const response = await whileBusy(() => ask({ do: 'replay', record }).catch(() => null));
  if (!response?.ok) {
    showFailure(response ? gameLinkFailure(response.error.code) : 'error-engine', response?.error ?? null);
    return false;
  }
  pausePlayback();
  replayState.update({ replay: response, record, seat: 0, seats });
  goToStep(0);
  return true;
}

export function steps(): readonly ReplayStep[] {
  return replayState.value.replay?.frames ?? [];
}

export function currentStep(): ReplayStep | undefined {
  return steps()[replayState.value.stepIndex];
}

export function currentPlayer(): PlayerView | undefined {
  return currentStep()?.players[replayState.value.seat];
}

/** Shows a step, announces it, and loads its explanations. */
export function goToStep(index: number): void {
  replayState.update({ stepIndex: Math.max(0, Math.min(steps().length - 1, index)), explanations: {}, highlightedEdict: '' });
  const step = currentStep();
  if (step) announce([t('replay-step', { number: replayState.value.stepIndex + 1, of: steps().length }), ...stepTexts(step)].join('. '));
  void loadExplanations();
}

/** Returns the event that scores a season on the shown map, if the step has one. */
export function scoredIn(step: ReplayStep | undefined): ScoredEvent | undefined {
  return step?.events.find((event): event is ScoredEvent => event.kind === 'scored' && event.on === replayState.value.seat);
}

/** Loads the explanations of the season scored at this step, on the map as it was then. */
async function loadExplanations(): Promise<void> {
  const { stepIndex, replay } = replayState.value;
  const scored = scoredIn(currentStep());
  if (!replay || !scored) return;
  const letters = Object.keys(scored.score.edicts);
  const edicts = letters.map((letter) => replay.edicts['ABCD'.indexOf(letter)] ?? '');
  const response = await ask({ do: 'score-map', map: scored.map, edicts, coins: 0 }).catch(() => null);
  if (!response?.ok || replayState.value.stepIndex !== stepIndex) return;
  const pairs = letters.map((letter, i) => [letter, response.explanations[i]] as const);
  replayState.update({ explanations: Object.fromEntries(pairs.filter((pair): pair is [string, Explanation] => pair[1] !== undefined)) });
}

export function pausePlayback(): void {
  clearInterval(replayState.value.timer);
  replayState.update({ timer: 0 });
}

export function togglePlayback(): void {
  if (replayState.value.timer) return pausePlayback();
  if (replayState.value.stepIndex >= steps().length - 1) goToStep(0);
  const pace = SPEEDS[replayState.value.speed]?.[1] ?? 1300;
  const advance = (): void => {
    if (replayState.value.stepIndex >= steps().length - 1 || state.navigation.route.to !== 'replay') pausePlayback();
    else goToStep(replayState.value.stepIndex + 1);
  };
  replayState.update({ timer: window.setInterval(advance, pace) });
}

/** Starts a new game that continues from the shown step. */
export function continueFromHere(): void {
  const step = currentStep();
  if (!step || step.over) return;
  pausePlayback();
  void takeOverRecord(step.record);
}

/** Returns the sentences about a step, from the point of view of the selected seat. */
export function stepTexts(step: ReplayStep): string[] {
  return step.events
    .filter((event) => !('on' in event) || event.on === replayState.value.seat)
    .map((event) => logLine(event))
    .filter((line): line is string => line !== null);
}

/** Closes the replay, so that another record can be opened. */
export function chooseAnotherRecord(): void {
  pausePlayback();
  replayState.update({ replay: null });
}
