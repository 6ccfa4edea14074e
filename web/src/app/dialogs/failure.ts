/** The dialog of an error: a sentence, a report to copy, and buttons to continue or to reload. */

import { html, nothing, type TemplateResult } from 'lit';
import { reloadRepaired } from '../../core/browser/start-recovery';
import { closeFailure, copy } from '../../core/page/notices';
import { type Notices, state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { modal } from '../../core/ui/modal';
import type { Renderable } from '../../core/ui/buttons';
import { hasText, t } from '../../core/words/texts';

export function failure({ text, problem }: NonNullable<Notices['failure']>): TemplateResult {
  const report = JSON.stringify({ problem, record: state.game.view?.record ?? null, agent: navigator.userAgent }, null, 1);
  return modal(
    'failure',
    t('error-title'),
    html`<section class="sheet-dialog gap-3 stack plate" role="alertdialog" aria-label=${t('error-title')}>
    <header><h2>${t('error-title')}</h2></header>
    <p>${t(text)}</p>
    ${problem ? reason(problem.code, text) : nothing}
    ${
      problem
        ? html`<details><summary>${t('error-details')}</summary><pre>${report}</pre><p class="muted">${t('error-report-note')}</p>
      <button class="btn" @click=${() => void copy(report)}>${icon('share')}${t('error-report-copy')}</button></details>`
        : nothing
    }
    <div class="cta wrap"><button class="btn primary" data-first @click=${closeFailure}>${t('error-continue')}</button>
      <button class="btn" @click=${text === 'load-repaired' ? reloadRepaired : () => location.reload()}>${t('error-reload')}</button></div>
  </section>`,
    closeFailure,
  );
}

/** The sentence for an error code, unless it is the text that is already shown. */
function reason(code: string, shownText: string): Renderable {
  const key = [`error-${code}`, `reason-${code}`].find(hasText);
  return key && key !== shownText ? html`<p class="muted">${t(key)}</p>` : nothing;
}
