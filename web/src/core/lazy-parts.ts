/**
 * What features give to other screens. A part has one name and one owner; a slot is a place that any number of features fill. The
 * module that uses one declares its type by name (`declare module`). Until the chunk of a feature is loaded, its part is undefined
 * and its filling absent.
 */

export interface Features {}

export interface Slots {}

const provided: Partial<Features> = {};
const fillings = new Map<string, unknown[]>();

export function provideLazyParts(features: Partial<Features>): void {
  Object.assign(provided, features);
}

export function lazyPart<Name extends keyof Features>(name: Name): Features[Name] | undefined {
  return provided[name];
}

/** Adds one filling to each of these slots. */
export function fillSlots(slots: Partial<Slots>): void {
  for (const [name, filling] of Object.entries(slots)) fillings.set(name, [...(fillings.get(name) ?? []), filling]);
}

/** Returns the fillings of a slot, in the order in which features were registered. */
export function slot<Name extends keyof Slots>(name: Name): readonly Slots[Name][] {
  return (fillings.get(name) ?? []) as Slots[Name][]; // `fillSlots` takes only values of that type under this name
}
