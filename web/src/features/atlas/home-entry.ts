/** The button to the atlas, with the next map and the number of seals. */

import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';
import { storedAtlas } from '../../core/browser/stored-atlas';

export const homeEntry: HomeEntry = {
  place: 'main',
  to: 'atlas',
  icon: 'compass',
  title: 'home-atlas',
  note: () => {
    const { next, earned } = storedAtlas.read();
    return earned ? t('home-atlas-note-seals', { number: next, earned }) : t('home-atlas-note');
  },
};
