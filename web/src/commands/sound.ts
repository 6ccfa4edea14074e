/** What is heard: each moment asks for its sound by name, and the settings decide whether and how loud. */

import { announce } from '../browser/announce';
import { fetchSounds, playBackground, playSound } from '../browser/audio';
import { wantsMotion } from '../browser/preferences';
import type { Detail, Sound } from '../state/sounds';
import { state } from '../state/store';
import { t } from '../words/texts';
import { changeSettings } from './settings';

/** Who wants less motion also gets fewer and softer sounds. */
const CALM = 0.55;
const LEFT_OUT_WHEN_CALM: readonly Sound[] = ['turn', 'card'];

/** Plays a sound. `sound('star', 3)` is the third star of a row; the sounds of ambushes and seasons differ by what comes. */
export function sound(name: Sound, detail: Detail = 0): void {
  const { sound: on, volume } = state.settings;
  if (!on || !volume) return;
  const calm = !wantsMotion(state.settings);
  if (calm && LEFT_OUT_WHEN_CALM.includes(name)) return;
  playSound(name, detail, (volume / 100) * (calm ? CALM : 1));
}

/** Fetched once the game can be played, and only for those who want to hear it. */
export function prepareSound(): void {
  if (state.settings.sound && state.settings.volume) void fetchSounds();
}

/** Wind and a candle while the page is looked at, if they are requested. */
export function followAmbience(): void {
  const { sound: on, ambience, volume } = state.settings;
  playBackground(on && ambience && !document.hidden ? volume / 100 : 0);
}

export function turnSound(on: boolean): void {
  // No one who asks for sound means silence.
  changeSettings({ sound: on, ...(on && !state.settings.volume ? { volume: 60 } : {}) });
  announce(t(on ? 'say-sound-on' : 'say-sound-off'));
  sound('coin');
}

export function changeVolume(volume: number): void {
  changeSettings({ volume, sound: volume > 0 });
  sound('coin');
}
