/** The button to the editor of own sheets. */

import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

export const homeEntry: HomeEntry = {
  place: 'more',
  to: 'sheets',
  icon: 'quill',
  title: 'home-sheets',
  note: () => t('home-sheets-note'),
};
