/** Tests of pictures that are prepared in small steps, so that a change of season never blocks the page. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { parseMap } from '../../web/src/core/contract/cells';
import { clearPainterCache, type Context2D } from '../../web/src/core/paint/bitmaps';
import { type BorderOptions, paintBorder, prepareBorder } from '../../web/src/core/paint/border';
import { paintMap, prepareMap } from '../../web/src/core/paint/map';
import { themeFromCSS } from '../../web/src/core/paint/theme';
import { washAway } from '../../web/src/core/paint/wash';
import { mapWith } from './game';

/** Canvases that were made since the last test began. */
const made: object[] = [];
/** Names and arguments of what was called on a context. */
const calls: [name: string, ...args: unknown[]][] = [];

function fakeContext(canvas: object): Context2D {
  const results: Readonly<Record<string, unknown>> = {
    canvas,
    getTransform: () => ({ a: 1, e: 0, f: 0 }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    createImageData: () => new ImageData(1, 1),
    createPattern: () => null,
    measureText: () => ({ width: 1 }),
  };
  const target: Record<string, unknown> = {};
  return new Proxy(target, {
    get: (_, name: string) => results[name] ?? target[name] ?? ((...args: unknown[]) => void calls.push([name, ...args])),
  }) as unknown as Context2D;
}

Object.assign(globalThis, {
  ImageData: class {
    data = new Uint8ClampedArray(4 * 160 * 160);
  },
  Path2D: class {
    moveTo(): void {}
    lineTo(): void {}
    quadraticCurveTo(): void {}
    closePath(): void {}
  },
  OffscreenCanvas: class {
    constructor(
      public width: number,
      public height: number,
    ) {
      made.push(this);
    }
    getContext(): Context2D {
      return fakeContext(this);
    }
  },
});

const CANVAS = { width: 300, height: 400 };
const context = fakeContext(CANVAS);
const COLOURS = { getPropertyValue: (name: string) => (name === '--m-grain' ? '0.5' : '#808080') } as CSSStyleDeclaration;
const OPTIONS: BorderOptions = { cell: 20, theme: themeFromCSS(COLOURS, 'day'), seed: 3, mode: 'full', title: 'Vale' };
const MAP = parseMap(mapWith({ a1: 'F', b1: 'F', c3: 'W', e5: 'M', g7: 'V' }));

beforeEach(() => {
  clearPainterCache();
  made.length = calls.length = 0;
});

/** Returns how many canvases are made while something is painted. */
function canvasesFor(paint: () => void): number {
  made.length = 0;
  paint();
  return made.length;
}

test('a sheet is prepared in several steps, and then only copied', () => {
  const steps = [...prepareBorder(context, OPTIONS)];
  assert.ok(steps.length >= 4, `${steps.length}`);
  assert.equal(
    canvasesFor(() => paintBorder(context, OPTIONS)),
    0,
  );
  assert.deepEqual([...prepareBorder(context, OPTIONS)], [], 'it is ready');
});

test('a map is prepared over several frames, and then only copied', () => {
  assert.equal(prepareMap(context, MAP, OPTIONS, 0), false, 'a frame without time');
  while (!prepareMap(context, MAP, OPTIONS, 1));
  assert.equal(
    canvasesFor(() => paintMap(context, MAP, OPTIONS)),
    0,
  );
});

test('a frame of the wash leaves out what was washed away before', () => {
  washAway(context, 0, 0.3, 5);
  washAway(context, 0.5, 0.55, 5);
  const inner = calls.filter(([name]) => name === 'arc').map(([, , , radius]) => Math.round(radius as number));
  assert.deepEqual(inner, [0, 0, 0, 255, 255, 255]);
});
