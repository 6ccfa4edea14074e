/** The notice of the page, or that a new version is available. */

import { html, nothing, type TemplateResult } from 'lit';
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

function toast(text: string, buttons: TemplateResult): TemplateResult {
  return html`<p class="toast" role="status"><span>${text}</span>${buttons}</p>`;
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
