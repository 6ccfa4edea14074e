/** The languages of the page, by the names that their speakers give them. */

import { html, type TemplateResult } from 'lit';
import { closeDialog } from '../../core/page/navigate';
import { changeLanguage } from '../../core/page/settings';
import { languageName, sortedLanguages, type Language } from '../../core/state/settings';
import { icon } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { currentLocale, t } from '../../core/words/texts';

export function dialog(): TemplateResult {
  return dialogPanel('languages', t('menu-language'), html`<div class="pair">${sortedLanguages().map(languageButton)}</div>`, closeDialog);
}

function languageButton(language: Language): TemplateResult {
  const isCurrent = language === currentLocale();
  return html`<button class="row-btn" lang=${language} aria-pressed=${isCurrent} @click=${() => void choose(language)}
    ><span><b>${languageName(language)}</b></span>${isCurrent ? icon('check') : ''}</button>`;
}

/** Closes the dialog; a failure is reported above the page. */
async function choose(language: Language): Promise<void> {
  await changeLanguage(language);
  closeDialog();
}
