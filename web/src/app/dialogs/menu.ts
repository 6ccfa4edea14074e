/** The menu: during a game its dialogs and links, otherwise the settings. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../core/browser/embedding';
import { startLesson } from '../../play/lesson';
import { openOwnTab, recordLink, sharedDealLink } from '../../core/page/links';
import { closeDialog, openRulebook, openDialog } from '../../core/page/navigate';
import { leaveGame } from '../../play/open-game';
import { currentPlay } from '../../play/play';
import { copy, toggleFullScreen } from '../../core/page/notices';
import type { View } from '../../core/contract/generated/messages';
import { state } from '../../core/state/store';
import { icon, type IconName } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { type Renderable, rowButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import { soundRow, allSettings } from './settings';

export function dialog(): TemplateResult {
  const { view } = state.game;
  const inGame = state.navigation.route.to === 'play' && view !== null;
  const content = inGame ? gameMenu(view) : html`${allSettings()}<div class="pair">${helpRows()}${otherLinks()}${embedRow()}</div>`;
  return dialogPanel('menu', t('menu-title'), content, closeDialog);
}

function menuRow(act: string, name: IconName, label: string, run: () => void): TemplateResult {
  return html`<button class="row-btn" data-act=${act} @click=${run}><i>${icon(name)}</i><span><b>${label}</b></span></button>`;
}

/** The menu during a game, with the sound first and the button that leaves the game last. */
function gameMenu(view: View): TemplateResult {
  return html`${soundRow()}<div class="pair">
      ${menuRow('log', 'list', t('log-title'), () => void openDialog({ is: 'log' }))}
      ${menuRow('tracker', 'archive', t('tracker-title'), () => void openDialog({ is: 'cards' }))}
      ${menuRow('saved', 'archive', t('home-games'), () => void openDialog({ is: 'games' }))}
      ${currentPlay().behaviour.isWholeGame ? linkRows(view) : nothing}
      ${helpRows()}
      ${otherLinks()}
      ${menuRow('settings', 'candle', t('menu-settings'), () => void openDialog({ is: 'settings' }))}
    </div>
    ${rowButton('leave-game', 'compass', leaveTexts(), leaveGame, { short: true })}`;
}

/** Returns the texts of the button that leaves the game; a puzzle is not saved. */
function leaveTexts(): [title: string, note: string] {
  return currentPlay().behaviour.isWholeGame
    ? [t('menu-leave'), t('menu-leave-note')]
    : [t('menu-leave-puzzle'), t('menu-leave-puzzle-note')];
}

function linkRows(view: View): Renderable {
  return html`<details class="menu-share"><summary class="row-btn"><i>${icon('share')}</i><span><b>${t('share-title')}</b></span></summary>
    <div class="pair">${menuRow('deal-link', 'copy', t('extra-share-link'), () => void copy(sharedDealLink('map', view.deal)))}
    ${menuRow('game-link', 'copy', t('extra-record-link'), () => void copy(recordLink(view.record)))}</div></details>`;
}

function helpRows(): TemplateResult {
  const rules = (): void => {
    closeDialog();
    openRulebook();
  };
  return html`${menuRow('rules', 'book', t('menu-rules'), rules)}${menuRow('learn', 'help', t('home-learn'), () => void startLesson())}`;
}

function otherLinks(): TemplateResult {
  const { view } = state.game;
  return html`${
    isEmbedded
      ? menuRow('own-tab', 'out', t('embed-open'), () => void openOwnTab(view))
      : menuRow('full-screen', 'full', t('menu-full-screen'), toggleFullScreen)
  }`;
}

function embedRow(): TemplateResult {
  return menuRow('embed-code', 'code', t('embed-code-title'), () => void openDialog({ is: 'embed' }));
}
