/** The daily map: begun, resumed, or shown. */

import { ask } from '../core/engine/ask';
import { dailyResult, dailySave } from '../core/state/games';
import { today } from '../core/state/origin';
import { state } from '../core/state/store';
import { recordFirstAttempt } from '../core/page/game-storage';
import { goTo, setLoading } from '../core/page/navigate';
import { openDeal, openSave } from './open-game';
import { showFailure } from '../core/page/notices';

/** The link `?daily`: begins today's deal, resumes it, or shows its result. */
export async function openToday(): Promise<void> {
  const day = today();
  const save = dailySave(day);
  if (dailyResult(day)) await goTo({ to: 'daily' });
  else if (save) await openSave(save);
  else await startDaily(day);
}

/** Only a game begun on its own day can be the first try; later ones are practice. */
export async function startDaily(day: string): Promise<void> {
  setLoading(true);
  const answer = await ask({ do: 'daily', day }).catch(() => null);
  if (!answer?.ok) {
    setLoading(false);
    return showFailure(answer ? 'error-date' : 'error-engine', answer?.error ?? null);
  }
  const first = day === today() && !state.stored.firstAttempts[day];
  const id = first ? `daily-${day}` : '';
  await openDeal(answer.daily.deal, { kind: first ? 'daily' : 'practice', day }, id);
  if (first && state.game.id === id) await recordFirstAttempt(day, id);
}
