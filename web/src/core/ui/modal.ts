/** Dialogs: native ones, so that focus stays inside and comes back. */

import { html, noChange, nothing, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart } from 'lit/directive.js';
import { t } from '../words/texts';
import { icon } from './icons';
import { notice } from './notice';

class Opened extends AsyncDirective {
  private kind = '';
  private before: Element | null = null;

  override render(_kind: string): typeof noChange {
    return noChange;
  }

  /** One dialog may follow another in the same element: the focus goes to its first button, too. */
  override update(part: ElementPart, [kind]: [string]): typeof noChange {
    if (kind === this.kind) return noChange;
    if (!this.kind) this.before = document.activeElement;
    this.kind = kind;
    const dialog = part.element as HTMLDialogElement;
    // Only once it is in the page can it be shown.
    queueMicrotask(() => {
      if (!dialog.isConnected) return;
      if (!dialog.open) dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    });
    return noChange;
  }

  override disconnected(): void {
    const { before } = this;
    if (before instanceof HTMLElement && before.isConnected) queueMicrotask(() => before.focus({ preventScroll: true }));
  }
}

const opened = directive(Opened);

/** A dialog with a heading and a cross to close it. A quiet one says itself what the page has to say. */
export function dialogPanel(
  kind: string,
  title: string,
  content: unknown,
  close: () => void,
  { heading = title, classes = '', quiet: hideNotice = false } = {},
): TemplateResult {
  const cross = html`<button class="icon-btn" data-first aria-label=${t('play-close')} @click=${close}>${icon('cross')}</button>`;
  const head = html`<header class="row flush"><h2>${heading}</h2>${cross}</header>`;
  return modal(
    kind,
    title,
    html`<section class="sheet-dialog gap-3 stack plate ${classes}">${head}${content}</section>`,
    close,
    hideNotice,
  );
}

export function modal(kind: string, label: string, content: TemplateResult, close: () => void, quiet = false): TemplateResult {
  const onCancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) close();
  };
  return html`<dialog class="veil ${kind}-veil" aria-label=${label} ${opened(kind)}
    @cancel=${onCancel} @click=${onClick}>${content}${quiet ? nothing : notice()}</dialog>`;
}
