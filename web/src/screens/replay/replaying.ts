/** The replay on the screen: which record, at which step, from whose seat, and how fast it runs. */

import { announce } from '../../browser/announce';
import { takeOverRecord } from '../../commands/open';
import { fail } from '../../commands/page';
import type { Explanation, ReplayAnswer, ReplayStep, PlayerView, ScoredEvent } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import type { Seat } from '../../state/seats';
import { busy, redraw, state } from '../../state/store';
import { logLine } from '../../words/log';
import { t } from '../../words/texts';

export const SPEEDS = [
  ['replay-slow', 2600],
  ['replay-normal', 1300],
  ['replay-fast', 450],
] as const;

interface Projector {
  replay: ReplayAnswer | null;
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
  const answer = await busy(() => ask({ do: 'replay', record }).catch(() => null));
  if (!answer?.ok) {
    const text = answer?.error.code === 'too-long' ? 'error-too-long' : answer ? 'error-bad-link' : 'error-engine';
    fail(text, answer?.error ?? null);
    return false;
  }
  stop();
  Object.assign(now, { replay: answer, record, seat: 0, seats });
  go(0);
  return true;
}

export function steps(): readonly ReplayStep[] {
  return now.replay?.frames ?? [];
}

export function stepNow(): ReplayStep | undefined {
  return steps()[now.at];
}

export function player(): PlayerView | undefined {
  return stepNow()?.players[now.seat];
}

export function go(to: number): void {
  now.at = Math.max(0, Math.min(steps().length - 1, to));
  now.why = {};
  now.lit = '';
  const shown = stepNow();
  if (shown) announce([t('replay-step', { number: now.at + 1, of: steps().length }), ...lines(shown)].join('. '));
  void findReasons();
  redraw();
}

export function scoredIn(shown: ReplayStep | undefined): ScoredEvent | undefined {
  return shown?.events.find((event): event is ScoredEvent => event.kind === 'scored' && event.on === now.seat);
}

/** The season scored at this step, explained on the map as it was scored. */
async function findReasons(): Promise<void> {
  const { at, replay } = now;
  const scored = scoredIn(stepNow());
  if (!replay || !scored) return;
  const letters = Object.keys(scored.score.edicts);
  const edicts = letters.map((letter) => replay.edicts['ABCD'.indexOf(letter)] ?? '');
  const answer = await ask({ do: 'desk', map: scored.map, edicts, coins: 0 }).catch(() => null);
  if (!answer?.ok || now.at !== at) return;
  now.why = Object.fromEntries(
    letters.map((letter, i) => [letter, answer.explanations[i]]).filter((pair): pair is [string, Explanation] => pair[1] !== undefined),
  );
  redraw();
}

export function stop(): void {
  clearInterval(now.timer);
  now.timer = 0;
}

export function run(): void {
  if (now.timer) {
    stop();
    redraw();
    return;
  }
  if (now.at >= steps().length - 1) go(0);
  const pace = SPEEDS[now.speed]?.[1] ?? 1300;
  now.timer = window.setInterval(() => {
    if (now.at >= steps().length - 1 || state.where.route.to !== 'replay') stop();
    else go(now.at + 1);
    redraw();
  }, pace);
  redraw();
}

export function takeOver(): void {
  const from = stepNow();
  if (!from || from.over) return;
  stop();
  void takeOverRecord(from.record);
}

/** What happened in a step, in words, as this seat sees it. */
export function lines(shown: ReplayStep): string[] {
  return shown.events
    .filter((event) => !('on' in event) || event.on === now.seat)
    .map((event) => logLine(event))
    .filter((line): line is string => line !== null);
}

/** Makes room for another record. */
export function eject(): void {
  stop();
  now.replay = null;
  redraw();
}
