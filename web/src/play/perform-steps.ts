/** Performs the steps of an animation one after the other. */

import { announce } from '../core/browser/announce';
import { untilIdle } from '../core/browser/sleep';
import { motionEnabled } from '../core/browser/preferences';
import type { CoinsEvent, DrawnEvent } from '../core/contract/generated/messages';
import { lazyPart } from '../core/lazy-parts';
import { preloadLazyParts } from '../core/page/navigate';
import type { Display } from '../core/state/game';
import type { Sound, SoundDetail } from '../core/browser/sounds';
import { state } from '../core/state/store';
import { type Haptic, vibrateFor, playGameSound } from './effects';
import { perPlay, type Play } from './play';

declare module '../core/lazy-parts' {
  interface Features {
    /** Shows what a drawing has brought or cost. */
    showReward(event: DrawnEvent | CoinsEvent, from: string): void;
  }
}

/** A change of the display, with its announcement, sound and vibration, and how long it stays. */
export interface Step {
  display?: Partial<Display>;
  announcement?: string;
  sound?: readonly [name: Sound, detail?: SoundDetail];
  haptic?: Haptic;
  /** The index of the season that is counted before the next step. */
  scoredSeason?: number;
  /** Milliseconds, or until the player has read it. Without it, the next step follows at once. */
  stay?: number | 'until-read';
  /** Whether it is only motion: it does not stay if motion is switched off. */
  isMotion?: boolean;
  /** What has been drawn or earned, which flies to its place; `from` is the map before. */
  reward?: { event: DrawnEvent | CoinsEvent; from: string };
  /** Whether it is left out once the player has skipped a step. */
  isOptional?: boolean;
}

/** The steps that are being performed. */
interface Performance {
  /** Whether the player has skipped the animation. */
  isSkipped: boolean;
  endStay: () => void;
}

const performanceOf = perPlay((): { current: Performance | null } => ({ current: null }));

/** Ends the animation on the screen; false if there is none. */
export function skipAnimation(play: Play): boolean {
  if (!play.display.animation) return false;
  const { current } = performanceOf(play);
  if (current) current.isSkipped = true;
  current?.endStay();
  return true;
}

/** Performs the steps one after the other. A generator gets each step only when the one before is done, and can so start from the display. */
export async function performSteps(play: Play, steps: Iterable<Step>, countSeason?: (seasonIndex: number) => Promise<void>): Promise<void> {
  const performance: Performance = { isSkipped: false, endStay: () => undefined };
  performanceOf(play).current = performance;
  for (const step of steps) {
    if (play.isClosed) return;
    if (step.isOptional && performance.isSkipped) continue;
    if (step.display) play.set({ display: step.display });
    if (step.announcement) announce(step.announcement);
    if (step.sound) playGameSound(...step.sound);
    if (step.haptic) vibrateFor(step.haptic);
    if (step.reward) showReward(step.reward);
    if (step.scoredSeason !== undefined) {
      await countSeason?.(step.scoredSeason);
      performance.isSkipped = false;
    }
    if (step.stay) await waitForStep(play, performance, step);
  }
}

/** Shows a reward; the first one only loads what is needed for that, once the page is at rest: that takes longer than a frame. */
function showReward({ event, from }: NonNullable<Step['reward']>): void {
  const show = lazyPart('showReward');
  if (show) show(event, from);
  else void untilIdle().then(preloadLazyParts);
}

/** Waits for the time of a step, or until the player skips it. */
async function waitForStep(play: Play, performance: Performance, { stay: time, isMotion = false }: Step): Promise<void> {
  const ms = time === 'until-read' ? undefined : time;
  if (ms && (performance.isSkipped || (isMotion && !motionEnabled(state.settings)))) return;
  play.publish();
  const { done, skip } = play.pause(ms);
  performance.endStay = skip;
  await done;
  if (!ms) performance.isSkipped = false; // the player has confirmed this step only
}
