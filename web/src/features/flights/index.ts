/** What flies over the page: rewards of a drawing, and the stars of a season while it is counted. */

import type { Play } from '../../play/play';
import { showReward } from './rewards';
import { animateRows, flyStars } from './tally';
import { turnCards } from './cards';

export const parts = {
  turnCards,
  showReward,
  animateTally(play: Play): void {
    flyStars(play);
    animateRows(play);
  },
};
