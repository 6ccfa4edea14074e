/** What is wrong at a table, if anything is. */

import { html, nothing } from 'lit';
import type { TableNow } from '../../state/table/now';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { seatName } from '../../words/names';
import { list, t } from '../../words/texts';
import { healthText, isBroken, isConnected } from './health';

/** The worst first. */
export function alarm(now: TableNow): string {
  const found = foul(now);
  if (found) return found;
  if (now.astray.length) return t('together-astray', { players: players(now.astray) });
  if (isBroken(now)) return t('together-reconnect');
  if (!isConnected(now)) return healthText(now);
  const lost = now.seats.flatMap((seat, index) => (seat.presence === 'lost' && !seat.standIn ? [seatName(now.seats, index)] : []));
  return lost.length ? t('together-away', { players: list(lost), count: lost.length }) : '';
}

/** Whose device did something that is not allowed: that of the writer, anyone who the seat belongs to. */
export function foul(now: TableNow): string {
  const at = now.fouls.filter(({ seat }) => now.seats[seat]?.stopped);
  if (!at.length) return '';
  const guilty = [...new Set(at.map(({ seat, writer }) => (writer < 0 ? seat : writer)))];
  const player = list(guilty.map((seat) => seatName(now.seats, seat)));
  if (at.some(({ kind }) => kind === 'reveal')) return t('together-foul-reveal', { player });
  return t(now.devices > 2 ? 'together-foul' : 'together-foul-two', { player });
}

function players(names: readonly string[]): string {
  return list(names.map((name) => name || t('together-somebody')));
}

/** On the final screen: others have another result. */
export function differs({ astray }: TableNow): Piece {
  if (!astray.length) return nothing;
  return html`<div class="t-next" role="status" data-show="differs"><p>${icon('people')}
    <span>${t('together-final-differs', { players: players(astray) })}</span></p></div>`;
}
