/** The part of the menu about how the game sounds, feels and continues. */

import { html, nothing, type TemplateResult } from 'lit';
import { hasKeyboard } from '../../browser/preferences';
import { canVibrate } from '../../browser/vibration';
import { buzz } from '../../commands/haptics';
import { fetchRestQuietly } from '../../commands/navigate';
import { changeSettings } from '../../commands/settings';
import { changeVolume, turnSound } from '../../commands/sound';
import type { Settings } from '../../state/settings';
import { state } from '../../state/store';
import { t } from '../../words/texts';

type Switch = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

export function feel(): TemplateResult {
  return html`${soundRow()}<div class="switches" role="group" aria-label=${t('menu-playing')}>
    ${choice('ambience', t('menu-ambience'), t('menu-ambience-note'))}
    ${canVibrate() ? choice('haptics', t('menu-haptics'), t('menu-haptics-note'), () => buzz('ink')) : nothing}
    ${choice('onward', t('menu-onward'), t('menu-onward-note'))}
    ${choice('tapInks', t('menu-tap-inks'), t('menu-tap-inks-note'))}
    ${choice('askSkills', t('menu-ask-skills'), t('menu-ask-skills-note'))}
    ${hasKeyboard() ? keys() : nothing}
    ${choice('leftHanded', t('menu-left-handed'), t('menu-left-handed-note'))}</div>`;
}

function keys(): TemplateResult {
  return html`${choice('letterKeys', t('menu-letter-keys'), t('menu-letter-keys-note'))}
    ${choice('twoKeys', t('menu-two-keys'), t('menu-two-keys-note'), () => void fetchRestQuietly())}`;
}

export function soundRow(): TemplateResult {
  const { sound, volume } = state.settings;
  const percent = sound ? volume : 0;
  const turn = (event: Event): void => changeVolume(Number((event.target as HTMLInputElement).value));
  return html`<div class="sound">${toggle('sound', t('menu-sound'), '', sound, () => turnSound(!sound))}
    <input type="range" min="0" max="100" step="10" name="volume" .value=${String(percent)}
      aria-label=${t('menu-volume')} aria-valuetext=${t('menu-volume-of', { percent })} @change=${turn}></div>`;
}

/** What each does is said below it: no one should have to try it out in a game. */
function choice(key: Switch, label: string, note: string, then: () => void = () => undefined): TemplateResult {
  const on = state.settings[key];
  return toggle(key, label, note, on, () => {
    changeSettings({ [key]: !on });
    if (!on) then();
  });
}

function toggle(name: string, label: string, note: string, on: boolean, act: () => void): TemplateResult {
  const words = html`<span>${label}${note ? html`<small>${note}</small>` : nothing}</span>`;
  return html`<button data-setting=${name} role="switch" aria-checked=${on} class="toggle ${on ? 'on' : ''}"
    @click=${act}><i></i>${words}</button>`;
}
