/** What the rooms share: a bar to go back by, a title, the way to the neighbouring rooms. */

import { html, nothing, type TemplateResult } from 'lit';
import { enter, leave } from '../commands/navigate';
import { changeTheme } from '../commands/settings';
import type { RoomName } from '../state/route';
import { state, update } from '../state/store';
import { t } from '../words/texts';
import { icon, type IconName } from './icons';
import { loadLine } from './loading';
import type { Piece } from './pieces';

const CABINET: readonly (readonly [RoomName, string])[] = [
  ['gallery', 'gallery-title'],
  ['stats', 'stats-title'],
  ['replay', 'replay-title'],
];

/** `cabinet` rooms are about one's own finished games and lie beside each other. */
export function roomPage(kind: RoomName, title: string, content: TemplateResult, cabinet = false): TemplateResult {
  const button = (name: IconName, label: string, act: () => void): TemplateResult =>
    html`<button class="icon-btn" aria-label=${label} title=${label} @click=${act}>${icon(name)}</button>`;
  return html`<div class="room room-${kind}">
    <header class="room-bar">
      <button class="icon-btn" data-act="leave" aria-label=${t('menu-back')} title=${t('menu-back')} @click=${leave}>${icon('prev')}</button>
      <h1 id="room-title" tabindex="-1">${title}</h1>
      ${
        cabinet
          ? html`<nav class="room-tabs" aria-label=${t('gallery-title')}>${CABINET.map(
              ([name, key]) => html`<button
        aria-current=${name === kind ? 'page' : nothing} @click=${() => void enter(name)}>${t(key)}</button>`,
            )}</nav>`
          : nothing
      }
      ${button('candle', t('menu-theme'), changeTheme)}
      ${button('menu', t('menu-title'), () => update({ dialog: 'menu' }))}
    </header>
    <main class="room-main">${content}${waiting()}</main>
  </div>`;
}

/** Until the engine is there, a room shows what it can and says below it what it waits for: nothing moves when that goes. */
function waiting(): Piece {
  return state.engine === 'ready' ? nothing : loadLine();
}
