/** Direct connections between devices in one room, without internet. */

import type { SharedLog } from '../network/shared-log';
import type { Renderable } from './buttons';

/** A table whose devices can be connected directly. */
export interface DirectTable {
  link: string;
  invitation: string;
  addCarrier: SharedLog['addCarrier'];
}

interface DirectConnections {
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
    direct: DirectConnections;
  }
}
