/** Parts of lazy chunks that several screens, or screens of other features, show once they are loaded. */

import { html, nothing } from 'lit';
import type { StampProgressJson } from '../contract/generated/messages';
import { lazyPart } from '../lazy-parts';
import type { Seat } from '../state/seats';
import { icon } from './icons';
import type { Renderable } from './buttons';

declare module '../lazy-parts' {
  interface Features {
    cards(): Renderable;
    botOptions(seat: Seat): Renderable;
    stamp(stamp: StampProgressJson): Renderable;
    /** The duels of this device. */
    duelList: { list(): Renderable; load(): Promise<void> };
  }
}

/** The options for custom bots on a seat. */
export function ownBotsPart(seat: Seat): Renderable {
  return lazyPart('botOptions')?.(seat) ?? nothing;
}

export function cardsPart(): Renderable {
  return lazyPart('cards')?.() ?? html`<span class="part-wait center">${icon('hourglass')}</span>`;
}
