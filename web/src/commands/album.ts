/** The album: which stamps the stored games have earned. The engine works it out, in slices. */

import { sleep } from '../browser/sleep';
import type { AlbumGame, StampJson } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import type { FinishedGame } from '../state/stored';
import { state } from '../state/store';

const SLICE = 200;

/** Games from before the history knew who sat at a table: their saves may still tell. */
function botsOf({ id, bots }: FinishedGame): string[] {
  if (bots.length) return [...bots];
  const save = state.stored.saves.find((each) => id === each.id || id.startsWith(`${each.id}-`));
  return (save?.seats ?? []).map(({ bot }) => bot);
}

function asked(game: FinishedGame): AlbumGame {
  const { day, daily, hints, record, seat, summary } = game;
  return { day, daily, hints, record, seat, summary, map: summary.map, bots: botsOf(game) };
}

export interface Album {
  stamps: readonly StampJson[];
  /** The one that lacks least, by its id. */
  nearest: string;
}

/** What these games, in the order of play, have earned; null where the engine cannot tell or no one waits any more. */
export async function albumOf(games: readonly FinishedGame[], isWanted: () => boolean): Promise<Album | null> {
  const told = games.map(asked);
  while (isWanted()) {
    const answer = await ask({ do: 'album', games: told, ms: SLICE }).catch(() => null);
    if (!answer?.ok) return null;
    if (!answer.busy) return { stamps: answer.stamps ?? [], nearest: answer.nearest ?? '' };
    await sleep();
  }
  return null;
}
