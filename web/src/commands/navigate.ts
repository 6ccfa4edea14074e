/** The screens beside the game, fetched when somebody first goes to one of them. */

import { html, type TemplateResult } from 'lit';
import { type Kept, keptGame } from '../state/kept';
import { type AnnexName, isRoom, type RoomName, type Screen } from '../state/route';
import type { Seat } from '../state/seats';
import { state, update } from '../state/store';
import type { BoardPicture } from '../ui/board';

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

type Rooms = typeof import('../app/later');

/** Does something with the rooms; says so where they cannot be fetched. */
export async function withRooms(work: (all: Rooms) => unknown, otherwise: () => void = () => undefined): Promise<void> {
  let all: Rooms;
  try {
    all = await import('../app/later');
  } catch {
    otherwise();
    update({ waiting: false, failure: { text: 'load-failed', problem: null } });
    return;
  }
  await work(all);
}

const rooms: Partial<Record<RoomName, Room>> = {};
/** The screen outside the rooms that the player came from: the end of a game is worth coming back to. */
let from: Screen = 'home';
const annexes: Partial<Record<AnnexName, Annex>> = {};

export function enter(name: RoomName): Promise<void> {
  return withRooms((all) => arrive(name, all[name]));
}

function arrive(name: RoomName, room: Room): void {
  rooms[name] = room;
  if (!isRoom(state.screen)) from = state.screen;
  room.arrive?.();
  update({ screen: name, dialog: null, explain: null, waiting: false });
  // Whoever listens instead of looking is told where they are.
  focusSoon('#room-title');
}

export function leave(): void {
  const room = state.screen;
  update({ screen: from === 'final' && state.view?.phase === 'over' ? 'final' : 'home', dialog: null });
  focusSoon(`[data-act="${room}"]`);
}

/** Two frames later it is in the page. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}

/** The finished game that the open dialog is about. */
let about: Kept | null = null;

export function subject(): Kept | null {
  return about ?? keptGame(state.gameId) ?? null;
}

/** Opens a dialog about a game of the history, or about the one just finished. */
export function openAnnex(name: AnnexName, game: Kept | null = null): Promise<void> {
  about = game;
  return withRooms((all) => {
    const annex: Annex = all[name];
    annexes[name] = annex;
    annex.arrive?.();
    update({ dialog: name });
  });
}

/** A finished game, from its first card on. */
export function watchAgain(record: string, seats: readonly Seat[] = []): Promise<void> {
  return withRooms(({ replay }) => replay.watch(record, 0, seats));
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
