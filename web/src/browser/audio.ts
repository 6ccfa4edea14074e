/** The audio device: one context, made after a gesture, through which everything sounds. Where there is none, silence. */

import type { Detail, Sound } from '../state/sounds';

type Sounds = typeof import('./sounds');

let sounds: Promise<Sounds | null> | null = null;
let ready: Sounds | null = null;
let context: AudioContext | null = null;
let failed = false;
let touched = false;

/** Browsers refuse sound before the player has done something, and so do we. */
function onGesture(): void {
  touched = true;
  if (context && context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => undefined);
}

for (const kind of ['pointerdown', 'pointerup', 'keydown']) addEventListener(kind, onGesture, { capture: true, passive: true });

/** Fetches what sounds are made of; the game is playable without it. */
export async function fetchSounds(): Promise<void> {
  sounds ??= import('./sounds').catch(() => null);
  ready = await sounds;
  if (!ready) sounds = null; // asked for again with the next sound
}

function device(): AudioContext | null {
  if (context || failed || !touched) return context;
  try {
    context = new AudioContext({ latencyHint: 'interactive' });
  } catch {
    failed = true; // no such thing here, or no device
  }
  return context;
}

/** Plays a sound now, or not at all: one that comes late is worse than none. */
export function playSound(name: Sound, detail: Detail, volume: number): void {
  if (!touched) return;
  if (!ready) return void fetchSounds();
  const out = device();
  if (!out) return;
  if (out.state !== 'running') return void out.resume().catch(() => undefined);
  try {
    ready.play(out, out.destination, name, detail, volume);
  } catch {
    failed = true;
    context = null;
  }
}
