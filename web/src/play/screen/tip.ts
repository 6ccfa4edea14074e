/** A tip above the buttons, where it covers neither map nor season, stars or a control. */

import { html, nothing } from 'lit';
import { closeTip, setTipsEnabled } from '../tips';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';

export function tip(): Renderable {
  const { shown } = state.tips;
  if (!shown) return nothing;
  return html`<div class="tip box row told" role="status" aria-label=${t('tip-title')} data-tip=${shown}>
    <p class="clamp"><b>${t('tip-title')}.</b> ${t(`tip-first-${shown}`)}</p>
    <div><button class="btn" data-act="tip-close" aria-label=${t('tip-close')}
      @click=${closeTip}>${icon('check')}<span>${t('tip-close')}</span></button>
      <button class="link" data-act="tip-off" @click=${() => setTipsEnabled(false)}>${t('tip-off')}</button></div>
  </div>`;
}
