/** Tests of what flies over the page: new cards, gains, coins and the cells that became costly. */

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'vitest';
import { parts } from '../../web/src/features/flights';
import { currentPlay } from '../../web/src/play/play';
import { BLANK, event, mapWith, score, tallyOf, view } from './game';
import { matchingMedia, override } from './override';
import type { Tally, TallyLine } from '../../web/src/core/state/tally';
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

// ---------- the tally ----------

const LINE: TallyLine = { kind: 'edict', letter: 'A', id: 'canal-lake', stars: 2, explanation: null, cells: [['a1', 'a2'], ['k11']] };
const COINS: TallyLine = { ...LINE, kind: 'coins', stars: 1, cells: [] };
const TOLL: TallyLine = { ...LINE, kind: 'toll', stars: -1, cells: [['b2']] };

/** Where each star starts: the number of pixels from the left and from the top. */
let starts: string[] = [];

/** Shows a tally, whose map is a square of 110 pixels, with its row at 200 and its sum at 500 pixels. */
function showCount(part: Partial<Tally>): number {
  starts = [];
  override(Element.prototype, {
    animate(this: Element, [first]: Keyframe[]) {
      if (this.classList.contains('flying')) starts.push(/translate\((.*?)\)/.exec(String(first?.transform))?.[1] ?? '');
      return { finish: () => undefined };
    },
    getBoundingClientRect(this: Element) {
      const left = this.matches('.ic') ? 200 : this.matches('.stars') ? 500 : 0;
      return { ...RECTANGLE, left };
    },
  });
  updatePlay('display', { tally: { ...tallyOf(score('spring', 3)), lines: [LINE, COINS, TOLL], isCounting: true, ...part } });
  parts.animateTally(currentPlay());
  return starts.length;
}

describe('stars of a season', () => {
  beforeEach(() => {
    document.body.innerHTML +=
      '<div class="tally"><p class="lit"><i class="ic"></i></p></div><p class="season"><b class="total"><i class="stars"></i></b></p>';
  });

  test('a star flies from the first cell of each claim, once for each counted line', () => {
    assert.equal(showCount({ countedLines: 0 }), 0);
    showCount({ countedLines: 1 });
    assert.deepEqual(starts, ['3px, 3px', '103px, 103px']);
    assert.equal(showCount({ countedLines: 1 }), 0);
  });

  test('the stars of coins have no cell and fly from their row', () => {
    showCount({ countedLines: 2 });
    assert.deepEqual(starts, ['255px, 55px']);
  });

  test('no star flies for a toll, a line without stars, or a count that the player has skipped', () => {
    assert.equal(showCount({ countedLines: 3 }), 0);
    assert.equal(showCount({ countedLines: 1, lines: [{ ...LINE, stars: 0 }] }), 0);
    assert.equal(showCount({ countedLines: 2, isCounting: false }), 0);
  });

  test('the first line of the next seat is counted like that of the first', () => {
    const standings = { ...tallyOf(score('spring', 3)).standings, seat: 0 };
    assert.equal(showCount({ countedLines: 2, standings }), 1);
    assert.equal(showCount({ countedLines: 1, standings: { ...standings, seat: 1 } }), 2);
  });

  test('at most nine stars fly for a line', () => {
    assert.equal(showCount({ countedLines: 1, lines: [{ ...LINE, stars: 12, cells: Array.from({ length: 12 }, () => ['a1']) }] }), 9);
  });

  test('no star flies without a map or without a visible sum', () => {
    document.querySelector('.cells')?.remove();
    assert.equal(showCount({ countedLines: 1 }), 0);
    document.querySelector('.season')?.remove();
    assert.equal(showCount({ countedLines: 2 }), 0);
  });

  test('with reduced motion no star flies', () => {
    matchingMedia.add('(prefers-reduced-motion: reduce)');
    assert.equal(showCount({ countedLines: 1 }), 0);
  });
});

describe('rows of the standings', () => {
  /** Which rows slide, and from how many pixels. */
  let slides: string[] = [];

  /** Shows the rows in an order, each 40 pixels high. */
  function showOrder(order: readonly number[] | null): string[] {
    const rows = (order ?? []).map((seat) => `<p data-row="${seat}"></p>`);
    document.body.innerHTML = `<div class="standings">${rows.join('')}</div>`;
    for (const [index, row] of [...document.querySelectorAll('[data-row]')].entries()) override(row, { offsetTop: index * 40 });
    slides = [];
    override(Element.prototype, {
      animate(this: HTMLElement, [first]: Keyframe[]) {
        slides.push(`${this.dataset.row}: ${first?.transform}`);
        return { finish: () => undefined };
      },
    });
    const tally = tallyOf(score('spring', 3));
    updatePlay('display', { tally: order && { ...tally, standings: { ...tally.standings, order } } });
    parts.animateTally(currentPlay());
    return slides;
  }

  test('rows that change places slide from the former place, and the others stay', () => {
    assert.deepEqual(showOrder([0, 1, 2]), []);
    assert.deepEqual(showOrder([1, 0, 2]), ['1: translateY(40px)', '0: translateY(-40px)']);
    assert.deepEqual(showOrder([1, 0, 2]), []);
  });

  test('the rows of the next season do not slide when they come', () => {
    showOrder([0, 1]);
    showOrder(null);
    assert.deepEqual(showOrder([1, 0]), []);
  });

  test('with reduced motion the rows change places at once', () => {
    showOrder([0, 1]);
    matchingMedia.add('(prefers-reduced-motion: reduce)');
    assert.deepEqual(showOrder([1, 0]), []);
  });
});
