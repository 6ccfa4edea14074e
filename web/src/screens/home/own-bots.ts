/** The bots of the player's own among those that can take a seat. */

import { html, nothing } from 'lit';
import { storedBots } from '../../browser/bots';
import { guestName, isGuest, type Seat } from '../../state/seats';
import { option } from '../../ui/choices';
import type { Piece } from '../../ui/pieces';
import { t } from '../../words/texts';

/** One that sits there already stays in the list, also when it is stored no more. */
export function ownBots({ bot }: Seat): Piece {
  const kept = storedBots.read().map(({ name }) => name);
  const names = isGuest(bot) && !kept.includes(guestName(bot)) ? [guestName(bot), ...kept] : kept;
  if (!names.length) return nothing;
  const choices = names.map((name) => option(`${name}.py`, bot === `${name}.py`, name));
  return html`<optgroup label=${t('workshop-mine')}>${choices}</optgroup>`;
}
