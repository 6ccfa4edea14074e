/** The buttons of features on home. */

import type { TextKey } from '../contract/generated/text-keys';
import type { ScreenName, Screens } from '../state/route';
import type { IconName } from './icons';

/** A screen that can be opened without parameters. */
type PlainScreen = { [Name in ScreenName]: object extends Screens[Name] ? Name : never }[ScreenName];

export interface HomeEntry {
  /** Next to the other large buttons, or under "More". */
  place: 'main' | 'more';
  to: PlainScreen;
  icon: IconName;
  title: TextKey;
  /** Returns the second line. */
  note(): string;
  isHidden?(): boolean;
  /** What the button does, if it does more than open the screen. */
  go?(): void;
}

declare module '../lazy-parts' {
  interface Slots {
    home: HomeEntry;
  }
}
