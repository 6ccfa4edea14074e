/** Sounds and vibrations start after a gesture, follow the settings, and may fail without harm. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { loadSounds } from '../../web/src/core/browser/audio';
import { canVibrate } from '../../web/src/core/browser/vibration';
import { vibrateFor, setVolume, updateAmbience, prepareSound, playGameSound, setSoundOn } from '../../web/src/play/effects';
import { eventSteps } from '../../web/src/play/animate-events';
import { performSteps } from '../../web/src/play/perform-steps';
import { currentPlay } from '../../web/src/play/play';
import { state, update } from '../../web/src/core/state/store';
import { t } from '../../web/src/core/words/texts';
import { showGame, announcements } from './page-state';
import { frame, pass, settled } from './clock';
import { mapWith, event, player, revealed, score, view } from './game';
import { override, matchingMedia } from './override';

/** The volume of each sound: every sound has one gain that is connected to the destination. */
const volumes: number[] = [];
const devices: Device[] = [];
const param = (): object => ({
  value: 0,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  setTargetAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});
const node = (): Record<string, unknown> => {
  const one = {
    gain: param(),
    frequency: param(),
    Q: param(),
    playbackRate: param(),
    connect: (to: unknown) => to,
    disconnect: () => undefined,
  };
  return { ...one, start: () => undefined, stop: () => undefined };
};

class Device {
  state: AudioContextState = 'running';
  currentTime = 0;
  sampleRate = 100;
  /** Each sound is connected to this by one gain. */
  readonly destination = {};

  constructor() {
    devices.push(this);
  }
  createGain(): object {
    const gain = node();
    gain.connect = (to: unknown) => {
      if (to === this.destination) volumes.push((gain.gain as { value: number }).value);
      return to;
    };
    return gain;
  }
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createConvolver = node;
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(4) });
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
}

const vibrations: unknown[] = [];
const press = (): unknown => dispatchEvent(new Event('pointerdown'));

Object.assign(globalThis, { AudioContext: Device, OfflineAudioContext: class {} });

beforeEach(async () => {
  await pass(5000);
  volumes.length = 0;
  vibrations.length = 0;
  matchingMedia.clear();
  override(navigator, { vibrate: (pattern: unknown) => vibrations.push(pattern) });
});

test('the audio device is opened after a gesture, in the frame after the first sound', async () => {
  await loadSounds();
  playGameSound('coin');
  assert.deepEqual([devices.length, volumes.length], [0, 0]);
  press();
  assert.equal(devices.length, 0, 'a gesture alone opens no device');
  playGameSound('coin');
  playGameSound('star', 3);
  assert.equal(devices.length, 0, 'opening the device is slow, so the frame is drawn first');
  await frame();
  await pass(1);
  assert.deepEqual([devices.length, volumes.length], [1, 2]);
});

test('sounds follow the volume setting, and none is played when sound is off', () => {
  setVolume(50);
  assert.deepEqual(volumes, [0.5], 'changing the volume plays a sample');
  setSoundOn(false);
  assert.equal(announcements.at(-1), t('say-sound-off'));
  playGameSound('coin');
  prepareSound();
  assert.equal(volumes.length, 1);
  setSoundOn(true);
  assert.deepEqual([announcements.at(-1), volumes.length], [t('say-sound-on'), 2]);
  setVolume(0);
  assert.equal(state.settings.sound, false);
  setSoundOn(true);
  assert.ok(state.settings.volume > 0, 'switching sound on raises a volume of zero');
});

test('with reduced motion fewer and softer sounds are played', () => {
  update('settings', { volume: 100 });
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  playGameSound('rotate');
  playGameSound('card');
  assert.deepEqual(volumes, []);
  playGameSound('coin');
  assert.ok(volumes[0] && volumes[0] > 0 && volumes[0] < 1);
});

test('the ambience plays only when it is switched on, and only once', async () => {
  updateAmbience();
  await pass(0);
  assert.deepEqual(volumes, [], 'off by default');
  update('settings', { ambience: true });
  updateAmbience();
  updateAmbience();
  await import('../../web/src/core/browser/ambience'); // as the page does
  await settled();
  assert.equal(volumes.length, 1);
  update('settings', { sound: false });
  updateAmbience();
  await pass(5000);
  assert.equal(volumes.length, 1);
});

test('a suspended audio device is resumed, and missed sounds are not played later', async () => {
  const [device] = devices;
  assert.ok(device);
  device.state = 'suspended';
  playGameSound('coin');
  assert.equal(volumes.length, 0);
  await settled();
  playGameSound('coin');
  assert.equal(volumes.length, 1);
  device.state = 'suspended';
  press();
  assert.equal(device.state, 'running');
});

test('drawn shapes, revealed cards and coins play sounds and vibrations', async () => {
  const inked = mapWith({ a1: 'F' });
  const end = view({ season: 'summer', players: [player(0, { map: inked, seasons: [score('spring', 1)] })] });
  showGame(view());
  const play = async (...events: Parameters<typeof eventSteps>[1]): Promise<number> => {
    const before = volumes.length;
    void performSteps(currentPlay(), eventSteps(currentPlay(), events, end));
    await pass(3000);
    return volumes.length - before;
  };
  assert.equal(await play(event('drawn', { on: 0, terrain: 'F', cells: ['a1'], map: inked })), 1);
  assert.equal(await play(event('drawn', { on: 0, terrain: 'F', cells: [], map: inked })), 0, 'nothing was drawn');
  assert.equal(await play(revealed('hamlet')), 1);
  assert.equal(await play(revealed('temple-ruins', 'hamlet')), 1);
  assert.equal(await play(revealed('goblin-attack')), 1);
  assert.equal(await play(event('coins', { on: 0, coins: 1, source: 'shape' })), 1);
  assert.equal(await play(event('coins', { on: 0, coins: 0, source: 'shape' })), 0);
  assert.equal(vibrations.length, 3, 'ink, monsters, a coin');
});

test('a phone vibrates only with a motor, if the setting is on, and after a gesture', () => {
  assert.ok(canVibrate());
  vibrateFor('draw');
  assert.deepEqual(vibrations, [18]);
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  vibrateFor('snap');
  assert.equal(vibrations.length, 1, 'reduced motion omits the vibration of single cells');
  update('settings', { haptics: false });
  vibrateFor('ambush');
  assert.equal(vibrations.length, 1);
  update('settings', { haptics: true });
  override(navigator, { userActivation: { hasBeenActive: false } });
  vibrateFor('draw');
  override(navigator, { userActivation: undefined, vibrate: undefined });
  vibrateFor('draw');
  assert.deepEqual([vibrations.length, canVibrate()], [1, false]);
});

test('an audio device that fails is not used again, and no error is thrown', () => {
  const [device] = devices;
  assert.ok(device);
  device.createGain = () => {
    throw new Error('gone');
  };
  playGameSound('coin');
  playGameSound('coin');
  assert.deepEqual([devices.length, volumes.length], [1, 0], 'it is not tried again');
});
