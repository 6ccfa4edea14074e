/** The button to the tables, with the number of those at which it is the player's turn. */

import { state } from '../../core/state/store';
import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

export const homeEntry: HomeEntry = {
  place: 'main',
  to: 'table',
  icon: 'people',
  title: 'home-together',
  note() {
    const { turns } = state.online;
    return turns ? t('home-together-turn', { count: turns }) : t('home-together-note');
  },
};
