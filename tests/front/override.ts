/** Parts of the browser that a test replaces. */

/** Gives an object of the browser other properties, also where it has only getters for them. */
export function override(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: true });
}

/** The media queries that match; `setup.ts` makes `matchMedia` read them. */
export const matchingMedia = new Set<string>();
