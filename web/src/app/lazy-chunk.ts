/** The screens, dialogs and the rulebook that few visits need, in one chunk: in a chunk each, what they share with the page
 *  would fall into thirty. */

import { provideLazyParts } from '../core/lazy-parts';
import { customBots } from '../play/custom-bot-runner';
import { stampPicture } from '../features/album/stamp';
import { albumStrip, stampNews } from '../features/album/strip';
import * as book from '../features/rulebook/dialog';
import * as tracker from '../play/card-tracker';
import { cards } from '../features/home/cards';
import { customBotOptions } from '../features/home/bot-options';
import { puzzleGoal } from '../features/puzzles/goal';
import { puzzleResult } from '../features/puzzles/result';
import { arrowPad } from '../play/screen/arrow-pad';
import * as embed from '../features/share/embed-code';
import * as keepsake from '../features/share/keepsake';
import * as share from '../features/share/share';
import { onTwoKeys } from './two-keys';
import type { RouteTo, ScreenName } from '../core/state/route';
import type { DialogScreen, Screen } from '../core/ui/screen';
import * as screens from './later-screens';

type Name = Exclude<ScreenName, 'home' | 'play' | 'final' | 'table' | 'group'>;

/** The modules, if they export nothing that `Screen` does not know. All its members but one are optional, so a misspelt one would
 *  simply not be called. */
type Known<Modules> = { [N in keyof Modules]: { [Export in keyof Modules[N]]: Export extends keyof Screen ? Modules[N][Export] : never } };

/** A route without a screen does not compile. */
export const SCREENS: { [N in Name]: Screen<RouteTo<N>> } = screens satisfies Known<typeof screens>;

const LAZY_PARTS = {
  cards,
  goal: puzzleGoal,
  outcome: puzzleResult,
  album: albumStrip,
  stamp: stampPicture,
  stampNews,
  pad: arrowPad,
  ownBots: customBotOptions,
};

export const DIALOGS: Readonly<Record<'book' | 'cards' | 'embed' | 'keepsake' | 'share', DialogScreen>> = {
  book,
  cards: tracker,
  embed,
  keepsake,
  share,
};

provideLazyParts({ ownBots: customBots, parts: LAZY_PARTS });

// Space is also pressed by letting it go.
for (const kind of ['keydown', 'keyup'] as const) document.addEventListener(kind, onTwoKeys, { capture: true });
