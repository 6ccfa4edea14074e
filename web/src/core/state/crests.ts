/** The crests that a player may choose from, by name. */

export const CRESTS = ['tower', 'ship', 'tree', 'key', 'sun', 'fish', 'bell', 'moon', 'crown', 'anchor', 'quill', 'bridge'] as const;
export type Crest = (typeof CRESTS)[number];

export function isCrest(value: unknown): value is Crest {
  return (CRESTS as readonly unknown[]).includes(value);
}

/** The crest of a seat that has chosen none. */
export function defaultCrest(index: number): Crest {
  return CRESTS[index % CRESTS.length] ?? 'tower';
}
