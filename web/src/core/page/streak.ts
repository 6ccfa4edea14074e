/** The streak of daily maps, which the engine counts. */

import { ask } from '../engine/ask';
import { playedGames } from '../state/games';
import { localState } from '../state/local-state';
import { today } from '../state/origin';
import { state } from '../state/store';

const streakState = localState({ key: '', days: 0 });

export function dailyStreak(): number {
  return streakState.value.days;
}

/** Has the streak counted again at home and on the final screen, if the day or the number of daily maps has changed. */
export function refreshStreak(): void {
  const { to } = state.navigation.route;
  if ((to !== 'home' && to !== 'final') || state.engine.status !== 'ready' || !state.stored.isHistoryLoaded) return;
  const games = playedGames().filter(({ daily }) => daily);
  const key = `${today()} ${games.length}`;
  if (key === streakState.value.key) return;
  streakState.update({ key, ...(games.length ? {} : { days: 0 }) });
  if (games.length) void loadStreak(key, games);
}

async function loadStreak(key: string, games: ReturnType<typeof playedGames>): Promise<void> {
  const response = await ask({ do: 'statistics', today: today(), games }).catch(() => null);
  if (response?.ok && streakState.value.key === key) streakState.update({ days: response.statistics.streak });
}
