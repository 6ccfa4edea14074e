/** What a screen and a dialog are to the frame of the page. */

import type { TemplateResult } from 'lit';
import type { Dialog, Route } from '../state/route';
import type { BoardPicture } from './board';
import type { Piece } from './pieces';

export interface Screen<R extends Route = Route> {
  /** Called each time someone comes in; false, or a promise of it, if they must stay where they are. */
  arrive?(route: R): void | boolean | Promise<boolean>;
  /** Called once they are here. */
  here?(): void;
  /** Reads the state and changes nothing. */
  screen(): Piece;
  /** Whether it has a place for news of the page now. */
  tells?(): boolean;
  /** What may be drawn one by one before the screen is first drawn. */
  parts?(): Piece[];
  /** What is painted into a board of this screen. */
  board?(kind: string): BoardPicture | null;
}

export interface DialogScreen<D extends Dialog = Dialog> {
  arrive?(dialog: D): void;
  dialog(): TemplateResult;
  board?(kind: string): BoardPicture | null;
  /** Called after every change while it is open: what must be fetched or painted for it. */
  follow?(): void;
}
