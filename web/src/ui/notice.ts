/** What is said in passing: below the screen, below a dialog, or above the buttons of the game. */

import { html, nothing, type TemplateResult } from 'lit';
import { loadRepaired } from '../browser/healing';
import { applyUpdate } from '../browser/offline';
import { goTo } from '../commands/navigate';
import { closeNotice, offerNewVersion } from '../commands/page';
import { state } from '../state/store';
import { t } from '../words/texts';
import type { Piece } from './pieces';

export function notice(): Piece {
  const { notice: key, words, newer } = state.page;
  if (key) return toast(t(key, words), html`${more(key)}${button(t('menu-ok'), closeNotice)}`);
  return newer ? newVersion() : nothing;
}

/** What can be done about it. */
function more(key: string): Piece {
  if (key === 'stored-seven-days') return toStatistics();
  return key === 'load-repaired' ? button(t('error-reload'), () => void loadRepaired()) : nothing;
}

function toast(text: string, buttons: TemplateResult): TemplateResult {
  return html`<p class="toast" role="status"><span>${text}</span>${buttons}</p>`;
}

function button(label: string, click: () => void, kind = ''): TemplateResult {
  return html`<button class="btn ${kind}" @click=${click}>${label}</button>`;
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
  const later = button(t('load-update-later'), () => offerNewVersion(false), 'ghost');
  return toast(t('load-update'), html`${button(t('load-update-now'), applyUpdate)}${later}`);
}
