/** Settings: language, theme, and how the game sounds, feels and continues. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasKeyboard } from '../../browser/preferences';
import { closeDialog } from '../../commands/navigate';
import { changeLanguage, changeSettings } from '../../commands/settings';
import { switchTips } from '../../commands/tips';
import { languageName, LANGUAGES, type ThemeChoice, WATCHING } from '../../state/settings';
import { state } from '../../state/store';
import { radio } from '../../ui/choices';
import { sheetDialog } from '../../ui/modal';
import { signature } from '../../ui/signature';
import { spoken, t } from '../../words/texts';
import { feel } from './feel';

const THEMES: readonly ThemeChoice[] = ['system', 'day', 'candle', 'contrast'];

export function dialog(): TemplateResult {
  return sheetDialog('settings', t('menu-settings'), settings(), closeDialog);
}

/** Keys are explained where there is a keyboard. */
export function settings(): TemplateResult {
  return html`${feel()}${looks()}${hasKeyboard() ? html`<p class="muted keys">${t('menu-keys')}</p>` : nothing}`;
}

/** One way to set something: its value for tests, what it says, whether it is on, and how it is chosen. */
interface Choice {
  value: string;
  label: string;
  on: boolean;
  choose: () => void;
  lang?: string;
}

function choice(name: string, group: string, label: string, items: readonly Choice[]): TemplateResult {
  return html`<fieldset class="choice"><legend class="lbl">${label}</legend><div class="seg ${name}">${items.map(
    ({ label: words, lang = nothing, ...each }) => radio({ group, ...each }, html`<span lang=${lang}>${words}</span>`),
  )}</div></fieldset>`;
}

function looks(): TemplateResult {
  const { theme, motion } = state.settings;
  const languages = LANGUAGES.map((each) => ({
    value: each,
    label: languageName(each),
    on: each === spoken(),
    choose: () => void changeLanguage(each),
    lang: each,
  }));
  const themes = THEMES.map((each) => ({
    value: each,
    label: t(`menu-theme-${each}`),
    on: each === theme,
    choose: () => changeSettings({ theme: each }),
  }));
  return html`${choice('langs4', 'language', t('menu-language'), languages)}
    ${choice('themes', 'theme', t('menu-theme'), themes)}
    ${choice(
      'motion',
      'motion',
      t('menu-motion'),
      onOrOff(t('menu-motion-on'), t('menu-motion-off'), motion, (on) => changeSettings({ motion: on })),
    )}
    ${choice('motion', 'tips', t('tip-setting'), onOrOff(t('menu-on'), t('menu-off'), !state.tips.off, switchTips))}
    ${choice('watching', 'watch', t('seats-watch'), watching())}
    ${signature()}`;
}

function watching(): Choice[] {
  return WATCHING.map((each) => ({
    value: each,
    label: t(`seats-watch-${each}`),
    on: each === state.settings.watch,
    choose: () => changeSettings({ watch: each }),
  }));
}

function onOrOff(onLabel: string, offLabel: string, now: boolean, turn: (on: boolean) => void): Choice[] {
  return [true, false].map((on) => ({
    value: String(on),
    label: on ? onLabel : offLabel,
    on: on === now,
    choose: () => turn(on),
  }));
}
