/** The screens beside the game, fetched when somebody first goes to one of them. */

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

const ROOMS: readonly RoomName[] = ['daily', 'challenge', 'compare', 'replay', 'stats', 'gallery', 'desk', 'review'];
const ANNEXES: readonly AnnexName[] = ['share', 'keepsake', 'embed'];

export const allRooms = () => import('./rooms/all');

const rooms: Partial<Record<RoomName, Room>> = {};
/** The screen outside the rooms that the player came from: the end of a game is worth coming back to. */
let from: Screen = 'home';
const annexes: Partial<Record<AnnexName, Annex>> = {};

export function isRoom(name: string): name is RoomName {
  return (ROOMS as readonly string[]).includes(name);
}

export function isAnnex(name: string | null): name is AnnexName {
  return (ANNEXES as readonly (string | null)[]).includes(name);
}

export async function enter(name: RoomName): Promise<void> {
  try {
    rooms[name] ??= (await allRooms())[name];
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
    annexes[name] ??= (await allRooms())[name];
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
