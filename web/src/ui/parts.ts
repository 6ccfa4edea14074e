/** Pieces of home that few visits need: they come with the later screens, and home only leaves them room. */

import { html } from 'lit';
import { icon } from './icons';
import type { Piece } from './pieces';

type Parts = Readonly<Record<'cards', () => Piece>>;

let parts: Parts | null = null;

export function setParts(given: Parts): void {
  parts = given;
}

export function part(name: keyof Parts): Piece {
  return parts?.[name]() ?? html`<span class="part-wait">${icon('hourglass')}</span>`;
}
