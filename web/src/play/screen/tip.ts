/** A tip above the buttons. Where there is little room it is one line until it is pressed, so that the verdict stays in sight. */

import { html, nothing } from 'lit';
import { closeTip, setTipsEnabled } from '../tips';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';

const unfolded = localState({ tip: '' });

export function tip(): Renderable {
  const { tip } = state.tips;
  if (!tip) return nothing;
  const unfold = (): void => unfolded.update({ tip });
  return html`<div class="tip box row told ${unfolded.value.tip === tip ? 'open' : ''}" role="status" aria-label=${t('tip-title')} data-tip=${tip}>
    <p @click=${unfold}><b>${t('tip-title')}.</b> ${t(`tip-first-${tip}`)}</p>
    <div><button class="link more" data-act="tip-more" @click=${unfold}>${t('final-more')}</button>
      <button class="btn" data-act="tip-close" aria-label=${t('tip-close')}
      @click=${closeTip}>${icon('check')}<span>${t('tip-close')}</span></button>
      <button class="link" data-act="tip-off" @click=${() => setTipsEnabled(false)}>${t('tip-off')}</button></div>
  </div>`;
}
