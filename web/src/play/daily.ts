/** Opens the daily map. */

import { ask } from '../core/engine/ask';
import { dailyResult, dailySave } from '../core/state/games';
import { today } from '../core/state/origin';
import { state } from '../core/state/store';
import { recordFirstAttempt } from '../core/page/game-storage';
import { goTo, setLoading } from '../core/page/navigate';
import { dailyName } from '../core/words/daily';
import { currentPlay } from './play';
import { openDeal, openSave } from './open-game';
import { notifyBriefly, showFailure } from '../core/page/notices';

/** Starts today's map, resumes it, or shows its result. */
export async function openToday(): Promise<void> {
  const day = today();
  const save = dailySave(day);
  if (dailyResult(day)) await goTo({ to: 'daily' });
  else if (save) await openSave(save);
  else await startDaily(day);
}

/** Starts the map of a day. Only a game that is started on that day can be the first attempt; later ones are practice. */
export async function startDaily(day: string): Promise<void> {
  setLoading(true);
  const response = await ask({ do: 'daily', day }).catch(() => null);
  if (!response?.ok) {
    setLoading(false);
    return showFailure(response ? 'error-date' : 'error-engine', response?.error ?? null);
  }
  const isFirst = day === today() && !state.stored.firstAttempts[day];
  const id = isFirst ? `daily-${day}` : '';
  await openDeal(response.daily.deal, { kind: isFirst ? 'daily' : 'practice', day }, id);
  if (!isFirst || currentPlay().game.id !== id) return;
  await recordFirstAttempt(day, id);
  notifyBriefly('daily-intro', { name: dailyName(day) });
}
