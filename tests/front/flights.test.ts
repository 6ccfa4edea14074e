/** Tests of what flies over the page: new cards, gains, coins and the cells that became costly. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { parts } from '../../web/src/features/flights';
import { currentPlay } from '../../web/src/play/play';
import { BLANK, event, mapWith, view } from './game';
import { matchingMedia, override } from './override';
import { showGame, updatePlay } from './page-state';
import { answerRequests } from './scripted-engine';
import { settled } from './clock';

/** What was animated: the classes of each element. */
const animated: string[] = [];
const RECTANGLE = { left: 0, top: 0, width: 110, height: 110 };

beforeEach(() => {
  animated.length = 0;
  matchingMedia.clear();
  override(Element.prototype, {
    animate(this: Element) {
      animated.push(this.className.trim());
      return { finish: () => undefined };
    },
    getBoundingClientRect: () => RECTANGLE,
    getClientRects: () => [RECTANGLE],
  });
  document.body.innerHTML = `<div id="live"></div><section class="card"></section><div class="cells"></div><span class="coins"><i class="on"></i></span>
    <button class="edict" data-edict="A"></button>`;
  showGame(view());
});

function reveal(card: string): void {
  const current = view();
  updatePlay('game', { view: { ...current, card: { ...current.card!, id: card, revealed: [card] } } });
  parts.turnCards(currentPlay());
}

test('a new card is turned over, and the same card is not turned again', () => {
  reveal('orchard');
  assert.equal(animated.length, 0, 'the card with which the game is opened');
  reveal('hamlet');
  assert.ok(animated.includes('card'));
  animated.length = 0;
  reveal('hamlet');
  assert.deepEqual(animated, []);
});

test('gains fly to their edicts, and losses do not', () => {
  const changes = [
    { letter: 'A', before: 0, after: 3, change: 3 },
    { letter: 'B', before: 2, after: 0, change: -2 },
  ];
  parts.showReward(event('drawn', { cells: ['a1'], changes }), BLANK);
  assert.deepEqual(animated, ['flying gain']);
});

test('a coin flies to its place in the track', () => {
  parts.showReward(event('coins', { coins: 1, cells: ['a1'] }), BLANK);
  assert.deepEqual(animated, ['flying']);
});

test('a coin flies from its cell to the last filled place of the track', () => {
  const ways: unknown[] = [];
  document.querySelector('.coins')!.innerHTML = '<i class="on"></i><i class="on" data-left="200"></i><i data-left="300"></i>';
  override(Element.prototype, {
    animate(keyframes: Keyframe[]) {
      ways.push(keyframes[0]?.transform, keyframes.at(-1)?.transform);
      return { finish: () => undefined };
    },
    getBoundingClientRect(this: HTMLElement) {
      return { ...RECTANGLE, left: Number(this.dataset.left ?? 0) };
    },
  });
  parts.showReward(event('coins', { coins: 1, cells: ['a1'] }), BLANK);
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  assert.deepEqual(ways, [at(5, 5, 0.4), at(255, 55, 0.6)]);
});

test('cells that became costly beside monsters light up', async () => {
  answerRequests({ 'score-map': (message) => ({ ok: true, toll_cells: 'map' in message && message.map !== BLANK ? ['a2', 'b1'] : [] }) });
  parts.showReward(event('drawn', { terrain: 'M', cells: ['a1'], changes: [], map: mapWith({ a1: 'M' }) }), BLANK);
  await settled();
  assert.deepEqual(animated, ['costly-cell', 'costly-cell']);
});

test('with reduced motion nothing flies', () => {
  matchingMedia.add('(prefers-reduced-motion: reduce)');
  reveal('orchard');
  reveal('hamlet');
  parts.showReward(event('coins', { coins: 1, cells: ['a1'] }), BLANK);
  assert.deepEqual(animated, []);
});
