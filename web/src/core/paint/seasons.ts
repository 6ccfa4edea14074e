/** The colours of the map in each season. */

import type { Pigment, TerrainKind, Theme } from './theme';

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** A colour, and its share from 0 to 1 in a mixture. */
type Tint = readonly [colour: string, share: number];

type PigmentTints = Partial<Record<keyof Pigment, Tint>>;

interface SeasonColours {
  /** Over the paper, its lighter middle and its darker edge. */
  light: Tint;
  /** Over the graduated frame and the ribbon of the title. */
  frame: Tint;
  /** Over the colours of terrains. */
  terrains: Partial<Record<TerrainKind, PigmentTints>>;
}

const SNOW = '#eef4f8';

const COLOURS: Readonly<Record<Season, SeasonColours>> = {
  spring: {
    light: ['#e9f0d2', 0.3],
    frame: ['#5d8a3c', 0.42],
    terrains: {
      forest: { wash: ['#b9d67f', 0.55], mark: ['#8dbb4e', 0.75] },
      village: { wash: ['#f3c6b4', 0.35] },
      farm: { wash: ['#dfe68c', 0.7], deep: ['#8c9c34', 0.6], mark: ['#d8cf5a', 0.5] },
      water: { wash: ['#a9d9e2', 0.5] },
      mountain: { wash: ['#cfd3a8', 0.4] },
    },
  },
  summer: {
    light: ['#fbeec4', 0.3],
    frame: ['#8a6a14', 0.34],
    terrains: {
      forest: { wash: ['#88a95c', 0.55], mark: ['#4f7a37', 0.6] },
      farm: { wash: ['#f3cf66', 0.55], mark: ['#e2a92e', 0.5] },
      water: { wash: ['#86bccb', 0.5] },
    },
  },
  fall: {
    light: ['#f2d9ae', 0.38],
    frame: ['#9c4a17', 0.46],
    terrains: {
      forest: { wash: ['#a89c50', 0.6], mark: ['#bf6a22', 0.85] },
      village: { wash: ['#e3a287', 0.3] },
      farm: { wash: ['#e3bf6c', 0.5], mark: ['#cf9a3a', 0.6] },
      water: { wash: ['#97b6b8', 0.45] },
      mountain: { wash: ['#d1b078', 0.4] },
    },
  },
  winter: {
    light: ['#eaf0f4', 0.5],
    frame: ['#44647c', 0.5],
    terrains: {
      forest: { wash: ['#a3d6c7', 1], mark: ['#55796a', 0.7] },
      village: { wash: ['#f8c7b4', 1] },
      farm: { wash: ['#f4ecd6', 0.65], deep: ['#b3a27a', 0.6], mark: ['#e4c987', 0.45] },
      water: { wash: ['#abc9d5', 1], mark: ['#37657f', 0.5] },
      mountain: { wash: ['#dfe6ea', 0.7] },
    },
  },
};

/** Snow on roofs, trees and peaks; blossom and fallen leaves under trees. */
const DETAILS: Readonly<Record<Season, Partial<Pick<Theme, 'snow' | 'petals'>>>> = {
  spring: { petals: '#f6c3cf' },
  summer: {},
  fall: { petals: '#d8842f' },
  winter: { snow: SNOW },
};

/** A dark theme keeps its washes, and its paper takes little light: otherwise its inks would lose their contrast. */
const DARK_LIGHT_SHARE = 0.09;

function channels(colour: string): number[] {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** Returns a colour with a share of another. */
export function mix(colour: string, [other, share]: Tint): string {
  const target = channels(other);
  const mixed = channels(colour).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const seasonalThemes = new WeakMap<Theme, Map<string, Theme>>();

/** Returns the theme in the colours of a season; the theme itself if there is no such season. */
export function seasonalTheme(theme: Theme, season: string | undefined): Theme {
  const colours = COLOURS[season as Season] as SeasonColours | undefined;
  if (!colours) return theme;
  const known = seasonalThemes.get(theme) ?? new Map<string, Theme>();
  seasonalThemes.set(theme, known);
  const seasonal = known.get(season as Season) ?? inSeason(theme, season as Season, colours);
  known.set(season as Season, seasonal);
  return seasonal;
}

function inSeason(theme: Theme, season: Season, { light, frame, terrains }: SeasonColours): Theme {
  const changed = { ...theme, ...DETAILS[season], name: `${theme.name}-${season}` };
  const plain = !theme.grain; // the theme of high contrast keeps its paper and its washes
  const share = (tint: Tint, factor: number): Tint => [tint[0], plain ? 0 : theme.dark ? tint[1] * factor : tint[1]];
  const lit = (colour: string): string => mix(colour, share(light, DARK_LIGHT_SHARE));
  Object.assign(changed, { paper: lit(theme.paper), paper2: lit(theme.paper2), glow: lit(theme.glow) });
  for (const [kind, { wash, deep, mark }] of Object.entries(terrains) as [TerrainKind, PigmentTints][]) {
    const pigment: Pigment = theme[kind];
    changed[kind] = {
      deep: deep ? mix(pigment.deep, share(deep, 0)) : pigment.deep,
      wash: wash ? mix(pigment.wash, share(wash, 0)) : pigment.wash,
      mark: mark ? mix(pigment.mark, mark) : pigment.mark,
    };
  }
  changed.frame = {
    wash: mix(theme.frame.wash, share(frame, 0.9)),
    deep: mix(theme.frame.deep, share(frame, 0.9)),
    mark: mix(theme.frame.mark, share(frame, 0.8)),
  };
  return changed;
}
