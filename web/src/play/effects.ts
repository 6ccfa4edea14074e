/** Sounds and vibrations of the game: the settings decide whether and how loud. */

import { announce } from '../core/browser/announce';
import { loadSounds, setAmbience, playSound } from '../core/browser/audio';
import { motionEnabled } from '../core/browser/preferences';
import type { SoundDetail, Sound } from '../core/browser/sounds';
import { state } from '../core/state/store';
import { t } from '../core/words/texts';
import { changeSettings } from '../core/page/settings';
import { vibrate } from '../core/browser/vibration';

/** Who wants less motion also gets fewer and softer sounds. */
const REDUCED_MOTION_GAIN = 0.55;
const SKIPPED_WITH_REDUCED_MOTION: readonly Sound[] = ['turn', 'card'];

/** Plays a sound. `sound('star', 3)` is the third star of a row; the sounds of ambushes and seasons differ by what comes. */
export function playGameSound(name: Sound, detail: SoundDetail = 0): void {
  const { sound: on, volume } = state.settings;
  if (!on || !volume) return;
  const calm = !motionEnabled(state.settings);
  if (calm && SKIPPED_WITH_REDUCED_MOTION.includes(name)) return;
  playSound(name, detail, (volume / 100) * (calm ? REDUCED_MOTION_GAIN : 1));
}

/** Fetched once the game can be played, and only for those who want to hear it. */
export function prepareSound(): void {
  if (state.settings.sound && state.settings.volume) void loadSounds();
}

/** Wind and a candle while the page is looked at, if they are requested. */
export function updateAmbience(): void {
  const { sound: on, ambience, volume } = state.settings;
  setAmbience(on && ambience && !document.hidden ? volume / 100 : 0);
}

export function setSoundOn(on: boolean): void {
  // No one who asks for sound means silence.
  changeSettings({ sound: on, ...(on && !state.settings.volume ? { volume: 60 } : {}) });
  announce(t(on ? 'say-sound-on' : 'say-sound-off'));
  playGameSound('coin');
}

export function setVolume(volume: number): void {
  changeSettings({ volume, sound: volume > 0 });
  playGameSound('coin');
}

/** Milliseconds of trembling, and of the pauses between. */
const PATTERNS = { snap: 8, ink: 18, coin: [12, 50, 12], ambush: [35, 60, 70] };

export type Haptic = keyof typeof PATTERNS;

export function vibrateFor(what: Haptic): void {
  const { haptics } = state.settings;
  // Who wants less motion is not shaken by every cell on the way.
  if (haptics && (what !== 'snap' || motionEnabled(state.settings))) vibrate(PATTERNS[what]);
}
