/** How many days in a row the daily map was drawn, for home; the engine counts. */

import { ask } from '../engine/ask';
import { playedGames } from '../state/games';
import { local } from '../state/local';
import { today } from '../state/origin';
import { state } from '../state/store';

const counted = local({ key: '', days: 0 });

export function streak(): number {
  return counted.now.days;
}

/** Counts again on home and at the end of a game, when there is another day or another map. */
export function followStreak(): void {
  const { to } = state.where.route;
  if ((to !== 'home' && to !== 'final') || state.engine.is !== 'ready' || !state.stored.ready) return;
  const games = playedGames().filter(({ daily }) => daily);
  const key = `${today()} ${games.length}`;
  if (key === counted.now.key) return;
  counted.change({ key, ...(games.length ? {} : { days: 0 }) });
  if (games.length) void count(key, games);
}

async function count(key: string, games: ReturnType<typeof playedGames>): Promise<void> {
  const answer = await ask({ do: 'statistics', today: today(), games }).catch(() => null);
  if (answer?.ok && counted.now.key === key) counted.change({ days: answer.statistics.streak });
}
