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
  /** The ribbon of the title, its fold, and the graduated frame. */
  frame: Pigment;
  /** The colour of snow, and of blossom or fallen leaves; empty if there is none. */
  snow: string;
  petals: string;
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
  const value = (key: string): string => style.getPropertyValue(`--m-${key}`).trim();
  const pigment = (kind: TerrainKind): Pigment => ({ wash: value(kind), deep: value(`${kind}-deep`), mark: value(`${kind}-mark`) });
  return {
    name,
    paper: value('paper'),
    paper2: value('paper-2'),
    glow: value('glow'),
    burn: value('burn'),
    ink: value('ink'),
    soft: value('ink-soft'),
    grain: Number(value('grain')),
    dark: value('dark') === '1',
    frame: { wash: value('village'), deep: value('village-deep'), mark: value('ink') },
    snow: '',
    petals: '',
    ok: value('ok'),
    bad: value('bad'),
    star: value('star'),
    halo: value('halo'),
    veil: Number(value('veil')),
    serif: style.getPropertyValue('--serif') || 'serif',
    ...(Object.fromEntries(TERRAIN_KINDS.map((kind) => [kind, pigment(kind)])) as Record<TerrainKind, Pigment>),
  };
}
