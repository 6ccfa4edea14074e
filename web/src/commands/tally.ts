/** The end of a season, held on the screen until it is read. */

import { announce } from '../browser/announce';
import type { ExplainAnswer, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { state, update } from '../state/store';
import type { Tally } from '../state/types';
import { t } from '../words/texts';
import { keep } from './keep';
import { thisVisit } from './visit';

let closeTally: (() => void) | null = null;

export async function tally(view: View, index: number): Promise<void> {
  const visit = thisVisit();
  const made = tallyOf(view, index, await reasons(view, index));
  if (!made || visit.aborted) return;
  announce(`${t('season-end', { season: made.score.season })}. ${t('n-stars', { stars: made.score.total })}`);
  update('stage', { tally: made });
  await new Promise<void>((resolve) => {
    closeTally = resolve;
    visit.addEventListener('abort', () => resolve(), { once: true });
  });
  if (visit.aborted) return; // left unread: it is shown again
  update('stage', { tally: null });
  update('game', { tallied: index + 1 });
  await keep(view);
}

export function tallyOf(view: View, index: number, why: Tally['why']): Tally | null {
  const score = view.players[0]?.seasons[index];
  if (!score) return null;
  return { score, index, why, last: index === 3 || view.phase === 'over' };
}

/** The explanations that still tell what was scored: monsters may have changed the map since. */
async function reasons(view: View, index: number): Promise<Tally['why']> {
  const score = view.players.length > 1 ? undefined : view.players[0]?.seasons[index];
  const found: Record<string, Tally['why'][string]> = {};
  for (const [letter, stars] of Object.entries(score?.edicts ?? {})) {
    const answer = await ask<ExplainAnswer>({ do: 'explain', letter, seat: 0 });
    if (answer.ok && answer.explanation.stars === stars) found[letter] = answer.explanation;
  }
  return found;
}

export function endTally(): void {
  closeTally?.();
  closeTally = null;
}

/** Shows the tally of a season that was scored before the page was closed. */
export async function tallyMissed(view: View): Promise<void> {
  const done = view.players[0]?.seasons.length ?? 0;
  if (done > state.game.tallied && !state.stage.tally) await tally(view, done - 1);
}
