/** The bar above the play screen. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../browser/embedding';
import { openOwnTab } from '../../commands/links';
import { openBook, openDialog } from '../../commands/navigate';
import { leaveGame } from '../../commands/open';
import { toggleFullScreen } from '../../commands/page';
import { changeTheme } from '../../commands/settings';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { iconButton } from '../../ui/pieces';
import { t } from '../../words/texts';
import { players } from './players';

export function bar(): TemplateResult {
  const { view } = state.game;
  return html`<header class="bar">
    <button class="brand" @click=${leaveGame} title=${t('menu-home')}>${icon('compass')}<span>Mapwright</span></button>
    ${view ? players(view) : nothing}
    <nav aria-label=${t('menu-title')}>
      ${iconButton('help', t('menu-rules'), () => openBook())}
      ${iconButton('copy', t('tracker-title'), () => void openDialog({ is: 'cards' }), 'cards')}
      ${iconButton('list', t('log-title'), () => void openDialog({ is: 'log' }))}
      ${iconButton('candle', t('menu-theme'), changeTheme)}
      ${
        isEmbedded
          ? iconButton('out', t('embed-open'), () => void openOwnTab(state.game.view))
          : iconButton('full', t('menu-full-screen'), toggleFullScreen)
      }
      ${iconButton('menu', t('menu-title'), () => void openDialog({ is: 'menu' }))}
    </nav>
  </header>`;
}
