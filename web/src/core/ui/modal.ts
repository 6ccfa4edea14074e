/** Modal dialogs: native ones, which keep the focus inside. */

import { html, noChange, nothing, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart } from 'lit/directive.js';
import { t } from '../words/texts';
import { icon } from './icons';
import { notice } from './notice';

/** Opens a dialog element when it is rendered, and returns the focus when it is removed. */
class OpenDialog extends AsyncDirective {
  private kind = '';
  private focusedBefore: Element | null = null;

  override render(_kind: string): typeof noChange {
    return noChange;
  }

  /** Opens the dialog, and focuses its first button; also if another dialog is rendered into the same element. */
  override update(part: ElementPart, [kind]: [string]): typeof noChange {
    if (kind === this.kind) return noChange;
    if (!this.kind) this.focusedBefore = document.activeElement;
    this.kind = kind;
    const dialog = part.element as HTMLDialogElement;
    // A dialog can only be opened once it is in the page.
    queueMicrotask(() => {
      if (!dialog.isConnected) return;
      if (!dialog.open) dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    });
    return noChange;
  }

  override disconnected(): void {
    const { focusedBefore: element } = this;
    if (element instanceof HTMLElement && element.isConnected) queueMicrotask(() => element.focus({ preventScroll: true }));
  }
}

const openDialog = directive(OpenDialog);

/** A dialog with a heading and a button to close it. A quiet one shows no notices of the page. */
export function dialogPanel(
  kind: string,
  title: string,
  content: unknown,
  close: () => void,
  { heading = title, classes = '', quiet = false } = {},
): TemplateResult {
  const cross = html`<button class="icon-btn" data-first aria-label=${t('play-close')} @click=${close}>${icon('cross')}</button>`;
  const head = html`<header class="row flush"><h2>${heading}</h2>${cross}</header>`;
  return modal(kind, title, html`<section class="sheet-dialog gap-3 stack plate ${classes}">${head}${content}</section>`, close, quiet);
}

/** A modal dialog, which Escape and a click beside it close. */
export function modal(kind: string, label: string, content: TemplateResult, close: () => void, quiet = false): TemplateResult {
  const onCancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) close();
  };
  return html`<dialog class="veil ${kind}-veil" aria-label=${label} ${openDialog(kind)}
    @cancel=${onCancel} @click=${onClick}>${content}${quiet ? nothing : notice()}</dialog>`;
}
