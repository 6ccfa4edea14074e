/** The menu: during a game what can be done with it, anywhere else the settings. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../browser/embedding';
import { learn } from '../../commands/lesson';
import { dealLink, openOwnTab, recordLink } from '../../commands/links';
import { closeDialog, openBook, openDialog } from '../../commands/navigate';
import { leaveGame } from '../../commands/open';
import { copy, toggleFullScreen } from '../../commands/page';
import type { View } from '../../contract/generated/messages';
import { state } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import { type Piece, rowButton } from '../../ui/pieces';
import { t } from '../../words/texts';
import { soundRow } from './feel';
import { settings } from './settings';

export function dialog(): TemplateResult {
  const { view } = state.game;
  const inGame = state.where.route.to === 'play' && view !== null;
  const content = inGame ? gameMenu(view) : html`${settings()}<div class="pair">${help()}${elsewhere()}</div>`;
  return sheetDialog('menu', t('menu-title'), content, closeDialog);
}

function row(act: string, name: IconName, label: string, run: () => void): TemplateResult {
  return html`<button class="row-btn" data-act=${act} @click=${run}><i>${icon(name)}</i><span><b>${label}</b></span></button>`;
}

/** Sound first; the way out last, under the thumb. */
function gameMenu(view: View): TemplateResult {
  return html`${soundRow()}<div class="pair">
      ${row('log', 'list', t('log-title'), () => void openDialog({ is: 'log' }))}
      ${row('tracker', 'archive', t('tracker-title'), () => void openDialog({ is: 'cards' }))}
      ${row('saved', 'archive', t('home-games'), () => void openDialog({ is: 'games' }))}
      ${state.game.kind === 'puzzle' ? nothing : links(view)}
      ${help()}
      ${elsewhere()}
      ${row('settings', 'candle', t('menu-settings'), () => void openDialog({ is: 'settings' }))}
    </div>
    ${rowButton('leave-game', 'compass', [t('menu-leave'), t('menu-leave-note')], leaveGame, { short: true })}`;
}

function links(view: View): Piece {
  return html`${row('deal-link', 'share', t('extra-share-link'), () => void copy(dealLink(view.deal)))}
    ${row('game-link', 'share', t('extra-record-link'), () => void copy(recordLink(view.record)))}`;
}

function help(): TemplateResult {
  const rules = (): void => {
    closeDialog();
    openBook();
  };
  return html`${row('rules', 'book', t('menu-rules'), rules)}${row('learn', 'compass', t('home-learn'), () => void learn())}`;
}

function elsewhere(): TemplateResult {
  const { view } = state.game;
  return html`${
    isEmbedded
      ? row('own-tab', 'out', t('embed-open'), () => void openOwnTab(view))
      : row('full-screen', 'full', t('menu-full-screen'), toggleFullScreen)
  }${row('embed-code', 'code', t('embed-code-title'), () => void openDialog({ is: 'embed', game: null }))}`;
}
