/** What the play screen shows of a table on several devices: its pieces come with that table's code. */

import { nothing } from 'lit';
import { lazyPart } from '../lazy-parts';
import type { SharedLog } from '../network/shared-log';
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

/** A table whose devices can be connected directly. */
export interface DirectTable {
  link: string;
  /** The address that friends open. */
  invitation: string;
  addCarrier: SharedLog['addCarrier'];
}

/** Connections between devices in one room, without internet. */
export interface DirectConnections {
  /** The way to connect another device, or the state of what has begun. */
  panel(table: DirectTable): Renderable;
  /** Whether another device of the table with this link is being connected. */
  isActive(link: string): boolean;
  /** Answer the code of a device that has opened the table. */
  answer(table: DirectTable, code: string): Promise<void>;
  /** Whether the code is an answer to this device; if so, it is passed to the tab that waits for it. */
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
