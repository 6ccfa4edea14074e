/** The album: which stamps the stored games have earned. The engine works it out, in slices. */

import { sleep } from '../../core/browser/sleep';
import type { AlbumGame, StampProgressJson } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import type { FinishedGame } from '../../core/state/saved-games';
import { hasFinishedLesson } from '../../core/state/lesson';
import { state } from '../../core/state/store';

const SLICE = 200;

/** Games from before the history knew who sat at a table: their saves may still tell. */
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
  /** The one that lacks least, by its id. */
  nearestStamp: string;
}

/** What these games, in the order of play, have earned; null where the engine cannot tell or no one waits any more. */
export async function loadAlbum(games: readonly FinishedGame[], isWanted: () => boolean): Promise<Album | null> {
  const albumGames = games.map(toAlbumGame);
  while (isWanted()) {
    const answer = await ask({ do: 'album', games: albumGames, lesson: hasFinishedLesson(), ms: SLICE }).catch(() => null);
    if (!answer?.ok) return null;
    if (!answer.busy) return { stamps: answer.stamps ?? [], nearestStamp: answer.nearest ?? '' };
    await sleep();
  }
  return null;
}
