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
  stamps(earned: readonly StampJson[]): Piece;
  stampNews(earned: readonly StampJson[]): string;
  albumButton(all: readonly StampJson[]): Piece;
}

declare module '../features' {
  interface Features {
    parts: Parts;
  }
}

/** Nothing until it is here: nobody waits for stamps. */
export function stampsPart(earned: readonly StampJson[]): Piece {
  return feature('parts')?.stamps(earned) ?? nothing;
}

/** The same, to be read out. */
export function stampNews(earned: readonly StampJson[]): string {
  return feature('parts')?.stampNews(earned) ?? '';
}

export function albumButton(all: readonly StampJson[]): Piece {
  return all.length ? (feature('parts')?.albumButton(all) ?? nothing) : nothing;
}

/** What moves the shape for whoever has two keys. */
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
