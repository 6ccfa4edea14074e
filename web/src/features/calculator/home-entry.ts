/** The button to the calculator. */

import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

export const homeEntry: HomeEntry = {
  place: 'more',
  to: 'desk',
  icon: 'scales',
  title: 'home-desk',
  note: () => t('home-desk-note'),
};
