/** Questions about the games that are kept on this device. */

import type { PlayedGame } from '../contract/generated/messages';
import { isOpen, type Kept, type Save } from './kept';
import type { Dialog } from './route';
import { state } from './store';

export function keptGame(id: string): Kept | undefined {
  return state.kept.games.find((game) => game.id === id);
}

/** The game that was played last and can be resumed. */
export function waitingSave(): Save | undefined {
  return state.kept.saves.find(isOpen);
}

/** What statistics are made of; games taken over from a replay, or with turns taken back, count nowhere. */
export function playedGames(): PlayedGame[] {
  return state.kept.games.filter((game) => !game.taken && !game.summary.undone).map(({ day, daily, summary }) => ({ day, daily, summary }));
}

/** The first try of a day, if it is finished. */
export function dailyResult(day: string): Kept | undefined {
  return state.kept.games.find((game) => game.daily && game.day === day);
}

/** The first try of a day, if it waits to be finished. */
export function dailySave(day: string): Save | undefined {
  return state.kept.saves.find((save) => save.id === state.kept.days[day] && isOpen(save));
}

/** The finished game that the open dialog is about. */
export function subject(dialog: Dialog | null = state.where.dialog): Kept | null {
  const game = dialog && 'game' in dialog ? dialog.game : null;
  return game ?? keptGame(state.game.id) ?? null;
}
