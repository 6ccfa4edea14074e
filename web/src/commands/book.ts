/** Where the rulebook is open. Small, because every "?" knows it; the book itself is loaded when it is first opened. */

import { nothing } from 'lit';
import { redraw } from '../state/store';
import type { Piece } from '../ui/pieces';
import { withRooms } from './navigate';

export interface Opened {
  /** A topic or a card; empty is the list of contents, which wide screens always show. */
  page: string;
  search: string;
  /** All pages one after the other, for the printer. */
  whole: boolean;
}

type Book = typeof import('../screens/book/book');

let opened: Opened | null = null;
let book: Book | null = null;

export function openBook(page = ''): void {
  opened = { page, search: '', whole: false };
  void withRooms(
    (all) => {
      book = all.book;
      redraw();
      // Two frames later it is in the page, and its contents show where the reader is.
      requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.b-link.on')?.scrollIntoView({ block: 'center' })));
    },
    () => (opened = null),
  );
}

export function turnTo(change: Partial<Opened>): void {
  if (opened) opened = { ...opened, ...change };
  redraw();
}

export function closeBook(): void {
  opened = null;
  redraw();
}

export function bookIsOpen(): boolean {
  return opened !== null;
}

export function bookDialog(): Piece {
  return opened && book ? book.dialog(opened) : nothing;
}
