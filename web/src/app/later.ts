/** The screens, dialogs and the rulebook that few visits need, in one chunk: apart, what they share with the page would fall into thirty. */

import { provide } from '../features';
import { OWN_BOTS } from '../play/guests';
import * as album from '../screens/album/album';
import { albumDoor, freshStamps, stampNews } from '../screens/album/fresh';
import * as book from '../screens/book/book';
import * as challenge from '../screens/challenge/challenge';
import * as compare from '../screens/challenge/compare';
import * as tracker from '../screens/dialogs/cards';
import * as daily from '../screens/daily/daily';
import * as desk from '../screens/desk/screen';
import * as gallery from '../screens/gallery/gallery';
import { cards } from '../screens/home/cards';
import { ownBots } from '../screens/home/own-bots';
import { goal } from '../screens/play/goal';
import { outcome } from '../screens/play/outcome';
import { pad } from '../screens/play/pad';
import * as puzzles from '../screens/puzzles/puzzles';
import * as replay from '../screens/replay/replay';
import * as review from '../screens/review/review';
import * as embed from '../screens/share/embed';
import * as keepsake from '../screens/share/keepsake';
import * as share from '../screens/share/share';
import * as stats from '../screens/stats/stats';
import { onTwoKeys } from './two-keys';
import type { Route, ScreenName } from '../state/route';
import type { DialogScreen, Screen } from '../ui/screen';
import { apart } from './apart';

type Name = Exclude<ScreenName, 'home' | 'play' | 'final' | 'table'>;

export const SCREENS: { [N in Name]: Screen<Extract<Route, { to: N }>> } = {
  album,
  challenge,
  compare,
  daily,
  desk,
  gallery,
  puzzles,
  replay,
  review,
  stats,
  workshop: apart(() => import('../screens/workshop/screen')),
};

const PARTS = { cards, goal, outcome, stamps: freshStamps, stampNews, albumDoor, pad, ownBots };

export const DIALOGS: Readonly<Record<'book' | 'cards' | 'embed' | 'keepsake' | 'share', DialogScreen>> = {
  book,
  cards: tracker,
  embed,
  keepsake,
  share,
};

provide({ ownBots: OWN_BOTS, parts: PARTS });

// Space is also pressed by letting it go.
for (const kind of ['keydown', 'keyup'] as const) document.addEventListener(kind, onTwoKeys, { capture: true });
