/** A player who looks elsewhere learns that it is their turn: by the title, a sound, and a notification if they asked for one. */

import { isNotifying, notify, setTitle } from '../../browser/notices';
import { t } from '../../words/texts';
import { sound } from '../sound';
import type { SavedTable } from '../../state/table/stored';

export function isTurnAt({ stage, myTurn }: SavedTable): boolean {
  return stage === 'play' && myTurn;
}

/** Called when it becomes the turn of a player at this device, and when it no longer is. */
export function showTurn(table: SavedTable | null): void {
  const isTurn = table !== null && isTurnAt(table);
  setTitle(isTurn ? t('together-line-turn') : '');
  if (!isTurn || !document.hidden) return;
  sound('coin');
  if (isNotifying()) void notify(t('together-line-turn'), bodyOf(table), `table ${table.secret}`).catch(() => undefined);
}

function bodyOf({ seats }: SavedTable): string {
  const players = seats.map(({ name }) => name).filter(Boolean);
  return players.length ? t('together-turn-body', { players: players.join(', ') }) : t('together-turn-alone');
}
