/** What the play screen shows of a table on several devices: its pieces come with that table's code. */

import { nothing } from 'lit';
import { lazyPart } from '../lazy-parts';
import type { Renderable } from './buttons';

export interface CompanyPieces {
  /** Over the map: who is lost, whose sign it is, how the line is. */
  strip(): Renderable;
  /** In the place of the verdict, while others draw. */
  waiting(): Renderable;
  /** At the end, in the place of another game at this device. */
  again(): Renderable;
  /** At the end: someone has opened another table. */
  invited(): Renderable;
  /** At the end: what has to be known about the result. */
  outcome(): Renderable;
}

declare module '../lazy-parts' {
  interface Features {
    companyPieces: CompanyPieces;
  }
}

export function companyPiece(name: keyof CompanyPieces): Renderable {
  return lazyPart('companyPieces')?.[name]() ?? nothing;
}
