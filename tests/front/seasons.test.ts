/** Tests of the seasons' colours, in all themes and as colour-blind players see them. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { mix, SEASONS, seasonalTheme } from '../../web/src/core/paint/seasons';
import { KIND_OF_LETTER, type TerrainKind, type Theme, themeFromCSS } from '../../web/src/core/paint/theme';

const TOKENS = readFileSync('web/styles/tokens.css', 'utf8');

/** The theme of the style sheet. */
function themeNamed(name: string): Theme {
  const day = /\[data-theme='day'\] \{([^}]*)\}/.exec(TOKENS)?.[1] ?? '';
  const own = new RegExp(`^\\[data-theme='${name}'\\] \\{([^}]*)\\}`, 'm').exec(TOKENS)?.[1] ?? '';
  const values = new Map([...`${day}${own}`.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, key = '', value = '']) => [key, value]));
  return themeFromCSS({ getPropertyValue: (key: string) => values.get(key) ?? '' } as CSSStyleDeclaration, name);
}

type Colour = readonly number[];

/** The linear channels of a colour, from 0 to 1. */
function linear(colour: string): Colour {
  return [1, 3, 5].map((at) => {
    const value = parseInt(mix(colour, [colour, 0]).slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => linear(colour).reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i]!, 0);
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What the three kinds of colour blindness make of the channels (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, readonly Colour[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Lightness and the two axes of hue, in which equal distances look equal (CIELAB). */
function lab(colour: Colour): Colour {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [r = 0, g = 0, b = 0] = colour.map((value) => Math.max(0, value));
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const KINDS = [...new Set(Object.values(KIND_OF_LETTER))];

/** How different the two most similar terrains are, and which they are. */
function closest(theme: Theme, eye: readonly Colour[]): { distance: number; pair: string } {
  const seen = KINDS.map((kind: TerrainKind) => {
    const colour = linear(theme[kind].wash);
    return lab(eye.map((row) => row.reduce((sum, share, i) => sum + share * colour[i]!, 0)));
  });
  const pairs = seen.flatMap((a, i) =>
    seen.slice(i + 1).map((b, j) => ({
      distance: Math.hypot(...a.map((value, at) => value - b[at]!)),
      pair: `${KINDS[i]} and ${KINDS[i + 1 + j]}`,
    })),
  );
  return pairs.sort((a, b) => a.distance - b.distance)[0]!;
}

for (const name of ['day', 'candle', 'contrast'] as const) {
  const plain = themeNamed(name);
  for (const season of SEASONS) {
    const theme = seasonalTheme(plain, season);

    test(`names and lines can be read on the paper of ${season} (${name})`, () => {
      for (const paper of [theme.paper, theme.paper2, theme.glow]) assert.ok(contrast(theme.ink, paper) >= 4.5, paper);
    });

    test(`the ink stands out from every terrain of ${season} (${name})`, () => {
      for (const kind of ['forest', 'village', 'farm', 'water'] as const)
        assert.ok(contrast(theme.ink, theme[kind].wash) >= Math.min(4.5, 0.95 * contrast(plain.ink, plain[kind].wash)), kind);
    });

    test(`terrains of ${season} differ as much as in no season, also for colour-blind players (${name})`, () => {
      for (const [eye, matrix] of Object.entries(EYES)) {
        const [before, after] = [closest(plain, matrix), closest(theme, matrix)];
        assert.ok(after.distance >= 0.8 * before.distance, `${eye}: ${JSON.stringify([before, after])}`);
      }
    });
  }
}

test('a map without a season has the colours of the theme', () => {
  const theme = themeNamed('day');
  assert.equal(seasonalTheme(theme, undefined), theme);
});

test('snow lies in winter only', () => {
  const theme = themeNamed('day');
  assert.deepEqual(
    SEASONS.filter((season) => seasonalTheme(theme, season).snow),
    ['winter'],
  );
});
