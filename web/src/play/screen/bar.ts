/** The bar above the play screen. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../core/browser/embedding';
import { openOwnTab } from '../../core/page/links';
import { openRulebook, openDialog } from '../../core/page/navigate';
import { leaveGame } from '../open-game';
import { toggleFullScreen } from '../../core/page/notices';
import { cycleTheme } from '../../core/page/settings';
import { icon } from '../../core/ui/icons';
import { iconButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import { playerRow } from './players';
import type { Play } from '../play';

export function bar(play: Play): TemplateResult {
  const { view } = play.game;
  return html`<header class="bar row flush">
    <button class="brand tap row" @click=${leaveGame} title=${t('menu-home')}>${icon('compass')}<span>Mapwright</span></button>
    ${view ? playerRow(play, view) : nothing}
    <nav class="row flush" aria-label=${t('menu-title')}>
      ${iconButton('help', t('menu-rules'), () => openRulebook())}
      ${iconButton('copy', t('tracker-title'), () => void openDialog({ is: 'cards' }), 'cards')}
      ${iconButton('list', t('log-title'), () => void openDialog({ is: 'log' }))}
      ${iconButton('candle', t('menu-theme'), cycleTheme)}
      ${
        isEmbedded
          ? iconButton('out', t('embed-open'), () => void openOwnTab(play.game.view))
          : iconButton('full', t('menu-full-screen'), toggleFullScreen)
      }
      ${iconButton('menu', t('menu-title'), () => void openDialog({ is: 'menu' }))}
    </nav>
  </header>`;
}
