/** The parts of home that are folded at first. */

import { cards } from './cards';
import { html, nothing } from 'lit';
import { customBotName, isCustomBot, type Seat } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { option } from '../../core/ui/choices';
import type { Renderable } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';

/** Returns the stored custom bots, and the one on the seat, which may no longer be stored. */
export function customBotOptions({ bot }: Seat): Renderable {
  const { bots: storedNames } = state.stored;
  const names = isCustomBot(bot) && !storedNames.includes(customBotName(bot)) ? [customBotName(bot), ...storedNames] : storedNames;
  if (!names.length) return nothing;
  const choices = names.map((name) => option(`${name}.py`, bot === `${name}.py`, name));
  return html`<optgroup label=${t('workshop-mine')}>${choices}</optgroup>`;
}

export const parts = { cards, botOptions: customBotOptions };
