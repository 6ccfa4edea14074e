/** The screens beside the game. Each is a chunk of its own, fetched when somebody first goes there. */

import { html, type TemplateResult } from 'lit';
import type { BoardPicture } from './board';
import { keptGame, type Kept } from './history';
import { state, update, type Screen } from './store';

export type RoomName = 'daily' | 'challenge' | 'compare' | 'replay' | 'stats' | 'gallery' | 'desk' | 'review';
export type AnnexName = 'share' | 'keepsake' | 'embed';

interface Room {
  screen(): TemplateResult;
  /** Called each time somebody comes in. */
  arrive?(): void;
  /** What is painted into the boards of this room. */
  board?(kind: string): BoardPicture | null;
}

interface Annex {
  arrive?(): void;
  dialog(): TemplateResult;
}

const ROOMS: Readonly<Record<RoomName, () => Promise<Room>>> = {
  daily: () => import('./rooms/daily'),
  challenge: () => import('./rooms/challenge'),
  compare: () => import('./rooms/compare'),
  replay: () => import('./rooms/replay'),
  stats: () => import('./rooms/stats'),
  gallery: () => import('./rooms/gallery'),
  desk: () => import('./rooms/desk'),
  review: () => import('./rooms/review'),
};

const ANNEXES: Readonly<Record<AnnexName, () => Promise<Annex>>> = {
  share: () => import('./panels/share'),
  keepsake: () => import('./panels/keepsake'),
  embed: () => import('./panels/embed-code'),
};

const rooms: Partial<Record<RoomName, Room>> = {};
/** The screen outside the rooms that the player came from: the end of a game is worth coming back to. */
let from: Screen = 'home';
const annexes: Partial<Record<AnnexName, Annex>> = {};

export function isRoom(name: string): name is RoomName {
  return name in ROOMS;
}

export function isAnnex(name: string | null): name is AnnexName {
  return name !== null && name in ANNEXES;
}

export async function enter(name: RoomName): Promise<void> {
  try {
    rooms[name] ??= await ROOMS[name]();
  } catch {
    update({ failure: { text: 'load-failed', problem: null } });
    return;
  }
  if (!isRoom(state.screen)) from = state.screen;
  rooms[name].arrive?.();
  update({ screen: name, dialog: null, explain: null, waiting: false });
  // Whoever listens instead of looking is told where they are.
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('room-title')?.focus()));
}

export function leave(): void {
  update({ screen: from === 'final' && state.view?.phase === 'over' ? 'final' : 'home', dialog: null });
}

/** The finished game that the open dialog is about. */
let about: Kept | null = null;

export function subject(): Kept | null {
  return about ?? keptGame(state.gameId) ?? null;
}

/** Opens a dialog about a game of the history, or about the one just finished. */
export async function openAnnex(name: AnnexName, game: Kept | null = null): Promise<void> {
  about = game;
  try {
    annexes[name] ??= await ANNEXES[name]();
    annexes[name].arrive?.();
    update({ dialog: name });
  } catch {
    update({ failure: { text: 'load-failed', problem: null } });
  }
}

export function roomScreen(name: RoomName): TemplateResult {
  return rooms[name]?.screen() ?? html``;
}

export function annexDialog(name: AnnexName): TemplateResult {
  return annexes[name]?.dialog() ?? html``;
}

export function roomBoard(kind: string): BoardPicture | null {
  return isRoom(state.screen) ? (rooms[state.screen]?.board?.(kind) ?? null) : null;
}
