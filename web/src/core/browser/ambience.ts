/** A quiet room with an open window: wind that rises and falls, and now and then the crackle of a candle. No recordings. */

const SECONDS = 6;
/** Of the volume of the game's sounds. */
const WIND = 0.1;
const CRACKLE = 0.05;
/** Seconds in which it comes and goes. */
const FADE = 3;
/** Milliseconds between two crackles, at least and at most. */
const PAUSE = [900, 5200] as const;

/** Lets it sound; returns what ends it. */
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

/** One breath of it: what passes the filter swells and dies with a slow wave. */
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
  source.start(context.currentTime, Math.random() * SECONDS);
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
  source.start(context.currentTime, Math.random() * SECONDS, 0.5);
}

/** Noise that is the duller the higher it is, and ends where it begins. */
function brownNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    level = (level + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    const edge = Math.min(1, i / 2000, (samples.length - i) / 2000);
    samples[i] = 3.5 * level * edge;
  }
  return buffer;
}
