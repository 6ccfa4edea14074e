/** What a screen and a dialog are to the frame of the page. */

import type { TemplateResult } from 'lit';
import type { Dialog, Route } from '../state/route';
import type { BoardContent } from './board';
import type { Renderable } from './buttons';

export interface Screen<R extends Route = Route> {
  /** Called each time someone comes in; false, or a promise of it, if they must stay where they are. */
  arrive?(route: R): void | boolean | Promise<boolean>;
  /** Called once the screen is shown. */
  afterEnter?(): void;
  /** Reads the state and changes nothing. */
  screen(): Renderable;
  /** Whether the screen shows notices itself now. */
  showsNotices?(): boolean;
  /** What may be drawn one by one before the screen is first drawn. */
  prerender?(): Renderable[];
  /** What is painted into a board of this screen. */
  board?(kind: string): BoardContent | null;
}

export interface DialogScreen<D extends Dialog = Dialog> {
  arrive?(dialog: D): void;
  dialog(): TemplateResult;
  board?(kind: string): BoardContent | null;
  /** Called after every change while it is open: what must be fetched or painted for it. */
  follow?(): void;
}
