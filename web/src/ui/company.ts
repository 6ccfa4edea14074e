/** What the play screen shows of a table on several devices: its pieces come with that table's code. */

import { nothing } from 'lit';
import { feature } from '../features';
import type { Piece } from './pieces';

export interface CompanyPieces {
  /** Over the map: who is lost, whose sign it is, how the line is. */
  strip(): Piece;
  /** In the place of the verdict, while others draw. */
  waiting(): Piece;
  /** At the end, in the place of another game at this device. */
  again(): Piece;
  /** At the end: someone has opened another table. */
  invited(): Piece;
  /** At the end: what has to be known about the result. */
  outcome(): Piece;
}

declare module '../features' {
  interface Features {
    companyPieces: CompanyPieces;
  }
}

export function companyPiece(name: keyof CompanyPieces): Piece {
  return feature('companyPieces')?.[name]() ?? nothing;
}
