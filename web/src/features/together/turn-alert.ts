/** Informs a player whose tab is hidden of their turn: by the title of the tab, a sound, and a notification if they want one. */

import { notificationsOn, setTabTitle, showSystemNotification } from '../../core/browser/system-notifications';
import { localState } from '../../core/state/local-state';
import type { OnlineTable } from './state';
import { t } from '../../core/words/texts';
import { playGameSound } from '../../play/effects';

const alertState = localState({ isTurn: false });

/** Reports when it becomes the turn of this device, and when it no longer is. */
export function showTurn(table: OnlineTable | null): void {
  const isTurn = table !== null && !table.over && !table.isWelcome && table.waitingFor.some((seat) => table.ownSeats.includes(seat));
  if (isTurn === alertState.value.isTurn) return;
  alertState.update({ isTurn });
  setTabTitle(isTurn ? t('together-line-turn') : '');
  if (!isTurn || !document.hidden || !table) return;
  playGameSound('coin');
  if (notificationsOn())
    void showSystemNotification(t('together-line-turn'), notificationText(table), `table ${table.link.slice(0, 12)}`).catch(
      () => undefined,
    );
}

function notificationText({ seats }: OnlineTable): string {
  const players = seats.map(({ name }) => name).filter(Boolean);
  return players.length ? t('together-turn-body', { players: players.join(', ') }) : t('together-turn-alone');
}
