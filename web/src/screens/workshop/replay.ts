/** The game that a bot has played, move by move on the map. The game's own engine replays it: it believes no one. */

import type { PlayerView, ReplayStep, ReplayAnswer } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { hashText } from '../../paint/hash';
import { redraw, state } from '../../state/store';
import type { BoardPicture } from '../../ui/board';
import { letterName } from '../../words/sentences';
import { t } from '../../words/texts';
import { onOpen } from './shop';

const PACE = 450;

interface Replay {
  record: string;
  answer: ReplayAnswer | null;
  /** Whose map is shown. */
  seat: number;
  at: number;
  timer: number;
}

export const replay: Replay = { record: '', answer: null, seat: 0, at: 0, timer: 0 };

export function closeReplay(): void {
  pause();
  Object.assign(replay, { record: '', answer: null });
}

onOpen(closeReplay);

/** A game is shown from its end, or from where it broke off; from there it can be run again. */
export async function openReplay(record: string, seat = 0): Promise<void> {
  pause();
  Object.assign(replay, { record, seat });
  const answer = await ask({ do: 'replay', record }).catch(() => null);
  if (replay.record !== record) return;
  replay.answer = answer?.ok ? answer : null;
  replay.at = replay.answer ? replay.answer.frames.length - 1 : 0;
  redraw();
  bringIntoView();
}

/** On a phone what came of it lies below the editor. */
export function bringIntoView(): void {
  const found = (): Element | null => document.querySelector('[data-show="check"], [data-show="mistake"], .ws-replay, .ws-league');
  requestAnimationFrame(() => requestAnimationFrame(() => found()?.scrollIntoView({ block: 'nearest' })));
}

export function stepNow(): ReplayStep | undefined {
  return replay.answer?.frames[replay.at];
}

export function playerNow(): PlayerView | undefined {
  return stepNow()?.players[replay.seat];
}

export function goToMove(at: number): void {
  replay.at = Math.max(0, Math.min((replay.answer?.frames.length ?? 1) - 1, at));
  redraw();
}

export function pause(): void {
  clearInterval(replay.timer);
  replay.timer = 0;
}

export function runReplay(): void {
  if (replay.timer) {
    pause();
    return redraw();
  }
  const last = (replay.answer?.frames.length ?? 1) - 1;
  if (replay.at >= last) replay.at = 0;
  replay.timer = window.setInterval(() => {
    if (replay.at >= last || state.where.route.to !== 'workshop') pause();
    else replay.at += 1;
    redraw();
  }, PACE);
  redraw();
}

export function replayPicture(): BoardPicture | null {
  const { answer } = replay;
  const shown = playerNow();
  if (!answer || !shown) return null;
  return {
    map: shown.map,
    title: t(`sheet-${answer.setup.sheet}`),
    seed: hashText(answer.deal),
    sub: `${t('new-sheet-letter', { letter: letterName(answer.setup.sheet) })} · ${t(`set-${answer.setup.set}`)}`,
  };
}
