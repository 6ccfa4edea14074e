/**
 * The one registry of what is loaded later. A module that uses a feature declares its type here by name
 * (`declare module`), the chunk that brings the feature provides it, and until then it is undefined.
 */

export interface Features {}

const provided: Partial<Features> = {};

export function provideLazyParts(features: Partial<Features>): void {
  Object.assign(provided, features);
}

export function lazyPart<Name extends keyof Features>(name: Name): Features[Name] | undefined {
  return provided[name];
}
