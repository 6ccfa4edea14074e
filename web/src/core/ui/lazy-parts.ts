/** Parts of lazy chunks that home and the game show once they are loaded. */

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
    album(all: readonly StampProgressJson[], earned: readonly StampProgressJson[], next: StampProgressJson | undefined): Renderable;
    stamp(stamp: StampProgressJson): Renderable;
    stampNews(earned: readonly StampProgressJson[]): string;
  }
}

/** The stamps just earned, or the nearest one, and the button to the album; an empty place until they are loaded. */
export function albumPart(
  all: readonly StampProgressJson[],
  earned: readonly StampProgressJson[],
  next: StampProgressJson | undefined,
): Renderable {
  const part = all.length ? lazyPart('album')?.(all, earned, next) : undefined;
  return html`<div class="f-album row">${part ?? nothing}</div>`;
}

/** Returns the earned stamps as text, for screen readers. */
export function stampNews(earned: readonly StampProgressJson[]): string {
  return lazyPart('stampNews')?.(earned) ?? '';
}

/** The options for custom bots on a seat. */
export function ownBotsPart(seat: Seat): Renderable {
  return lazyPart('botOptions')?.(seat) ?? nothing;
}

export function cardsPart(): Renderable {
  return lazyPart('cards')?.() ?? html`<span class="part-wait center">${icon('hourglass')}</span>`;
}
