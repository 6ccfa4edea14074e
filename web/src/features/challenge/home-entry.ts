/** The button to the duel in which the player is next. */

import { storedDuelNews } from '../../core/browser/local-storage';
import { goTo } from '../../core/page/navigate';
import type { HomeEntry } from '../../core/ui/home-entry';
import { t } from '../../core/words/texts';

export const homeEntry: HomeEntry = {
  place: 'main',
  to: 'duel',
  icon: 'ghost',
  title: 'duel-title',
  note: () => t('home-duel-turn', { player: storedDuelNews.read().friend || t('share-challenge-friend') }),
  isHidden: () => storedDuelNews.read().turns === 0,
  go: () => void goTo({ to: 'duel', id: storedDuelNews.read().id }),
};
