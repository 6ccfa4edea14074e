/** The replay on the screen: which record, at which step, from whose seat, and how fast it runs. */

import { announce } from '../../core/browser/announce';
import { takeOverRecord } from '../../play/open-game';
import { showFailure } from '../../core/page/notices';
import type { Explanation, ReplayResponse, ReplayStep, PlayerView, ScoredEvent } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import type { Seat } from '../../core/state/seats';
import { whileBusy, requestRedraw, state } from '../../core/state/store';
import { logLine } from '../../core/words/log';
import { t } from '../../core/words/texts';

export const SPEEDS = [
  ['replay-slow', 2600],
  ['replay-normal', 1300],
  ['replay-fast', 450],
] as const;

interface Projector {
  replay: ReplayResponse | null;
  record: string;
  at: number;
  seat: number;
  /** Who sat there, if that is known: a record contains no names. */
  seats: readonly Seat[];
  speed: number;
  timer: number;
  /** Why the season just scored has its stars, by letter. */
  why: Readonly<Record<string, Explanation>>;
  lit: string;
}

export const now: Projector = { replay: null, record: '', at: 0, seat: 0, seats: [], speed: 1, timer: 0, why: {}, lit: '' };

/** Opens a record; a bad one is refused, and the replay that was open stays. */
export async function load(record: string, seats: readonly Seat[]): Promise<boolean> {
  const answer = await whileBusy(() => ask({ do: 'replay', record }).catch(() => null));
  if (!answer?.ok) {
    const text = answer?.error.code === 'too-long' ? 'error-too-long' : answer ? 'error-bad-link' : 'error-engine';
    showFailure(text, answer?.error ?? null);
    return false;
  }
  pausePlayback();
  Object.assign(now, { replay: answer, record, seat: 0, seats });
  goToStep(0);
  return true;
}

export function steps(): readonly ReplayStep[] {
  return now.replay?.frames ?? [];
}

export function currentFrame(): ReplayStep | undefined {
  return steps()[now.at];
}

export function currentPlayer(): PlayerView | undefined {
  return currentFrame()?.players[now.seat];
}

export function goToStep(to: number): void {
  now.at = Math.max(0, Math.min(steps().length - 1, to));
  now.why = {};
  now.lit = '';
  const shown = currentFrame();
  if (shown) announce([t('replay-step', { number: now.at + 1, of: steps().length }), ...stepTexts(shown)].join('. '));
  void loadExplanations();
  requestRedraw();
}

export function scoredIn(shown: ReplayStep | undefined): ScoredEvent | undefined {
  return shown?.events.find((event): event is ScoredEvent => event.kind === 'scored' && event.on === now.seat);
}

/** The season scored at this step, explained on the map as it was scored. */
async function loadExplanations(): Promise<void> {
  const { at, replay } = now;
  const scored = scoredIn(currentFrame());
  if (!replay || !scored) return;
  const letters = Object.keys(scored.score.edicts);
  const edicts = letters.map((letter) => replay.edicts['ABCD'.indexOf(letter)] ?? '');
  const answer = await ask({ do: 'score-map', map: scored.map, edicts, coins: 0 }).catch(() => null);
  if (!answer?.ok || now.at !== at) return;
  now.why = Object.fromEntries(
    letters.map((letter, i) => [letter, answer.explanations[i]]).filter((pair): pair is [string, Explanation] => pair[1] !== undefined),
  );
  requestRedraw();
}

export function pausePlayback(): void {
  clearInterval(now.timer);
  now.timer = 0;
}

export function togglePlayback(): void {
  if (now.timer) {
    pausePlayback();
    requestRedraw();
    return;
  }
  if (now.at >= steps().length - 1) goToStep(0);
  const pace = SPEEDS[now.speed]?.[1] ?? 1300;
  now.timer = window.setInterval(() => {
    if (now.at >= steps().length - 1 || state.navigation.route.to !== 'replay') pausePlayback();
    else goToStep(now.at + 1);
    requestRedraw();
  }, pace);
  requestRedraw();
}

export function continueFromHere(): void {
  const from = currentFrame();
  if (!from || from.over) return;
  pausePlayback();
  void takeOverRecord(from.record);
}

/** What happened in a step, in words, as this seat sees it. */
export function stepTexts(shown: ReplayStep): string[] {
  return shown.events
    .filter((event) => !('on' in event) || event.on === now.seat)
    .map((event) => logLine(event))
    .filter((line): line is string => line !== null);
}

/** Makes room for another record. */
export function chooseAnotherRecord(): void {
  pausePlayback();
  now.replay = null;
  requestRedraw();
}
