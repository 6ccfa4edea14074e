/** The notice of the page, or that a new version is available. */

import { html, noChange, nothing, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart } from 'lit/directive.js';
import { reloadRepaired } from '../browser/start-recovery';
import { applyUpdate } from '../browser/updates';
import { goTo } from '../page/navigate';
import { closeNotice, setUpdateAvailable } from '../page/notices';
import { state } from '../state/store';
import { t } from '../words/texts';
import type { Renderable } from './buttons';

export function notice(): Renderable {
  const { notice: key, noticeArgs, updateAvailable } = state.notices;
  if (key) return toast(t(key, noticeArgs), html`${noticeAction(key)}${button(t('menu-ok'), closeNotice)}`);
  return updateAvailable ? updateNotice() : nothing;
}

/** A button for what the player can do about a notice. */
function noticeAction(key: string): Renderable {
  if (key === 'stored-seven-days') return exportButton();
  return key === 'load-repaired' ? button(t('error-reload'), () => void reloadRepaired()) : nothing;
}

/** Gives the focus back when a notice is removed that has it: to the element that had it before, else to the heading. */
class ReturnFocus extends AsyncDirective {
  private toast: Element | null = null;
  private focusedBefore: EventTarget | null = null;

  override render(): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart): typeof noChange {
    if (this.toast) return noChange;
    this.toast = element;
    element.addEventListener('focusin', (event) => {
      const { relatedTarget } = event as FocusEvent;
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) this.focusedBefore = relatedTarget;
    });
    return noChange;
  }

  override disconnected(): void {
    if (!this.toast?.contains(document.activeElement)) return;
    const { focusedBefore: before } = this;
    const target = before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>('#page-title');
    queueMicrotask(() => target?.focus({ preventScroll: true }));
  }
}

const returnFocus = directive(ReturnFocus);

function toast(text: string, buttons: TemplateResult): TemplateResult {
  return html`<p class="toast" role="status" ${returnFocus()}><span>${text}</span>${buttons}</p>`;
}

function button(label: string, click: () => void, kind = ''): TemplateResult {
  return html`<button class="btn ${kind}" @click=${click}>${label}</button>`;
}

/** The button to the screen where all data can be exported. */
function exportButton(): Renderable {
  const go = (): void => {
    closeNotice();
    void goTo({ to: 'stats' });
  };
  return html`<button class="btn" data-act="to-stats" @click=${go}>${t('stored-to-statistics')}</button>`;
}

/** The offer to activate a new version. */
function updateNotice(): Renderable {
  const later = button(t('load-update-later'), () => setUpdateAvailable(false), 'ghost');
  return toast(t('load-update'), html`${button(t('load-update-now'), applyUpdate)}${later}`);
}
