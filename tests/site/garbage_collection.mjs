// By which functions Python looks for garbage. It does so at any moment and at whatever objects there are, each type by
// its own functions: no set of games exercises all of them.
const EVERY_TYPE = `
import json, warnings

def types(of):
    return {of}.union(*map(types, type.__subclasses__(of)))

with warnings.catch_warnings(action='ignore'):
    found = json.dumps([id(each) for each in types(object)])
found
`;
/** Where a type has them, in bytes (Include/cpython/object.h): tp_traverse finds what an object refers to, tp_clear releases it. */
const SLOTS = [92, 96];

/** The numbers of these functions in a module, of all types that a Python has. */
export function collecting({ python }, { elements, importedFunctions }) {
  const inTable = new Map(elements.flatMap(({ offset, functions }) => functions.map((index, place) => [offset + place, index])));
  const { HEAPU32: heap } = python._module;
  const types = JSON.parse(python.runPython(EVERY_TYPE));
  const slots = types.flatMap((type) => SLOTS.map((slot) => heap[(type + slot) >> 2])).filter(Boolean);
  return [...new Set(slots)].map((slot) => inTable.get(slot) - importedFunctions.length);
}
