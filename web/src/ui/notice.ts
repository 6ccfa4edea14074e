/** What is said in passing at the top of the screen. */

import { html, nothing } from 'lit';
import { applyUpdate } from '../browser/offline';
import { goTo } from '../commands/navigate';
import { closeNotice, offerNewVersion } from '../commands/page';
import { state } from '../state/store';
import { t } from '../words/texts';
import type { Piece } from './pieces';

export function notice(): Piece {
  if (!state.page.notice && state.page.newer) return newVersion();
  return state.page.notice
    ? html`<p class="toast" role="status"><span>${t(state.page.notice, state.page.words)}</span>${state.page.notice === 'stored-seven-days' ? toStatistics() : nothing}<button class="btn" @click=${closeNotice}>${t('menu-ok')}</button></p>`
    : nothing;
}

/** Where everything can be exported. */
function toStatistics(): Piece {
  const go = (): void => {
    closeNotice();
    void goTo({ to: 'stats' });
  };
  return html`<button class="btn" data-act="to-stats" @click=${go}>${t('stored-to-statistics')}</button>`;
}

/** A new version waits for the player's word; it never changes files under a running game. */
function newVersion(): Piece {
  return html`<p class="toast" role="status"><span>${t('load-update')}</span><button class="btn" @click=${applyUpdate}>${t('load-update-now')}</button><button class="btn ghost" @click=${() => offerNewVersion(false)}>${t('load-update-later')}</button></p>`;
}
