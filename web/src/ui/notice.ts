/** What is said in passing at the top of the screen. */

import { html, nothing } from 'lit';
import { applyUpdate } from '../browser/offline';
import { state, update } from '../state/store';
import { t } from '../words/texts';
import type { Piece } from './pieces';

export function notice(): Piece {
  if (!state.notice && state.updateReady) return newVersion();
  const close = (): void => update({ notice: null });
  return state.notice
    ? html`<p class="toast" role="status"><span>${t(state.notice)}</span><button class="btn" @click=${close}>${t('menu-ok')}</button></p>`
    : nothing;
}

/** A new version waits for the player's word; it never changes files under a running game. */
function newVersion(): Piece {
  const later = (): void => update({ updateReady: false });
  return html`<p class="toast" role="status"><span>${t('load-update')}</span><button class="btn" @click=${applyUpdate}>${t('load-update-now')}</button><button class="btn ghost" @click=${later}>${t('load-update-later')}</button></p>`;
}
