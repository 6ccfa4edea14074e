/** Pieces that few visits need: they come with the later screens, and home and the game only leave them room. */

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

/** The stamps just earned, or the one to aim for next, and the way to the album; their place is there before they are. */
export function albumPart(
  all: readonly StampProgressJson[],
  earned: readonly StampProgressJson[],
  next: StampProgressJson | undefined,
): Renderable {
  const part = all.length ? lazyPart('album')?.(all, earned, next) : undefined;
  return html`<div class="f-album row">${part ?? nothing}</div>`;
}

/** The same, to be read out. */
export function stampNews(earned: readonly StampProgressJson[]): string {
  return lazyPart('stampNews')?.(earned) ?? '';
}

/** Bots of the player's own that can take the seat. */
export function ownBotsPart(seat: Seat): Renderable {
  return lazyPart('botOptions')?.(seat) ?? nothing;
}

export function cardsPart(): Renderable {
  return lazyPart('cards')?.() ?? html`<span class="part-wait center">${icon('hourglass')}</span>`;
}
