/** Saves a game of this device after every action, and adds a finished one to the history. */

import { newId } from '../core/browser/ids';
import { requestPersistence } from '../core/browser/database';
import { addToHistory } from '../core/page/history';
import { storeLatest } from '../core/page/game-storage';
import { notify } from '../core/page/notices';
import type { View } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import type { Save } from '../core/state/saved-games';
import type { Origin } from '../core/state/origin';
import { botNames, firstHumanSeat } from '../core/state/seats';
import { type PlayBehaviour, perPlay, type Play } from './play';

/** Remembers the view without storing it, so that the game can be reopened if the engine is lost. */
export function rememberLatest(play: Play, view: View): void {
  play.latest = view;
}

const saveCallbacks = perPlay(() => new Set<() => void>());

/** Calls back when the game is next stored. */
export function afterNextSave(play: Play, callback: () => void): void {
  saveCallbacks(play).add(callback);
}

function toSave({ game, behaviour }: Play, view: View): Save | null {
  const seat = firstHumanSeat(game.seats);
  const player = view.players[seat];
  if (!player) return null;
  return {
    id: game.id,
    record: view.record,
    map: player.map,
    sheet: view.setup.sheet,
    set: view.setup.set,
    season: view.season,
    time: view.time,
    limit: view.limit,
    stars: view.phase === 'over' ? (view.results[seat]?.stars ?? player.stars) : player.stars,
    ...(player.current_score ? { running: player.current_score.total } : {}),
    finished: view.phase === 'over',
    saved_at: Date.now(),
    tallied: game.talliedSeasons,
    hints: game.hints,
    origin: game.origin,
    ...(behaviour.hasStandings ? { seats: game.seats, open: game.open } : {}),
  };
}

/** Only the other tab's game remains the first attempt at the daily map, or the game of the cup. */
function originOfCopy(origin: Origin): Origin {
  if (origin.kind === 'daily') return { ...origin, kind: 'practice' };
  return origin.kind === 'cup' ? { kind: 'free' } : origin;
}

/** Stores the game. If another tab has continued it, this one goes on as a new game. */
async function save(play: Play, view: View): Promise<void> {
  rememberLatest(play, view);
  const newSave = toSave(play, view);
  const result = newSave && (await storeLatest(newSave));
  if (!result) return;
  if (result === 'elsewhere') {
    play.update({ game: { id: newId(), origin: originOfCopy(play.game.origin) } });
    notify('extra-other-tab');
    return save(play, view);
  }
  if (result === 'refused') notify('stored-refused');
  else requestPersistence();
  for (const callback of saveCallbacks(play)) callback();
  saveCallbacks(play).clear();
  if (newSave.finished) await addToHistory(newSave);
}

/** Opens the game in a new engine, from the latest record, after the old engine was lost. */
async function reopenInEngine({ game, latest }: Play): Promise<View | null> {
  if (!latest) return null;
  const bots = game.view?.bots ?? botNames(game.seats); // a built-in bot may have replaced a custom bot
  const response = await ask({ do: 'open', record: latest.record, bots });
  return response.ok ? response.view : null;
}

/** What all games that are saved on this device have in common. */
export const SAVED_ON_THIS_DEVICE = { isWholeGame: true, panels: {}, save, reopenInEngine } satisfies Partial<PlayBehaviour>;
