/** Settings: language, theme, and how the game sounds, feels and continues. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasKeyboard } from '../../core/browser/preferences';
import { closeDialog } from '../../core/page/navigate';
import { changeLanguage, changeSettings } from '../../core/page/settings';
import { setTipsEnabled } from '../../play/tips';
import { languageName, LANGUAGES, type ThemeChoice, BOT_TURN_SPEEDS } from '../../core/state/settings';
import { state } from '../../core/state/store';
import { radio } from '../../core/ui/choices';
import { dialogPanel } from '../../core/ui/modal';
import { nameAndCrestFields } from '../../core/ui/signature';
import { currentLocale, t } from '../../core/words/texts';
import { playSettings } from './play-settings';

const THEMES: readonly ThemeChoice[] = ['system', 'day', 'candle', 'contrast'];

export function dialog(): TemplateResult {
  return dialogPanel('settings', t('menu-settings'), settings(), closeDialog);
}

/** Keys are explained where there is a keyboard. */
export function settings(): TemplateResult {
  return html`${playSettings()}${appearanceSettings()}${hasKeyboard() ? html`<p class="muted keys">${t('menu-keys')}</p>` : nothing}`;
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

function appearanceSettings(): TemplateResult {
  const { theme, motion } = state.settings;
  const languages = LANGUAGES.map((each) => ({
    value: each,
    label: languageName(each),
    on: each === currentLocale(),
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
    ${choice('motion', 'tips', t('tip-setting'), onOrOff(t('menu-on'), t('menu-off'), !state.tips.off, setTipsEnabled))}
    ${choice('watching', 'watch', t('seats-watch'), botSpeedChoices())}
    ${nameAndCrestFields()}`;
}

function botSpeedChoices(): Choice[] {
  return BOT_TURN_SPEEDS.map((each) => ({
    value: each,
    label: t(`seats-watch-${each}`),
    on: each === state.settings.watch,
    choose: () => changeSettings({ watch: each }),
  }));
}

function onOrOff(onLabel: string, offLabel: string, value: boolean, turn: (on: boolean) => void): Choice[] {
  return [true, false].map((on) => ({
    value: String(on),
    label: on ? onLabel : offLabel,
    on: on === value,
    choose: () => turn(on),
  }));
}
