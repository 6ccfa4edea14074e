/** Deterministic random numbers: the same positions and seed always give the same picture. */

/** Returns a number from 0 to 1 for a position and a seed. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1442695041);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export type Random = () => number;

export function randomFrom(seed: number): Random {
  let i = 0;
  return () => hash(++i, seed, 7919);
}

/** Returns smooth noise from -1 to 1; with a positive `wrap`, it repeats after that distance. */
export function noise(x: number, y: number, seed: number, wrap = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const wrapped = (at: number): number => (wrap ? ((at % wrap) + wrap) % wrap : at);
  let fx = x - xi;
  let fy = y - yi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const a = hash(wrapped(xi), wrapped(yi), seed);
  const b = hash(wrapped(xi + 1), wrapped(yi), seed);
  const c = hash(wrapped(xi), wrapped(yi + 1), seed);
  const d = hash(wrapped(xi + 1), wrapped(yi + 1), seed);
  return (a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy) * 2 - 1;
}

/** Returns a seed for a text, so that the same deal always gets the same paper. */
export function seedFromText(text: string): number {
  let h = 7;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619) >>> 0;
  return h % 9973;
}
