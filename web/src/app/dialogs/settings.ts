/** The settings: how the game sounds, feels and continues, language, theme, and the name and crest of the player. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasKeyboard } from '../../core/browser/preferences';
import { closeDialog, openDialog, preloadLazyParts } from '../../core/page/navigate';
import { changeSettings } from '../../core/page/settings';
import { setTipsEnabled } from '../../play/tips';
import { isLanguage, languageName, type ThemeChoice, BOT_TURN_SPEEDS, type Settings } from '../../core/state/settings';
import { state } from '../../core/state/store';
import { textRadio } from '../../core/ui/choices';
import { rowButton } from '../../core/ui/buttons';
import { dialogPanel } from '../../core/ui/modal';
import { nameAndCrestFields } from '../../core/ui/signature';
import { currentLocale, t } from '../../core/words/texts';
import { canVibrate } from '../../core/browser/vibration';
import { vibrateFor, setVolume, setSoundOn } from '../../play/effects';

const THEMES: readonly ThemeChoice[] = ['system', 'day', 'candle', 'contrast'];

export function dialog(): TemplateResult {
  return dialogPanel('settings', t('menu-settings'), allSettings(), closeDialog);
}

/** All settings; on devices with a keyboard, a sentence about the keys. */
export function allSettings(): TemplateResult {
  return html`${playSettings()}${appearanceSettings()}${hasKeyboard() ? html`<p class="muted keys">${t('menu-keys')}</p>` : nothing}`;
}

/** An option of a setting; tests find it by its value. */
interface Choice {
  value: string;
  label: string;
  on: boolean;
  choose: () => void;
}

function choice(className: string, group: string, label: string, items: readonly Choice[]): TemplateResult {
  return html`<fieldset class="choice"><legend class="lbl">${label}</legend><div class="seg ${className}">${items.map(
    ({ label: words, ...each }) => textRadio({ group, ...each }, words),
  )}</div></fieldset>`;
}

function appearanceSettings(): TemplateResult {
  const { theme, motion } = state.settings;
  const themes = THEMES.map((each) => ({
    value: each,
    label: t(`menu-theme-${each}`),
    on: each === theme,
    choose: () => changeSettings({ theme: each }),
  }));
  return html`${languageRow()}
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

/** The button that opens the list of languages, with the present one. */
function languageRow(): TemplateResult {
  const locale = currentLocale();
  const name = isLanguage(locale) ? languageName(locale) : locale;
  return rowButton('languages', 'globe', [t('menu-language'), name], () => void openDialog({ is: 'languages' }));
}

function botSpeedChoices(): Choice[] {
  return BOT_TURN_SPEEDS.map((each) => ({
    value: each,
    label: t(`seats-watch-${each}`),
    on: each === state.settings.watch,
    choose: () => changeSettings({ watch: each }),
  }));
}

function onOrOff(onLabel: string, offLabel: string, value: boolean, setOn: (on: boolean) => void): Choice[] {
  return [true, false].map((on) => ({
    value: String(on),
    label: on ? onLabel : offLabel,
    on: on === value,
    choose: () => setOn(on),
  }));
}

/** The settings that are on or off. */
type Switch = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

function playSettings(): TemplateResult {
  return html`${soundRow()}<div class="switches gap-1 stack" role="group" aria-label=${t('menu-playing')}>
    ${settingSwitch('ambience', t('menu-ambience'), t('menu-ambience-note'))}
    ${canVibrate() ? settingSwitch('haptics', t('menu-haptics'), t('menu-haptics-note'), () => vibrateFor('draw')) : nothing}
    ${settingSwitch('autoContinue', t('menu-onward'), t('menu-onward-note'))}
    ${settingSwitch('tapToPlace', t('menu-tap-inks'), t('menu-tap-inks-note'))}
    ${settingSwitch('askSkills', t('menu-ask-skills'), t('menu-ask-skills-note'))}
    ${hasKeyboard() ? keyboardSettings() : nothing}
    ${settingSwitch('leftHanded', t('menu-left-handed'), t('menu-left-handed-note'))}</div>`;
}

function keyboardSettings(): TemplateResult {
  return html`${settingSwitch('letterKeys', t('menu-letter-keys'), t('menu-letter-keys-note'))}
    ${settingSwitch('twoKeys', t('menu-two-keys'), t('menu-two-keys-note'), () => void preloadLazyParts())}`;
}

export function soundRow(): TemplateResult {
  const { sound, volume } = state.settings;
  const percent = sound ? volume : 0;
  const onVolumeChange = (event: Event): void => setVolume(Number((event.target as HTMLInputElement).value));
  return html`<div class="sound row">${switchButton('sound', t('menu-sound'), '', sound, () => setSoundOn(!sound))}
    <input class="fill tap" type="range" min="0" max="100" step="10" name="volume" .value=${String(percent)}
      aria-label=${t('menu-volume')} aria-valuetext=${t('menu-volume-of', { percent })} @change=${onVolumeChange}></div>`;
}

/** The switch of a setting, with a note about what it does. */
function settingSwitch(key: Switch, label: string, note: string, onEnabled: () => void = () => undefined): TemplateResult {
  const isOn = state.settings[key];
  return switchButton(key, label, note, isOn, () => {
    changeSettings({ [key]: !isOn });
    if (!isOn) onEnabled();
  });
}

function switchButton(name: string, label: string, note: string, on: boolean, act: () => void): TemplateResult {
  const words = html`<span>${label}${note ? html`<small>${note}</small>` : nothing}</span>`;
  return html`<button data-setting=${name} role="switch" aria-checked=${on} class="toggle ${on ? 'on' : ''}"
    @click=${act}><i></i>${words}</button>`;
}
