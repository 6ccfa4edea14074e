/** The layout of pages: a bar with a back button and a title, and tabs to related pages. */

import { html, nothing, type TemplateResult } from 'lit';
import { goBack, goTo, openDialog } from '../page/navigate';
import { cycleTheme } from '../page/settings';
import type { TextKey } from '../contract/generated/text-keys';
import type { ScreenName } from '../state/route';
import { state } from '../state/store';
import { t } from '../words/texts';
import { loadingBar } from './loading';
import { iconButton, type Renderable } from './buttons';

type HistoryPage = 'gallery' | 'album' | 'stats' | 'replay';

const HISTORY_PAGES: readonly (readonly [HistoryPage, TextKey])[] = [
  ['gallery', 'gallery-title'],
  ['album', 'album-title'],
  ['stats', 'stats-title'],
  ['replay', 'replay-title'],
];

/** A page. With `withTabs`, it is one of the pages about the player's finished games, which have tabs. */
export function pageLayout(kind: ScreenName, title: string, content: TemplateResult, withTabs = false): TemplateResult {
  return html`<div class="room room-${kind}">
    <header class="room-bar row">
      ${iconButton('prev', t('menu-back'), goBack, 'leave')}
      <h1 id="page-title" tabindex="-1">${title}</h1>
      ${
        withTabs
          ? html`<nav class="room-tabs gap-half wrap" aria-label=${t('gallery-title')}>${HISTORY_PAGES.map(
              ([name, key]) => html`<button class="tap" data-room=${name}
        aria-current=${name === kind ? 'page' : nothing} @click=${() => void goTo({ to: name })}>${t(key)}</button>`,
            )}</nav>`
          : nothing
      }
      ${iconButton('candle', t('menu-theme'), cycleTheme)}
      ${iconButton('menu', t('menu-title'), () => void openDialog({ is: 'menu' }))}
    </header>
    <main class="room-main gap-4 stack">${content}${loadingIndicator()}</main>
  </div>`;
}

/** The progress of the engine below the content of a page, until it is ready. */
function loadingIndicator(): Renderable {
  return state.engine.status === 'ready' ? nothing : loadingBar();
}
