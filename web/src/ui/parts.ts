/** Pieces that few visits need: they come with the later screens, and home and the end of a game only leave them room. */

import { html, nothing } from 'lit';
import type { StampJson } from '../contract/generated/messages';
import { icon } from './icons';
import type { Piece } from './pieces';

interface Parts {
  cards(): Piece;
  stamps(stamps: readonly StampJson[], earned: readonly string[]): Piece;
}

let parts: Parts | null = null;

export function setParts(given: Parts): void {
  parts = given;
}

/** Nothing until it is here: nobody waits for stamps. */
export function stampsPart(stamps: readonly StampJson[], earned: readonly string[]): Piece {
  return parts?.stamps(stamps, earned) ?? nothing;
}

export function cardsPart(): Piece {
  return parts?.cards() ?? html`<span class="part-wait">${icon('hourglass')}</span>`;
}
