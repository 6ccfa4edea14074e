/** Menu and settings. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../browser/frame';
import { openBook } from '../../commands/book';
import { learn } from '../../commands/lesson';
import { dealLink, openOwnTab, recordLink } from '../../commands/links';
import { openAnnex } from '../../commands/navigate';
import { leaveGame } from '../../commands/open';
import { copy, toggleFullScreen } from '../../commands/page';
import { changeLanguage, changeSettings } from '../../commands/settings';
import { switchTips, tipsAreOn } from '../../commands/tips';
import type { Dialog } from '../../state/route';
import { LANGUAGES, type ThemeChoice } from '../../state/settings';
import { state, update } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { modal } from '../../ui/modal';
import { spoken, t } from '../../words/texts';

const THEMES: readonly ThemeChoice[] = ['system', 'day', 'candle', 'contrast'];

export function menu(): TemplateResult {
  const close = (): void => update({ dialog: null });
  const { view, screen } = state;
  const go = (dialog: Dialog) => (): void => update({ dialog });
  const row = (name: IconName, label: string, act: () => void, note = ''): TemplateResult =>
    html`<button class="row-btn" @click=${act}><i>${icon(name)}</i><span><b>${label}</b>${note ? html`<small>${note}</small>` : nothing}</span></button>`;
  const rules = (): void => {
    close();
    openBook();
  };
  const choice = (name: string, label: string, items: readonly TemplateResult[]): TemplateResult =>
    html`<fieldset class="choice"><legend class="lbl">${label}</legend><div class="seg ${name}">${items}</div></fieldset>`;
  const radio = (group: string, value: string, label: string, on: boolean, act: () => void, lang = ''): TemplateResult =>
    html`<label class=${on ? 'on' : ''}><input type="radio" name=${group} value=${value} .checked=${on} @change=${act}><span lang=${lang || nothing}>${label}</span></label>`;
  return modal(
    'menu',
    t('menu-title'),
    html`<section class="sheet-dialog plate">
    <header><h2>${t('menu-title')}</h2><button class="icon-btn" data-first aria-label=${t('play-close')} @click=${close}>${icon('cross')}</button></header>
    ${
      screen === 'play' && view
        ? html`<div class="pair">
      ${row('list', t('log-title'), go('log'))}
      ${row('archive', t('home-games'), go('games'))}
      ${row('share', t('extra-share-link'), () => void copy(dealLink(view.deal)))}
      ${row('share', t('extra-record-link'), () => void recordLink(view.record).then((link) => copy(link)))}
    </div>`
        : nothing
    }
    <div class="pair">${row('book', t('menu-rules'), rules, t('home-rules-note'))}${row('compass', t('home-learn'), () => void learn(), t('home-learn-note'))}</div>
    ${choice(
      'langs4',
      t('menu-language'),
      LANGUAGES.map((each) => radio('language', each, t(`menu-lang-${each}`), each === spoken(), () => void changeLanguage(each), each)),
    )}
    ${choice(
      'themes',
      t('menu-theme'),
      THEMES.map((each) =>
        radio('theme', each, t(`menu-theme-${each}`), each === state.settings.theme, () => changeSettings({ theme: each })),
      ),
    )}
    ${choice(
      'motion',
      t('menu-motion'),
      [true, false].map((on) =>
        radio('motion', String(on), t(on ? 'menu-motion-on' : 'menu-motion-off'), on === state.settings.motion, () =>
          changeSettings({ motion: on }),
        ),
      ),
    )}
    ${choice(
      'motion',
      t('tip-setting'),
      [true, false].map((on) => radio('tips', String(on), t(on ? 'menu-on' : 'menu-off'), on === tipsAreOn(), () => switchTips(on))),
    )}
    <p class="muted keys">${t('menu-keys')}</p>
    <div class="pair">
      ${isEmbedded ? row('out', t('embed-open'), () => void openOwnTab(view)) : row('full', t('menu-full-screen'), toggleFullScreen)}
      ${row('code', t('embed-code-title'), () => void openAnnex('embed'))}
      ${screen === 'play' ? row('compass', t('menu-leave'), leaveGame, t('menu-leave-note')) : nothing}
    </div>
  </section>`,
    close,
  );
}
