/**
 * The registry of parts that are loaded later. A module that uses a part declares its type by name (`declare module`), the chunk
 * of the part provides it, and until then it is undefined.
 */

export interface Features {}

const provided: Partial<Features> = {};

export function provideLazyParts(features: Partial<Features>): void {
  Object.assign(provided, features);
}

export function lazyPart<Name extends keyof Features>(name: Name): Features[Name] | undefined {
  return provided[name];
}
