/** The sounds, which are synthesised from tones and noise. */

export type Sound = 'pen' | 'rotate' | 'refuse' | 'coin' | 'card' | 'ruins' | 'ambush' | 'star' | 'season' | 'seal' | 'row' | 'tune';

/** The number of a star or of a row, from 1; the id of an ambush or of a season; the letter of a terrain; the stars of the seasons. */
export type SoundDetail = number | string;

/** A part of a sound: a tone, or filtered noise. Times in seconds, frequencies in hertz. */
interface Part {
  of: OscillatorType | 'noise';
  /** The frequency of the tone or of the filter, at the beginning and at the end. */
  from: number;
  to?: number;
  at?: number;
  long: number;
  /** The loudness at its peak, from 0 to 1. */
  loud: number;
  /** The time until the peak. */
  rise?: number;
  /** Noise: the quality of the filter; more is narrower. */
  narrow?: number;
  /** Tones: frequencies above this are weakened. */
  dull?: number;
  /** Changes of loudness per second. */
  shake?: number;
}

const sweep =
  (of: Part['of']) =>
  (from: number, to: number, long: number, loud: number, more: Partial<Part> = {}): Part => ({ of, from, to, long, loud, ...more });
const noise = sweep('noise');

function tone(from: number, long: number, loud: number, more: Partial<Part> = {}): Part {
  return { of: 'sine', from, long, loud, ...more };
}

/** The parts of a bell: its note with partials, which are multiples of its frequency. */
function bell(note: number, at: number, long: number, loud: number, partials: readonly number[]): Part[] {
  return partials.map((times, i) => tone(note * times, long / (1 + i * 0.6), loud / (1 + i * 1.6), { at, rise: 0.004 }));
}

const WARM = [1, 2, 3.01];
const METAL = [1, 2.76, 5.4];

/** A part several times, each later and by a factor higher or lower. */
function repeatPart(times: number, interval: number, pitchFactor: number, part: Part): Part[] {
  return Array.from({ length: times }, (_, i) => {
    const higher = pitchFactor ** i;
    return { ...part, from: part.from * higher, to: (part.to ?? part.from) * higher, at: (part.at ?? 0) + i * interval };
  });
}

function growl(of: OscillatorType, from: number, to: number, long: number, loud: number, more: Partial<Part> = {}): Part {
  return sweep(of)(from, to, long, loud, { rise: long * 0.25, dull: 900, ...more });
}

const THUD = tone(74, 0.34, 0.2, { to: 44, rise: 0.006 });

const AMBUSH_SOUNDS: Readonly<Record<string, readonly Part[]>> = {
  // Chattering.
  'goblin-attack': repeatPart(5, 0.085, 1.06, growl('square', 260, 200, 0.07, 0.07)),
  // Two growls from the chest.
  'bugbear-assault': repeatPart(2, 0.34, 0.9, growl('sawtooth', 92, 66, 0.4, 0.16, { dull: 420, shake: 24 })),
  // Yapping.
  'kobold-onslaught': repeatPart(4, 0.13, 0.97, growl('triangle', 620, 410, 0.08, 0.14, { dull: 1600 })),
  // A laugh that runs down.
  'gnoll-raid': repeatPart(6, 0.1, 0.9, growl('sawtooth', 380, 470, 0.09, 0.07, { dull: 1100 })),
  // A long breath of fire.
  'dragon-inferno': [
    noise(180, 1300, 1.1, 0.24, { rise: 0.35, narrow: 0.6 }),
    growl('sawtooth', 70, 48, 1, 0.12, { dull: 300, shake: 17 }),
  ],
  // Moaning, two that do not agree.
  'zombie-plague': [growl('triangle', 138, 116, 0.9, 0.13, { shake: 5 }), growl('triangle', 147, 121, 0.9, 0.11, { at: 0.18, shake: 6 })],
  // Steps that shake the ground.
  'giant-troll-ravage': [...repeatPart(3, 0.27, 0.94, { ...THUD, loud: 0.28 }), noise(90, 60, 0.9, 0.16, { narrow: 0.8 })],
  // Hissing, and a note that freezes.
  'gorgon-gaze': [
    ...repeatPart(3, 0.19, 1.1, noise(3600, 5200, 0.2, 0.06, { rise: 0.08, narrow: 3 })),
    tone(466, 0.8, 0.06, { at: 0.25, rise: 0.3 }),
  ],
  // Something bends in the head.
  'flayer-incursion': [
    tone(196, 1, 0.13, { to: 233, rise: 0.4, shake: 8 }),
    tone(277, 1, 0.09, { to: 247, rise: 0.4, at: 0.05, shake: 9 }),
  ],
  // Clicking legs.
  'insectoid-invasion': repeatPart(11, 0.052, 1.03, noise(2400, 2000, 0.03, 0.2, { rise: 0.002, narrow: 9 })),
  // Squeaks and scurrying.
  'ratman-strike': [
    ...repeatPart(3, 0.16, 1.12, growl('sine', 1150, 1480, 0.07, 0.07, { dull: 4000 })),
    noise(1500, 2600, 0.55, 0.05, { rise: 0.2, shake: 22 }),
  ],
  // Running, and the blow.
  'ogre-charge': [...repeatPart(4, 0.13, 1.05, { ...THUD, long: 0.16, loud: 0.16 }), { ...THUD, at: 0.58, long: 0.5, loud: 0.32 }],
};
const ANY_MONSTER: readonly Part[] = [growl('sawtooth', 110, 80, 0.6, 0.15, { dull: 500, shake: 20 })];

