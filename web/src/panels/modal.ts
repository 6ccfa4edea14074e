/** Dialogs: native ones, so that focus stays inside and comes back. */

import { html, noChange, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart } from 'lit/directive.js';

class Opened extends AsyncDirective {
  private dialog: HTMLDialogElement | null = null;
  private before: Element | null = null;

  override render(): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart): typeof noChange {
    const dialog = part.element as HTMLDialogElement;
    if (dialog === this.dialog) return noChange;
    this.dialog = dialog;
    this.before = document.activeElement;
    // Only once it is in the page can it be shown.
    queueMicrotask(() => {
      if (!dialog.isConnected || dialog.open) return;
      dialog.showModal();
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

export function modal(kind: string, label: string, content: TemplateResult, close: () => void): TemplateResult {
  const onCancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) close();
  };
  return html`<dialog class="veil ${kind}-veil" aria-label=${label} ${opened()} @cancel=${onCancel} @click=${onClick}>${content}</dialog>`;
}
