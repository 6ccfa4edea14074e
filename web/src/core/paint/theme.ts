/** The colours for painting, which are read from the `--m-*` properties of the style sheet. */

const TERRAIN_KINDS = ['forest', 'village', 'farm', 'water', 'monster', 'hero', 'destroyed', 'wasteland', 'mountain', 'ruins'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export interface Pigment {
  wash: string;
  deep: string;
  mark: string;
}

export interface Theme extends Record<TerrainKind, Pigment> {
  name: string;
  paper: string;
  paper2: string;
  glow: string;
  burn: string;
  ink: string;
  soft: string;
  grain: number;
  dark: boolean;
  ok: string;
  bad: string;
  star: string;
  halo: string;
  veil: number;
  serif: string;
}

export interface PaintOptions {
  cell: number;
  theme: Theme;
  seed: number;
}

/** The letters of the map text that are painted as clusters; mountains and ruins are not. */
export const KIND_OF_LETTER: Readonly<Record<string, TerrainKind>> = {
  F: 'forest',
  V: 'village',
  A: 'farm',
  W: 'water',
  B: 'farm',
  M: 'monster',
  D: 'monster',
  Z: 'monster',
  T: 'monster',
  G: 'monster',
  H: 'hero',
  X: 'destroyed',
  '#': 'wasteland',
};

/** The letter by which monsters with an effect form clusters with plain ones. */
export const MERGED_LETTER: Readonly<Record<string, string>> = { D: 'M', Z: 'M', T: 'M', G: 'M' };

export function themeFromCSS(style: CSSStyleDeclaration, name: string): Theme {
  const v = (key: string): string => style.getPropertyValue(`--m-${key}`).trim();
  const pigment = (kind: TerrainKind): Pigment => ({ wash: v(kind), deep: v(`${kind}-deep`), mark: v(`${kind}-mark`) });
  return {
    name,
    paper: v('paper'),
    paper2: v('paper-2'),
    glow: v('glow'),
    burn: v('burn'),
    ink: v('ink'),
    soft: v('ink-soft'),
    grain: Number(v('grain')),
    dark: v('dark') === '1',
    ok: v('ok'),
    bad: v('bad'),
    star: v('star'),
    halo: v('halo'),
    veil: Number(v('veil')),
    serif: style.getPropertyValue('--serif') || 'serif',
    ...(Object.fromEntries(TERRAIN_KINDS.map((kind) => [kind, pigment(kind)])) as Record<TerrainKind, Pigment>),
  };
}
