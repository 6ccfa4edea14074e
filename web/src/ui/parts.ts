/** Pieces that few visits need: they come with the later screens, and home and the game only leave them room. */

import { html, nothing } from 'lit';
import type { StampJson } from '../contract/generated/messages';
import { feature } from '../features';
import type { Seat } from '../state/seats';
import { icon } from './icons';
import type { Piece } from './pieces';

interface Parts {
  cards(): Piece;
  goal(): Piece;
  outcome(): Piece;
  pad(): Piece;
  ownBots(seat: Seat): Piece;
  album(all: readonly StampJson[], earned: readonly StampJson[], next: StampJson | undefined): Piece;
  stampNews(earned: readonly StampJson[]): string;
}

declare module '../features' {
  interface Features {
    parts: Parts;
  }
}

/** The stamps just earned, or the one to aim for next, and the way to the album; their place is there before they are. */
export function albumPart(all: readonly StampJson[], earned: readonly StampJson[], next: StampJson | undefined): Piece {
  const part = all.length ? feature('parts')?.album(all, earned, next) : undefined;
  return html`<div class="f-album">${part ?? nothing}</div>`;
}

/** The same, to be read out. */
export function stampNews(earned: readonly StampJson[]): string {
  return feature('parts')?.stampNews(earned) ?? '';
}

/** What moves the shape for anyone who has two keys. */
export function padPart(): Piece {
  return feature('parts')?.pad() ?? nothing;
}

/** Bots of the player's own that can take the seat. */
export function ownBotsPart(seat: Seat): Piece {
  return feature('parts')?.ownBots(seat) ?? nothing;
}

export function cardsPart(): Piece {
  return feature('parts')?.cards() ?? html`<span class="part-wait">${icon('hourglass')}</span>`;
}

/** Of a puzzle, which is opened from one of the later screens: what it asks for, and what came of it. */
export function goalPart(): Piece {
  return feature('parts')?.goal() ?? nothing;
}

export function outcomePart(): Piece {
  return feature('parts')?.outcome() ?? nothing;
}
