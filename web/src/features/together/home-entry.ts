/** The button to the ways to play with others, with the number of tables at which it is the player's turn. */

import { onReset, storedTableCounts } from '../../core/browser/local-storage';
import { localState } from '../../core/state/local-state';
import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

/** Number of tables at which it is the turn of a player on this device; before the tables are read, the stored one is shown. */
export const tableTurns = localState<{ count: number | null }>({ count: null });

onReset(() => tableTurns.reset());

export const homeEntry: HomeEntry = {
  place: 'main',
  to: 'together',
  icon: 'people',
  title: 'home-together',
  note() {
    const count = tableTurns.value.count ?? storedTableCounts.read().turns;
    return count ? t('home-together-turn', { count }) : t('home-together-note');
  },
};
