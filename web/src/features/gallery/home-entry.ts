/** The button to the gallery, with the number of finished games. */

import { state } from '../../core/state/store';
import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

export const homeEntry: HomeEntry = {
  place: 'more',
  to: 'gallery',
  icon: 'picture',
  title: 'home-gallery',
  note() {
    const count = state.stored.history.length;
    return count ? t('gallery-count', { count }) : t('home-gallery-note');
  },
};
