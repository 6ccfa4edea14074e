/** The button to the puzzles. */

import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

export const homeEntry: HomeEntry = {
  place: 'main',
  to: 'puzzles',
  icon: 'puzzle',
  title: 'home-puzzles',
  note: () => t('home-puzzles-note'),
};
