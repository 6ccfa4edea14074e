/** The daily map: begun, resumed, or shown. */

import { ask } from '../engine/ask';
import { dailyResult, dailySave } from '../state/games';
import { today } from '../state/origin';
import { state } from '../state/store';
import { beginDay } from './stored';
import { goTo, wait } from './navigate';
import { openDeal, openSave } from './open';
import { fail } from './page';

/** The link `?daily`: begins today's deal, resumes it, or shows its result. */
export async function startToday(): Promise<void> {
  const day = today();
  const save = dailySave(day);
  if (dailyResult(day)) await goTo({ to: 'daily' });
  else if (save) await openSave(save);
  else await startDay(day);
}

/** Only a game begun on its own day can be the first try; later ones are practice. */
export async function startDay(day: string): Promise<void> {
  wait(true);
  const answer = await ask({ do: 'daily', day }).catch(() => null);
  if (!answer?.ok) {
    wait(false);
    return fail(answer ? 'error-date' : 'error-engine', answer?.error ?? null);
  }
  const first = day === today() && !state.stored.days[day];
  const id = first ? `daily-${day}` : '';
  await openDeal(answer.daily.deal, { kind: first ? 'daily' : 'practice', day }, id);
  if (first && state.game.id === id) await beginDay(day, id);
}
