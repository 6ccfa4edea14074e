/** The way to the menu where there is no bar. */

import { html, type TemplateResult } from 'lit';
import { openDialog } from '../../core/page/navigate';
import { icon } from '../../core/ui/icons';
import { t } from '../../core/words/texts';

export function smallMenuButton(): TemplateResult {
  return html`<button class="icon-btn only-small" aria-label=${t('menu-title')}
    @click=${() => void openDialog({ is: 'menu' })}>${icon('menu')}</button>`;
}
