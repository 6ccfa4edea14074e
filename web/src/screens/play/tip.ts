/** A tip above the buttons, where it covers neither map nor season, stars or a control. */

import { html, nothing } from 'lit';
import { closeTip, switchTips } from '../../commands/tips';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { t } from '../../words/texts';

export function tip(): Piece {
  const { shown } = state.tips;
  if (!shown) return nothing;
  return html`<div class="tip told" role="status" aria-label=${t('tip-title')} data-tip=${shown}>
    <p><b>${t('tip-title')}.</b> ${t(`tip-first-${shown}`)}</p>
    <div><button class="btn" data-act="tip-close" aria-label=${t('tip-close')}
      @click=${closeTip}>${icon('check')}<span>${t('tip-close')}</span></button>
      <button class="link" data-act="tip-off" @click=${() => switchTips(false)}>${t('tip-off')}</button></div>
  </div>`;
}
