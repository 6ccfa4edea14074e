/** The parts of the play screen and the final screen that concern a table; they are loaded with the code of tables. */

import { nothing } from 'lit';
import { lazyPart } from '../lazy-parts';
import type { SharedLog } from '../network/shared-log';
import type { Renderable } from './buttons';

export interface CompanyPieces {
  /** Above the map: who draws for whom, and who is connected. */
  strip(): Renderable;
  /** In place of the verdict, while other players draw. */
  waiting(): Renderable;
  /** On the final screen, the button for another table. */
  again(): Renderable;
  /** On the final screen, that another player has opened the next table. */
  invited(): Renderable;
  /** On the final screen, the score of all games, and what bots have drawn for people. */
  outcome(): Renderable;
}

/** A table whose devices can be connected directly. */
export interface DirectTable {
  link: string;
  invitation: string;
  addCarrier: SharedLog['addCarrier'];
}

/** Direct connections between devices in one room, without internet. */
export interface DirectConnections {
  /** The panel that connects another device. */
  panel(table: DirectTable): Renderable;
  /** Whether another device of the table with this link is being connected. */
  isActive(link: string): boolean;
  /** Shows the answer to the code of a device that has opened the table. */
  answer(table: DirectTable, code: string): Promise<void>;
  /** Passes an answer to the tab that waits for it. Returns false if the code is not an answer. */
  passAnswer(code: string): boolean;
}

declare module '../lazy-parts' {
  interface Features {
    companyPieces: CompanyPieces;
    direct: DirectConnections;
  }
}

export function companyPiece(name: keyof CompanyPieces): Renderable {
  return lazyPart('companyPieces')?.[name]() ?? nothing;
}
