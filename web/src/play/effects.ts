/** Sounds and vibrations of the game, as the settings allow. */

import { announce } from '../core/browser/announce';
import { loadSounds, setAmbience, playSound } from '../core/browser/audio';
import { motionEnabled } from '../core/browser/preferences';
import type { SoundDetail, Sound } from '../core/browser/sounds';
import { state } from '../core/state/store';
import { t } from '../core/words/texts';
import { changeSettings } from '../core/page/settings';
import { vibrate } from '../core/browser/vibration';

/** Players who prefer less motion get fewer and softer sounds. */
const REDUCED_MOTION_GAIN = 0.55;
const SKIPPED_WITH_REDUCED_MOTION: readonly Sound[] = ['rotate', 'card'];

/** Plays a sound. `detail` is the number of a star in a row, or the id of the ambush or season. */
export function playGameSound(name: Sound, detail: SoundDetail = 0): void {
  const { sound: on, volume } = state.settings;
  if (!on || !volume) return;
  const calm = !motionEnabled(state.settings);
  if (calm && SKIPPED_WITH_REDUCED_MOTION.includes(name)) return;
  playSound(name, detail, (volume / 100) * (calm ? REDUCED_MOTION_GAIN : 1));
}

/** Loads the sounds, unless they are switched off. */
export function prepareSound(): void {
  if (state.settings.sound && state.settings.volume) void loadSounds();
}

/** Starts or stops the sounds of the background: they are heard while the page is visible, if the player wants them. */
export function updateAmbience(): void {
  const { sound: on, ambience, volume } = state.settings;
  setAmbience(on && ambience && !document.hidden ? volume / 100 : 0);
}

export function setSoundOn(on: boolean): void {
  // Sound that is switched on must be audible.
  changeSettings({ sound: on, ...(on && !state.settings.volume ? { volume: 60 } : {}) });
  announce(t(on ? 'say-sound-on' : 'say-sound-off'));
  playGameSound('coin');
}

export function setVolume(volume: number): void {
  changeSettings({ volume, sound: volume > 0 });
  playGameSound('coin');
}

/** Milliseconds of vibration, and of the pauses between. */
const PATTERNS = { snap: 8, draw: 18, coin: [12, 50, 12], ambush: [35, 60, 70] };

export type Haptic = keyof typeof PATTERNS;

export function vibrateFor(haptic: Haptic): void {
  const { haptics } = state.settings;
  // With less motion, the phone does not vibrate at every cell that the shape passes.
  if (haptics && (haptic !== 'snap' || motionEnabled(state.settings))) vibrate(PATTERNS[haptic]);
}
