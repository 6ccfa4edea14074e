/** Lengths and curves of what moves, and how far a motion is at a time. */

/** Milliseconds. */
export const MOTION_MS = {
  /** The ink of a drawing spreads. */
  ink: 320,
  /** The colours of a new season run over the map. */
  season: 900,
  /** A coin or a star flies to its place. */
  flight: 620,
  /** A card is turned over. */
  flip: 280,
  /** Cells that became costly light up. */
  pulse: 700,
  /** The name of a finished map is written, and its seal is pressed. */
  writing: 1400,
  seal: 420,
} as const;

/** Maps the share of the time that has passed to the share of the way, both from 0 to 1. */
export type Curve = (share: number) => number;

export const CURVES = {
  even: (share: number): number => share,
  /** Fast at first, then slower. */
  out: (share: number): number => 1 - (1 - share) ** 3,
  inOut: (share: number): number => share * share * (3 - 2 * share),
} satisfies Record<string, Curve>;

export interface Motion {
  since: number;
  ms: number;
  curve: Curve;
}

/** Returns the share of its way at a time, from 0 to 1. */
export function progressOf({ since, ms, curve }: Motion, time: number): number {
  return curve(Math.min(1, Math.max(0, (time - since) / ms)));
}
