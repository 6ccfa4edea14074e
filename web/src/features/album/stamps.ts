/** Loads the album: the stamps that the stored games have earned, which the engine computes in slices. */

import { sleep } from '../../core/browser/sleep';
import type { AlbumGame, StampProgressJson } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import type { FinishedGame } from '../../core/state/saved-games';
import { hasFinishedLesson } from '../../core/state/lesson';
import { state } from '../../core/state/store';

const SLICE_MS = 200;

/** Returns the bots of a game; for old games, whose history lacks them, those of its save. */
function botsOf({ id, bots }: FinishedGame): string[] {
  if (bots.length) return [...bots];
  const save = state.stored.saves.find((each) => id === each.id || id.startsWith(`${each.id}-`));
  return (save?.seats ?? []).map(({ bot }) => bot);
}

function toAlbumGame(game: FinishedGame): AlbumGame {
  const { day, daily, hints, record, seat, summary } = game;
  return { day, daily, hints, record, seat, summary, map: summary.map, bots: botsOf(game) };
}

export interface Album {
  stamps: readonly StampProgressJson[];
  /** The id of the stamp that lacks least. */
  nearestStamp: string;
}

/** Returns the stamps of games in the order of play; null if the engine fails or the album is no longer wanted. */
export async function loadAlbum(games: readonly FinishedGame[], isWanted: () => boolean): Promise<Album | null> {
  const albumGames = games.map(toAlbumGame);
  while (isWanted()) {
    const response = await ask({ do: 'album', games: albumGames, lesson: hasFinishedLesson(), ms: SLICE_MS }).catch(() => null);
    if (!response?.ok) return null;
    if (!response.busy) return { stamps: response.stamps ?? [], nearestStamp: response.nearest ?? '' };
    await sleep();
  }
  return null;
}
