/** The state of the atlas: what the finished games have earned, which the engine computes, and what is chosen on the page. */

import { onReset } from '../../core/browser/local-storage';
import { sleep } from '../../core/browser/sleep';
import type { MapProgressJson, PlayedGame } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { notifyBriefly } from '../../core/page/notices';
import { countedGames } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import type { FinishedGame } from '../../core/state/saved-games';
import { defaultSeat } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { newGame } from '../../play/open-game';
import { storedAtlas } from '../../core/browser/stored-atlas';

const SLICE_MS = 100;
/** The seals of a map: drawn, task, mastered. */
export const SEALS = ['drawn', 'task', 'mastered'] as const;
export const SEAL_COUNT = 36;

interface Atlas {
  /** The finished games in the order of play; the progress refers to them by their index. */
  games: readonly FinishedGame[];
  maps: readonly MapProgressJson[];
  /** Index of the map that is described; the next one to draw until the player chooses. */
  chosen: number | null;
  hasFailed: boolean;
  name: string;
  isOpen: boolean;
}

const EMPTY = { games: [], maps: [], chosen: null, hasFailed: false };

const atlas = localState<Atlas>({ ...EMPTY, ...stored() });

onReset(() => atlas.reset(stored()));

function stored(): Pick<Atlas, 'name' | 'isOpen'> {
  const { name, isOpen } = storedAtlas.read();
  return { name, isOpen };
}

export function currentAtlas(): Readonly<Atlas> {
  return atlas.value;
}

export async function showProgress(): Promise<void> {
  atlas.update({ ...stored(), hasFailed: false });
  const games = countedGames();
  const maps = await loadProgress(games, () => state.navigation.route.to === 'atlas');
  if (maps) atlas.update({ games, maps });
  else if (state.navigation.route.to === 'atlas') atlas.update({ hasFailed: true });
}

/** Returns what games in the order of play have earned; null if the engine fails or the result is no longer wanted. */
export async function loadProgress(games: readonly FinishedGame[], isWanted: () => boolean): Promise<readonly MapProgressJson[] | null> {
  const played: PlayedGame[] = games.map(({ record, seat, bots, hints }) => ({ record, seat, bots: [...bots], hints }));
  while (isWanted()) {
    const response = await ask({ do: 'atlas', games: played, ms: SLICE_MS }).catch(() => null);
    if (!response?.ok) return null;
    if (response.maps) {
      rememberForHome(response.maps);
      return response.maps;
    }
    await sleep();
  }
  return null;
}

function rememberForHome(maps: readonly MapProgressJson[]): void {
  storedAtlas.write({ ...storedAtlas.read(), next: nextIndex(maps) + 1, earned: earnedSeals(maps) });
}

export function earnedSeals(maps: readonly MapProgressJson[]): number {
  return maps.reduce((sum, { seals }) => sum + seals.filter((game) => game !== null).length, 0);
}

/** Returns the index of the first map without its first seal; of the last map if there is none. */
export function nextIndex(maps: readonly MapProgressJson[]): number {
  const index = maps.findIndex(({ seals }) => seals[0] === null);
  return index < 0 ? maps.length - 1 : index;
}

export function isDrawn({ best }: MapProgressJson): boolean {
  return best !== null;
}

export function canBeDrawn(map: MapProgressJson): boolean {
  return map.is_open || atlas.value.isOpen;
}

export function chooseMap(chosen: number): void {
  atlas.update({ chosen });
}

export function setRealmName(name: string): void {
  atlas.update({ name });
  storedAtlas.write({ ...storedAtlas.read(), name });
}

export function toggleOpen(): void {
  const isOpen = !atlas.value.isOpen;
  atlas.update({ isOpen });
  storedAtlas.write({ ...storedAtlas.read(), isOpen });
}

/** Starts a game on a map of the atlas, against its bots. */
export async function drawMap({ deal, bots }: MapProgressJson): Promise<void> {
  const response = await ask({ do: 'parse-deal', deal }).catch(() => null);
  if (!response?.ok) return notifyBriefly('atlas-failed');
  const seats = bots.length ? [defaultSeat(0), ...bots.map((bot, at) => defaultSeat(at + 1, bot))] : [];
  await newGame(response.setup, response.seed, { seats, open: false });
}
