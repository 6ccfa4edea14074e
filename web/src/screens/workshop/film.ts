/** The game that a bot has played, move by move on the map. The game's own engine replays it: it believes nobody. */

import type { Frame, ReplayAnswer } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { hashText } from '../../paint/hash';
import { redraw, state } from '../../state/store';
import type { BoardPicture } from '../../ui/board';
import { letterName } from '../../words/sentences';
import { t } from '../../words/texts';
import { onOpen } from './shop';

const PACE = 450;

interface Film {
  record: string;
  answer: ReplayAnswer | null;
  at: number;
  timer: number;
}

export const film: Film = { record: '', answer: null, at: 0, timer: 0 };

onOpen(() => {
  pause();
  film.answer = null;
});

/** A game is shown from its end, or from where it broke off; from there it can be run again. */
export async function openFilm(record: string): Promise<void> {
  pause();
  film.record = record;
  const answer = await ask({ do: 'replay', record }).catch(() => null);
  if (film.record !== record) return;
  film.answer = answer?.ok ? answer : null;
  film.at = film.answer ? film.answer.frames.length - 1 : 0;
  redraw();
  bringIntoView();
}

/** On a phone what came of it lies below the editor. */
export function bringIntoView(): void {
  const found = (): Element | null => document.querySelector('[data-show="check"], [data-show="mistake"], .ws-film, .ws-league');
  requestAnimationFrame(() => requestAnimationFrame(() => found()?.scrollIntoView({ block: 'nearest' })));
}

export function frameNow(): Frame | undefined {
  return film.answer?.frames[film.at];
}

export function goToMove(at: number): void {
  film.at = Math.max(0, Math.min((film.answer?.frames.length ?? 1) - 1, at));
  redraw();
}

export function pause(): void {
  clearInterval(film.timer);
  film.timer = 0;
}

export function runFilm(): void {
  if (film.timer) {
    pause();
    return redraw();
  }
  const last = (film.answer?.frames.length ?? 1) - 1;
  if (film.at >= last) film.at = 0;
  film.timer = window.setInterval(() => {
    if (film.at >= last || state.where.route.to !== 'workshop') pause();
    else film.at += 1;
    redraw();
  }, PACE);
  redraw();
}

export function filmPicture(): BoardPicture | null {
  const { answer } = film;
  const shown = frameNow()?.players[0];
  if (!answer || !shown) return null;
  return {
    map: shown.map,
    title: t(`sheet-${answer.setup.sheet}`),
    seed: hashText(answer.deal),
    sub: `${t('new-sheet-letter', { letter: letterName(answer.setup.sheet) })} · ${t(`set-${answer.setup.set}`)}`,
  };
}
