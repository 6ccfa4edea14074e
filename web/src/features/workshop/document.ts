/** What is open in the workshop besides its text. */

import type { StoredBot } from '../../core/browser/stored-bots';

/** A bot of the player, or a step of the course. */
export type DocumentId = { is: 'bot'; name: string } | { is: 'step'; number: number };

export interface OpenDocument {
  open: DocumentId;
  /** The bot as it was saved last; null if it never was. */
  kept: StoredBot | null;
  /** It came by a link, and the player has not run it yet. */
  foreign: boolean;
}

export const NO_DOCUMENT: OpenDocument = { open: { is: 'bot', name: '' }, kept: null, foreign: false };
