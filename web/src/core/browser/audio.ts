/** The audio context of the page, which is created after the first gesture. Without one there is silence. */

import type { Sound, SoundDetail } from './sounds';

type Sounds = typeof import('./sounds');

/** The context, the loaded sounds, and the background sound. */
interface Audio {
  loading: Promise<Sounds | null> | null;
  sounds: Sounds | null;
  context: AudioContext | null;
  failed: boolean;
  /** Whether the player has pressed something on the page. */
  touched: boolean;
  /** The background sound: its volume, 0 for silence, and the function that ends it. */
  background: { volume: number; end: () => void };
}

const audio: Audio = {
  loading: null,
  sounds: null,
  context: null,
  failed: false,
  touched: false,
  background: { volume: 0, end: () => undefined },
};

/** Called at every press: from the first one on, browsers allow sound. */
function onGesture(): void {
  const { context } = audio;
  audio.touched = true;
  if (audio.background.volume && !context) void startAmbience();
  if (context && context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => undefined);
}

for (const kind of ['pointerdown', 'pointerup', 'keydown']) addEventListener(kind, onGesture, { capture: true, passive: true });

/** Loads the module of the sounds. The game can be played without it. */
export async function loadSounds(): Promise<void> {
  audio.loading ??= import('./sounds').catch(() => null);
  audio.sounds = await audio.loading;
  if (!audio.sounds) audio.loading = null; // the next sound tries again
}

/** Returns the context, which is created after the first gesture; null if there is none. */
function audioContext(): AudioContext | null {
  if (audio.context || audio.failed || !audio.touched) return audio.context;
  try {
    audio.context = new AudioContext({ latencyHint: 'interactive' });
  } catch {
    audio.failed = true; // the browser has no audio, or there is no device
  }
  return audio.context;
}

/** Plays a sound, unless the sounds are not loaded yet: then it would come too late. */
export function playSound(name: Sound, detail: SoundDetail, volume: number): void {
  const { sounds, touched } = audio;
  if (!touched) return;
  if (!sounds) return void loadSounds();
  const start = (): void => play(sounds, name, detail, volume);
  if (audio.context) start();
  else requestAnimationFrame(() => setTimeout(start)); // creating the context takes long
}

function play(sounds: Sounds, name: Sound, detail: SoundDetail, volume: number): void {
  const out = audioContext();
  if (!out) return;
  if (out.state !== 'running') return void out.resume().catch(() => undefined);
  try {
    sounds.playParts(out, out.destination, name, detail, volume);
  } catch {
    Object.assign(audio, { failed: true, context: null });
  }
}

/** Sets the volume of the background sound, from 0 to 1. It starts after the first gesture. */
export function setAmbience(volume: number): void {
  const { background } = audio;
  if (volume === background.volume) return;
  background.end();
  audio.background = { volume, end: () => undefined };
  if (volume && audio.touched) void startAmbience();
}

async function startAmbience(): Promise<void> {
  const { background } = audio;
  const out = audioContext();
  const module = out ? await import('./ambience').catch(() => null) : null;
  if (out && module && audio.background === background) background.end = module.startAmbience(out, out.destination, background.volume);
}
