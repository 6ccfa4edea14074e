/** The audio device: one context, made after a gesture, through which everything sounds. Where there is none, silence. */

import type { Sound, SoundDetail } from './sounds';

type Sounds = typeof import('./sounds');

/** The device, and what it plays. */
interface Audio {
  coming: Promise<Sounds | null> | null;
  sounds: Sounds | null;
  context: AudioContext | null;
  failed: boolean;
  /** The player has done something on the page. */
  touched: boolean;
  /** Ends what sounds in the background, which is so loud; 0 for silence. */
  background: { volume: number; end: () => void };
}

const audio: Audio = {
  coming: null,
  sounds: null,
  context: null,
  failed: false,
  touched: false,
  background: { volume: 0, end: () => undefined },
};

/** Browsers refuse sound before the player has done something, and so do we. */
function onGesture(): void {
  const { context } = audio;
  audio.touched = true;
  if (audio.background.volume && !context) void startAmbience();
  if (context && context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => undefined);
}

for (const kind of ['pointerdown', 'pointerup', 'keydown']) addEventListener(kind, onGesture, { capture: true, passive: true });

/** Fetches what sounds are made of; the game is playable without it. */
export async function loadSounds(): Promise<void> {
  audio.coming ??= import('./sounds').catch(() => null);
  audio.sounds = await audio.coming;
  if (!audio.sounds) audio.coming = null; // asked for again with the next sound
}

function audioContext(): AudioContext | null {
  if (audio.context || audio.failed || !audio.touched) return audio.context;
  try {
    audio.context = new AudioContext({ latencyHint: 'interactive' });
  } catch {
    audio.failed = true; // no such thing here, or no device
  }
  return audio.context;
}

/** Plays a sound now, or not at all: one that comes late is worse than none. */
export function playSound(name: Sound, detail: SoundDetail, volume: number): void {
  const { sounds, touched } = audio;
  if (!touched) return;
  if (!sounds) return void loadSounds();
  if (!audio.context) return void requestAnimationFrame(() => setTimeout(() => play(sounds, name, detail, volume))); // opening takes long
  play(sounds, name, detail, volume);
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

/** So loud from now on, of 1. It begins with the first gesture, and is fetched only for those who want it. */
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
