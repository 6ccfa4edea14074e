/** The part of the menu about how the game sounds, feels and continues. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasKeyboard } from '../../core/browser/preferences';
import { canVibrate } from '../../core/browser/vibration';
import { vibrateFor } from '../../play/haptics';
import { preloadLazyParts } from '../../core/page/navigate';
import { changeSettings } from '../../core/page/settings';
import { setVolume, setSoundOn } from '../../play/sound';
import type { Settings } from '../../core/state/settings';
import { state } from '../../core/state/store';
import { t } from '../../core/words/texts';

type Switch = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

export function playSettings(): TemplateResult {
  return html`${soundRow()}<div class="switches gap-1 stack" role="group" aria-label=${t('menu-playing')}>
    ${settingSwitch('ambience', t('menu-ambience'), t('menu-ambience-note'))}
    ${canVibrate() ? settingSwitch('haptics', t('menu-haptics'), t('menu-haptics-note'), () => vibrateFor('ink')) : nothing}
    ${settingSwitch('onward', t('menu-onward'), t('menu-onward-note'))}
    ${settingSwitch('tapInks', t('menu-tap-inks'), t('menu-tap-inks-note'))}
    ${settingSwitch('askSkills', t('menu-ask-skills'), t('menu-ask-skills-note'))}
    ${hasKeyboard() ? keys() : nothing}
    ${settingSwitch('leftHanded', t('menu-left-handed'), t('menu-left-handed-note'))}</div>`;
}

function keys(): TemplateResult {
  return html`${settingSwitch('letterKeys', t('menu-letter-keys'), t('menu-letter-keys-note'))}
    ${settingSwitch('twoKeys', t('menu-two-keys'), t('menu-two-keys-note'), () => void preloadLazyParts())}`;
}

export function soundRow(): TemplateResult {
  const { sound, volume } = state.settings;
  const percent = sound ? volume : 0;
  const turn = (event: Event): void => setVolume(Number((event.target as HTMLInputElement).value));
  return html`<div class="sound row">${toggle('sound', t('menu-sound'), '', sound, () => setSoundOn(!sound))}
    <input type="range" min="0" max="100" step="10" name="volume" .value=${String(percent)}
      aria-label=${t('menu-volume')} aria-valuetext=${t('menu-volume-of', { percent })} @change=${turn}></div>`;
}

/** What each does is said below it: no one should have to try it out in a game. */
function settingSwitch(key: Switch, label: string, note: string, onEnabled: () => void = () => undefined): TemplateResult {
  const on = state.settings[key];
  return toggle(key, label, note, on, () => {
    changeSettings({ [key]: !on });
    if (!on) onEnabled();
  });
}

function toggle(name: string, label: string, note: string, on: boolean, act: () => void): TemplateResult {
  const words = html`<span>${label}${note ? html`<small>${note}</small>` : nothing}</span>`;
  return html`<button data-setting=${name} role="switch" aria-checked=${on} class="toggle ${on ? 'on' : ''}"
    @click=${act}><i></i>${words}</button>`;
}
