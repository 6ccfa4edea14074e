/** The bar above the play screen. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../browser/frame';
import { openBook } from '../../commands/book';
import { openOwnTab } from '../../commands/links';
import { leaveGame } from '../../commands/open';
import { toggleFullScreen } from '../../commands/page';
import { changeTheme } from '../../commands/settings';
import { state, update } from '../../state/store';
import { icon } from '../../ui/icons';
import { t } from '../../words/texts';
import { players } from './players';

export function bar(): TemplateResult {
  const { view } = state;
  const button = (name: Parameters<typeof icon>[0], label: string, act: () => void): TemplateResult =>
    html`<button class="icon-btn" aria-label=${label} title=${label} @click=${act}>${icon(name)}</button>`;
  return html`<header class="bar">
    <button class="brand" @click=${leaveGame} title=${t('menu-home')}>${icon('compass')}<span>Mapwright</span></button>
    ${view ? players(view) : nothing}
    <nav aria-label=${t('menu-title')}>
      ${button('help', t('menu-rules'), () => openBook())}
      ${button('list', t('log-title'), () => update({ dialog: 'log' }))}
      ${button('candle', t('menu-theme'), changeTheme)}
      ${isEmbedded ? button('out', t('embed-open'), () => void openOwnTab(state.view)) : button('full', t('menu-full-screen'), toggleFullScreen)}
      ${button('menu', t('menu-title'), () => update({ dialog: 'menu' }))}
    </nav>
  </header>`;
}
