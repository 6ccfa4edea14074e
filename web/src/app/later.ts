/** The screens, dialogs and the rulebook that few visits need, in one chunk: in a chunk each, what they share with the page
 *  would fall into thirty. */

import { provide } from '../features';
import { OWN_BOTS } from '../play/guests';
import { albumStrip, stampNews } from '../screens/album/fresh';
import * as book from '../screens/book/book';
import * as tracker from '../screens/dialogs/cards';
import { cards } from '../screens/home/cards';
import { ownBots } from '../screens/home/own-bots';
import { goal } from '../screens/play/goal';
import { outcome } from '../screens/play/outcome';
import { pad } from '../screens/play/pad';
import * as embed from '../screens/share/embed';
import * as keepsake from '../screens/share/keepsake';
import * as share from '../screens/share/share';
import { onTwoKeys } from './two-keys';
import type { RouteTo, ScreenName } from '../state/route';
import type { DialogScreen, Screen } from '../ui/screen';
import * as screens from './later-screens';

type Name = Exclude<ScreenName, 'home' | 'play' | 'final' | 'table'>;

/** A route without a screen does not compile. */
export const SCREENS: { [N in Name]: Screen<RouteTo<N>> } = screens;

const PARTS = { cards, goal, outcome, album: albumStrip, stampNews, pad, ownBots };

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