/** A pentatonic scale: stars that sound together are in harmony. */
const PENTATONIC_STEPS = [0, 2, 4, 7, 9];
const MAX_STEP = 14;

/** Returns the frequency of a step of the scale, from 1. */
function noteOf(number: number): number {
  const step = Math.max(0, Math.min(MAX_STEP, Math.round(number) - 1));
  const semitones = 12 * Math.floor(step / PENTATONIC_STEPS.length) + (PENTATONIC_STEPS[step % PENTATONIC_STEPS.length] ?? 0);
  return 440 * 2 ** (semitones / 12);
}

function star(number: number): Part[] {
  return bell(noteOf(number), 0, 0.55, 0.15, WARM);
}

/** Three strokes of a nib. */
const NIB: readonly Part[] = [
  noise(2300, 3400, 0.11, 0.4, { rise: 0.03, narrow: 1.4, shake: 60 }),
  noise(3300, 2200, 0.09, 0.32, { at: 0.11, rise: 0.02, narrow: 1.4, shake: 70 }),
  noise(2100, 3800, 0.17, 0.42, { at: 0.2, rise: 0.05, narrow: 1.4, shake: 55 }),
];

/** What is heard while a terrain is drawn. */
const TERRAIN_SOUNDS: Readonly<Record<string, readonly Part[]>> = {
  // Leaves rustle.
  F: repeatPart(3, 0.1, 1.1, noise(4200, 5600, 0.12, 0.09, { rise: 0.05, narrow: 0.7, shake: 34 })),
  // A hammer.
  V: repeatPart(2, 0.15, 1.06, tone(640, 0.07, 0.09, { to: 410, rise: 0.002, at: 0.06 })),
  // A scythe.
  A: repeatPart(2, 0.17, 0.95, noise(1500, 4200, 0.15, 0.13, { rise: 0.09, narrow: 1.1 })),
  // Splashes.
  W: repeatPart(3, 0.09, 1.25, tone(520, 0.1, 0.07, { to: 880, rise: 0.01, at: 0.05 })),
  // A low breath.
  M: [growl('triangle', 96, 70, 0.5, 0.12, { dull: 400, shake: 13 })],
};

/** Points of a season for one step of the scale. */
const STARS_PER_STEP = 4;
const BEAT = 0.34;

/** A tune with a beat of two notes for each season; more stars are higher notes. */
function tune(stars: readonly number[]): Part[] {
  return stars.flatMap((worth, i) => {
    const note = noteOf(3 + Math.max(-2, worth || 0) / STARS_PER_STEP) / 2;
    const at = 0.9 + i * 2 * BEAT;
    const isLast = i === stars.length - 1;
    return [...bell(note, at, 0.9, 0.1, WARM), ...bell(note * (isLast ? 2 : 1.5), at + BEAT, isLast ? 2.2 : 0.8, 0.08, WARM)];
  });
}

/** The three notes of each season. */
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [392, 494, 587],
  summer: [349, 440, 523],
  fall: [440, 370, 294],
  winter: [330, 247, 494],
};

function season(id: SoundDetail): Part[] {
  const notes = SEASONS[id] ?? [392, 494, 587];
  return [noise(500, 1500, 0.9, 0.05, { rise: 0.5 }), ...notes.flatMap((note, i) => bell(note, 0.17 * i, 1, 0.13, WARM))];
}

const SOUNDS: { readonly [Name in Sound]: (detail: SoundDetail) => readonly Part[] } = {
  pen: (terrain) => [...NIB, ...(TERRAIN_SOUNDS[terrain] ?? [])],
  row: (number) => bell(noteOf(Number(number) || 1) / 2, 0.3, 1.5, 0.07, WARM),
  tune: (stars) => tune(String(stars).split(',').map(Number)),
  rotate: () => [tone(520, 0.05, 0.09, { to: 390, rise: 0.003 }), noise(1900, 1200, 0.035, 0.14, { rise: 0.002 })],
  refuse: () => [tone(165, 0.13, 0.2, { to: 120, rise: 0.006 }), tone(139, 0.17, 0.2, { to: 98, at: 0.1, rise: 0.006 })],
  coin: () => [...bell(1245, 0, 0.35, 0.09, METAL), ...bell(1661, 0.07, 0.5, 0.1, METAL)],
  card: () => [noise(700, 2400, 0.16, 0.36, { rise: 0.09, narrow: 0.8 }), noise(500, 260, 0.06, 0.5, { at: 0.15, rise: 0.003 })],
  ruins: () => [
    noise(210, 90, 0.9, 0.3, { rise: 0.12, narrow: 0.7 }),
    ...bell(220, 0.12, 1.2, 0.13, WARM),
    ...bell(262, 0.3, 1.1, 0.1, WARM),
  ],
  ambush: (card) => [THUD, ...(AMBUSH_SOUNDS[card] ?? ANY_MONSTER)],
  star: (number) => star(Number(number) || 1),
  season,
  // A thud, noise, and a chord.
  seal: () => [
    tone(98, 0.3, 0.3, { to: 46, rise: 0.004 }),
    noise(420, 160, 0.14, 0.22, { rise: 0.004 }),
    ...[294, 370, 440, 587].flatMap((note, i) => bell(note, 0.16 + 0.05 * i, 1.6, 0.075, WARM)),
  ],
};

