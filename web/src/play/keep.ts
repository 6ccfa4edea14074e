/** Saves a game of this device after every action, and for good when it is finished. */

import { newId } from '../browser/ids';
import { askToPersist } from '../browser/storage';
import { keepForGood } from '../commands/finished';
import { storeLatest } from '../commands/stored';
import { tell } from '../commands/page';
import type { View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import type { Save } from '../state/stored';
import type { Origin } from '../state/origin';
import { botsOf, firstPerson } from '../state/seats';
import { type Kind, now, perPlay, type Play } from './play';

/** Remembers the game without storing it, for an engine that gets lost. */
export function note(view: View, play = now()): void {
  play.latest = view;
}

const keptOnce = perPlay(() => new Set<() => void>());

/** Called when the game is next stored. */
export function onceKept(callback: () => void, play = now()): void {
  keptOnce(play).add(callback);
}

function saveOf({ game }: Play, view: View): Save | null {
  const seat = firstPerson(game.seats);
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
    ...(player.running ? { running: player.running.total } : {}),
    finished: view.phase === 'over',
    when: Date.now(),
    tallied: game.tallied,
    hints: game.hints,
    origin: game.origin,
    ...(view.players.length > 1 ? { seats: game.seats, open: game.open } : {}),
  };
}

async function keep(play: Play, view: View): Promise<void> {
  note(view, play);
  const save = saveOf(play, view);
  const stored = save && (await storeLatest(save));
  if (!stored) return;
  if (stored === 'elsewhere') {
    // Of a day's deal only the game that stays is the first try.
    const { origin } = play.game;
    const kept: Origin = origin.kind === 'daily' ? { ...origin, kind: 'practice' } : origin;
    play.put({ game: { id: newId(), origin: kept } });
    tell('extra-other-tab');
    return keep(play, view);
  }
  if (stored === 'refused') tell('stored-refused');
  else askToPersist();
  for (const callback of keptOnce(play)) callback();
  keptOnce(play).clear();
  if (save.finished) await keepForGood(save);
}

async function reopen({ game, latest }: Play): Promise<View | null> {
  if (!latest) return null;
  const bots = game.view?.bots ?? botsOf(game.seats); // one of ours may sit in someone's place
  const answer = await ask({ do: 'open', record: latest.record, bots });
  return answer.ok ? answer.view : null;
}

/** What both kinds of games on this device do. */
export const ON_THIS_DEVICE: Omit<Kind, 'name'> = { keep, reopen };
