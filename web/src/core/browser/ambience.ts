/** The background sound, which is synthesised: wind that rises and falls, and at times the crackle of a candle. */

const NOISE_SECONDS = 6;
/** Loudness relative to the volume. */
const WIND = 0.1;
const CRACKLE = 0.05;
/** Seconds of fading in and out. */
const FADE = 3;
/** Milliseconds between two crackles, at least and at most. */
const PAUSE = [900, 5200] as const;

/** Starts the sound. Returns a function that ends it. */
export function startAmbience(context: AudioContext, destination: AudioNode, volume: number): () => void {
  const master = context.createGain();
  master.gain.setValueAtTime(0, context.currentTime);
  master.gain.linearRampToValueAtTime(volume, context.currentTime + FADE);
  master.connect(destination);
  const noise = brownNoise(context);
  const sources = [createWind(context, master, noise, 380, 0.07), createWind(context, master, noise, 900, 0.11)];
  let timer = 0;
  const scheduleCrackle = (): void => {
    crackle(context, master, noise);
    timer = window.setTimeout(scheduleCrackle, PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]));
  };
  scheduleCrackle();
  return () => {
    clearTimeout(timer);
    master.gain.setTargetAtTime(0, context.currentTime, FADE / 6);
    for (const source of sources) source.stop(context.currentTime + FADE);
    setTimeout(() => master.disconnect(), 1000 * FADE);
  };
}

/** Starts a layer of wind: filtered noise whose loudness follows a slow wave. */
function createWind(
  context: AudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  cutoff: number,
  lfoFrequency: number,
): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = cutoff;
  const gain = context.createGain();
  gain.gain.value = WIND;
  const lfo = context.createOscillator();
  lfo.frequency.value = lfoFrequency;
  const depth = context.createGain();
  depth.gain.value = WIND * 0.7;
  lfo.connect(depth).connect(gain.gain);
  source.connect(filter).connect(gain).connect(out);
  source.start(context.currentTime, Math.random() * NOISE_SECONDS);
  lfo.start();
  source.onended = () => lfo.stop();
  return source;
}

function crackle(context: AudioContext, out: AudioNode, noise: AudioBuffer): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.playbackRate.value = 4 + Math.random() * 5;
  const filter = context.createBiquadFilter();
  filter.type = 'highpass';
  filter.frequency.value = 1500;
  const loud = context.createGain();
  loud.gain.setValueAtTime(CRACKLE * (0.4 + Math.random()), context.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.06);
  source.connect(filter).connect(loud).connect(out);
  source.start(context.currentTime, Math.random() * NOISE_SECONDS, 0.5);
}

/** Returns noise in which high frequencies are weaker, faded at both ends so that it can be looped. */
function brownNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    level = (level + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    const edge = Math.min(1, i / 2000, (samples.length - i) / 2000);
    samples[i] = 3.5 * level * edge;
  }
  return buffer;
}