/** Seconds that a sound and its echo last. The browser test of the sounds calls it as well. */
export function durationOf(name: Sound, detail: SoundDetail): number {
  return ROOM_SECONDS + Math.max(...SOUNDS[name](detail).map(({ at = 0, long }) => at + long));
}

const SILENCE = 0.0001;
const DELAY = 0.01;

/** Plays a sound through an output of the context, now. */
export function playParts(context: BaseAudioContext, out: AudioNode, name: Sound, detail: SoundDetail, volume: number): void {
  const all = context.createGain();
  all.gain.value = volume;
  all.connect(out);
  all.connect(roomOf(context, out));
  for (const part of SOUNDS[name](detail)) playPart(context, all, part, context.currentTime + DELAY + (part.at ?? 0));
  if (context instanceof OfflineAudioContext) return;
  setTimeout(() => all.disconnect(), 1000 * (durationOf(name, detail) + 0.3));
}

function playPart(context: BaseAudioContext, out: AudioNode, part: Part, start: number): void {
  const { from, to = from, long, loud, rise = 0.01, shake } = part;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(loud, start + Math.min(rise, long * 0.8));
  envelope.gain.exponentialRampToValueAtTime(SILENCE, start + long);
  const source = part.of === 'noise' ? noiseSource(context, part, envelope) : oscillatorSource(context, part, part.of, envelope);
  source.pitch.setValueAtTime(from, start);
  source.pitch.exponentialRampToValueAtTime(to, start + long);
  (shake ? tremolo(context, envelope, shake, start, long) : envelope).connect(out);
  source.node.start(start);
  source.node.stop(start + long + 0.02);
}

interface Source {
  node: AudioScheduledSourceNode;
  /** The frequency of the tone or of the filter. */
  pitch: AudioParam;
}

function oscillatorSource(context: BaseAudioContext, { dull }: Part, wave: OscillatorType, out: AudioNode): Source {
  const node = context.createOscillator();
  node.type = wave;
  if (dull) node.connect(lowpass(context, dull, out));
  else node.connect(out);
  return { node, pitch: node.frequency };
}

function lowpass(context: BaseAudioContext, height: number, out: AudioNode): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = height;
  filter.connect(out);
  return filter;
}

function noiseSource(context: BaseAudioContext, { narrow = 1 }: Part, out: AudioNode): Source {
  const node = context.createBufferSource();
  node.buffer = noiseBuffer(context);
  node.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  node.connect(filter).connect(out);
  return { node, pitch: filter.frequency };
}

/** Returns a node that changes the loudness periodically. */
function tremolo(context: BaseAudioContext, from: AudioNode, times: number, start: number, long: number): AudioNode {
  const depth = context.createGain();
  const wobble = context.createOscillator();
  const by = context.createGain();
  depth.gain.value = 0.7;
  by.gain.value = 0.3;
  wobble.frequency.value = times;
  wobble.connect(by).connect(depth.gain);
  wobble.start(start);
  wobble.stop(start + long + 0.02);
  from.connect(depth);
  return depth;
}

/** The room: its length in seconds, how fast its echo fades, and its loudness. */
const ROOM_SECONDS = 1.1;
const ROOM_DECAY = 3.2;
const ROOM_LOUDNESS = 0.3;
const rooms = new WeakMap<BaseAudioContext, AudioNode>();

/** Returns the room in which all sounds of a context echo: one convolver with a generated impulse. */
function roomOf(context: BaseAudioContext, out: AudioNode): AudioNode {
  const current = rooms.get(context);
  if (current) return current;
  const room = context.createConvolver();
  room.normalize = false;
  room.buffer = impulse(context);
  room.connect(out);
  rooms.set(context, room);
  return room;
}

/** Returns noise that fades and loses its high frequencies first. */
function impulse(context: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * ROOM_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let [seed, dull, energy] = [17, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    dull += 0.35 * (seed / 1073741823.5 - 1 - dull);
    samples[i] = dull * (1 - i / length) ** ROOM_DECAY;
    energy += (samples[i] ?? 0) ** 2;
  }
  for (let i = 0; i < samples.length; i++) samples[i] = ((samples[i] ?? 0) * ROOM_LOUDNESS) / Math.sqrt(energy);
  return buffer;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const cached = noises.get(context);
  if (cached) return cached;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741823.5 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
