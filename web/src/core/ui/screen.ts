/** The interfaces of screens and dialogs. */

import type { TemplateResult } from 'lit';
import type { Dialog, Route } from '../state/route';
import type { BoardContent } from './board';
import type { Renderable } from './buttons';

export interface Screen<R extends Route = Route> {
  /** Called each time before the screen is shown. Returns false if the player must stay on the present screen. */
  arrive?(route: R): void | boolean | Promise<boolean>;
  /** Called once the screen is shown. */
  afterEnter?(): void;
  /** Returns the screen, and changes no state. */
  screen(): Renderable;
  /** Whether the screen itself shows notices now. */
  showsNotices?(): boolean;
  /** Returns parts that can be drawn one by one before the screen is first drawn. */
  prerender?(): Renderable[];
  /** Returns the content of a board of this screen. */
  board?(kind: string): BoardContent | null;
  /** Called after every change while the screen is shown, to paint what it needs. */
  follow?(): void;
}

export interface DialogScreen<D extends Dialog = Dialog> {
  arrive?(dialog: D): void;
  dialog(): TemplateResult;
  board?(kind: string): BoardContent | null;
  /** Called after every change while the dialog is open, to request or paint what it needs. */
  follow?(): void;
}
