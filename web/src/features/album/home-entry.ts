/** The button to the album, once a game is finished. */

import { state } from '../../core/state/store';
import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

export const homeEntry: HomeEntry = {
  place: 'more',
  to: 'album',
  icon: 'archive',
  title: 'home-album',
  note: () => t('home-album-note'),
  isHidden: () => state.stored.history.length === 0,
};
