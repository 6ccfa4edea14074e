// Splits a WebAssembly module in two: functions that are known to run stay in a primary module, all others go into a
// secondary one, which is loaded when the first of them is called. README.md says how they work together.
import { createHash } from 'node:crypto';
import { list, section, signed, lengthPrefixed, text, unsigned } from './leb128.mjs';
import { segments, without } from './data.mjs';
import { CALL, CALL_INDIRECT, END, I32_CONST, RETURN_CALL, RETURN_CALL_INDIRECT } from './instructions.mjs';
import { FUNCTION, GLOBAL, HEAD, MEMORY, SECTION, TABLE, TAG, readModule } from './module.mjs';
import { functionsReferencedBy, globalsReferencedBy, renumber } from './rewrite.mjs';

const I32 = 0x7f;
const FUNCREF = 0x70;
const [IF, NO_VALUE, IS_ZERO, LOCAL_GET, GLOBAL_GET, GLOBAL_SET] = [0x04, 0x40, 0x45, 0x20, 0x23, 0x24];

/**
 * `hot`: the functions that stay, numbered as in the module, without the imported ones.
 * `exports`: the names of functions and globals that are needed; everything, if it is left out.
 * `coldData`: stretches of memory [start, end) that the secondary module fills.
 */
export function split(bytes, { hot, exports = null, coldData = [] }) {
  const plan = new Plan(readModule(bytes), hot, exports, coldData);
  return { primary: primary(plan), secondary: secondary(plan), pair: plan.pair };
}

/** Which module contains which functions and globals, and what the two share. */
class Plan {
  constructor(module, hot, exports, coldData) {
    const { importedFunctions, importedGlobals, globals, code, elements } = module;
    this.module = module;
    this.coldData = coldData;
    this.first = importedFunctions.length;
    this.hot = [...hot].sort(byNumber).map((number) => number + this.first);
    const isHot = new Set(this.hot);
    this.cold = code.map((_, number) => number + this.first).filter((index) => !isHot.has(index));
    const isCold = new Set(this.cold);
    this.exports = module.exports.filter(({ kind, name }) => (kind !== FUNCTION && kind !== GLOBAL) || !exports || exports.has(name));
    const exported = this.exports.filter(({ kind }) => kind === FUNCTION).map(({ index }) => index);
    const called = new Set([...this.calls(this.hot), ...exported, ...elements.flatMap(({ functions }) => functions)]);
    /** Cold functions that the primary module may call or export, each through a stub. */
    this.stubs = [...called].filter((index) => isCold.has(index)).sort(byNumber);
    this.imports = [...called].filter((index) => index < this.first).sort(byNumber);
    const calledByCold = this.calls(this.cold);
    /** Hot functions that cold ones call. */
    this.linked = [...calledByCold].filter((index) => isHot.has(index)).sort(byNumber);
    this.coldImports = [...calledByCold].filter((index) => index < this.first).sort(byNumber);
    this.mutable = globals.flatMap(({ mutable }, number) => (mutable ? [number + importedGlobals.length] : []));
    this.pair = pairIdOf(module.bytes, this.hot, this.exports, coldData);
    /** A table after those of the module: first the functions that stubs call, then those that cold functions call. */
    this.link = { table: module.tables.length, size: this.stubs.length + this.linked.length };
  }

  body(index) {
    return this.module.code[index - this.first];
  }

  typeOf(index) {
    return index < this.first ? this.module.importedFunctions[index].type : this.module.functions[index - this.first];
  }

  calls(functions) {
    return new Set(functions.flatMap((index) => functionsReferencedBy(this.body(index))));
  }

  globalsOf(functions) {
    return new Set(functions.flatMap((index) => globalsReferencedBy(this.body(index))));
  }

  /** A name in the primary module's exports that no other pair has. */
  shared(name) {
    return `${this.pair}/${name}`;
  }

  importOf(index, types) {
    const { from, name, type } = this.module.importedFunctions[index];
    return imported(from, name, FUNCTION, unsigned(types.use(type)));
  }
}

/** Returns eight digits that identify this pair of modules, and the snapshots that were made with it. */
function pairIdOf(bytes, hot, exports, coldData) {
  const digest = createHash('sha256').update(bytes);
  digest.update(JSON.stringify([hot, exports.map(({ name }) => name), coldData]));
  return digest.digest('hex').slice(0, 8);
}

function byNumber(a, b) {
  return a - b;
}

function numbered(items, from = 0) {
  return new Map(items.map((item, number) => [item, number + from]));
}

function imported(from, name, kind, what) {
  return Buffer.concat([text(from), text(name), Buffer.from([kind, ...what])]);
}

function exported(name, kind, index) {
  return Buffer.concat([text(name), Buffer.from([kind, ...unsigned(index)])]);
}

/** Functions of the old module, by their new numbers, in a table from `start` on. */
function elements(table, start, indices, numbers) {
  const head = [2, ...unsigned(table), I32_CONST, ...signed(start), END, 0, ...unsigned(indices.length)];
  return Buffer.from([...head, ...indices.flatMap((index) => unsigned(numbers.get(index)))]);
}

function rawOf(items) {
  return items.map(({ raw }) => raw);
}

function primary(plan) {
  const { module, hot, stubs, linked, imports, link } = plan;
  const types = new Types(module);
  const load = imports.length; // the last import
  const ensureLoaded = load + 1 + hot.length;
  const functions = new Map([...numbered(imports), ...numbered(hot, load + 1), ...numbered(stubs, ensureLoaded + 1)]);
  const globals = primaryGlobals(plan);
  const names = { functions: (index, code) => [code, ...unsigned(functions.get(index))], globals: globals.index, types };
  const code = [
    ...hot.map((index) => renumber(plan.body(index), names)),
    ensureLoadedFunction(load, globals.loaded),
    ...stubs.map((index, number) => stub(plan, index, number, ensureLoaded, types)),
  ];
  const kinds = [
    ...hot.map((index) => types.use(plan.typeOf(index))),
    types.add([I32], [I32]),
    ...stubs.map((index) => types.use(plan.typeOf(index))),
  ];
  const importEntries = [
    ...imports.map((index) => plan.importOf(index, types)),
    imported('split', 'load', FUNCTION, unsigned(types.add([I32], []))),
    ...globals.imports,
  ];
  const filled = [
    ...module.elements.map((element) => elements(0, element.offset, element.functions, functions)),
    elements(link.table, stubs.length, linked, functions),
  ];
  const tags = module.tags.map((type) => [0, ...unsigned(types.use(type))]);
  const tables = [...rawOf(module.tables), [FUNCREF, 0, ...unsigned(link.size)]];
  return Buffer.concat([
    HEAD,
    ...leadingCustomSections(module),
    types.section(),
    list(SECTION.imports, importEntries),
    list(SECTION.functions, kinds.map(unsigned)),
    list(SECTION.tables, tables),
    list(SECTION.memories, rawOf(module.memories)),
    list(SECTION.tags, tags),
    list(SECTION.globals, globals.defined),
    list(SECTION.exports, primaryExports(plan, functions, globals)),
    list(SECTION.elements, filled),
    list(SECTION.code, code.map(lengthPrefixed)),
    list(SECTION.data, segments(module.data, without(module.data, plan.coldData))),
  ]);
}

/** Custom sections that must come first, such as those for dynamic linking; the others contain the old numbers. */
function leadingCustomSections({ bytes, sections }) {
  const end = sections.findIndex(({ id }) => id !== SECTION.custom);
  return sections.slice(0, end).map(({ id, start, end: behind }) => section(id, bytes.subarray(start, behind)));
}

/** All mutable globals, those that hot functions read or that are exported, and last the flag "the secondary is loaded". */
function primaryGlobals(plan) {
  const { exports, mutable } = plan;
  const { importedGlobals, globals } = plan.module;
  const first = importedGlobals.length;
  const exported = exports.filter(({ kind }) => kind === GLOBAL).map(({ index }) => index);
  const remaining = [...new Set([...plan.globalsOf(plan.hot), ...exported, ...mutable])].sort(byNumber);
  const numbers = numbered(remaining);
  const defined = remaining.filter((index) => index >= first).map((index) => globals[index - first].raw);
  return {
    index: (index) => numbers.get(index),
    loaded: remaining.length,
    imports: remaining.filter((index) => index < first).map((index) => importedGlobals[index].raw),
    defined: [...defined, [I32, 1, I32_CONST, 0, END]],
  };
}

function primaryExports(plan, functions, globals) {
  const { module, mutable, link } = plan;
  const place = ({ kind, index }) => (kind === FUNCTION ? functions.get(index) : kind === GLOBAL ? globals.index(index) : index);
  const own = plan.exports.map((one) => exported(one.name, one.kind, place(one)));
  const share = (name, kind, index) => exported(plan.shared(name), kind, index);
  return [
    ...own,
    share('link', TABLE, link.table),
    share('loaded', GLOBAL, globals.loaded),
    ...module.memories.map((_, number) => share(`memory${number}`, MEMORY, number)),
    ...module.tables.map((_, number) => share(`table${number}`, TABLE, number)),
    ...module.tags.map((_, number) => share(`tag${number}`, TAG, number)),
    ...mutable.map((index, number) => share(`global${number}`, GLOBAL, globals.index(index))),
  ];
}

/** A function that loads the secondary module unless it is loaded, and returns its argument. */
function ensureLoadedFunction(load, loaded) {
  const unlessLoaded = [GLOBAL_GET, ...unsigned(loaded), IS_ZERO, IF, NO_VALUE];
  return Buffer.from([0, ...unlessLoaded, LOCAL_GET, 0, CALL, ...unsigned(load), END, LOCAL_GET, 0, END]);
}

/** A function that takes the place of a cold one, and calls it with the same arguments in the secondary module. */
function stub(plan, index, number, ensureLoaded, types) {
  const type = plan.typeOf(index);
  const args = plan.module.types[type].params.flatMap((_, param) => [LOCAL_GET, ...unsigned(param)]);
  const where = [I32_CONST, ...signed(number), CALL, ...unsigned(ensureLoaded)];
  return Buffer.from([0, ...args, ...where, CALL_INDIRECT, ...unsigned(types.use(type)), ...unsigned(plan.link.table), END]);
}

function secondary(plan) {
  const { module, cold, stubs, linked, coldImports, link } = plan;
  const types = new Types(module);
  const functions = new Map([...numbered(coldImports), ...numbered(cold, coldImports.length)]);
  const links = numbered(linked, stubs.length);
  const globals = secondaryGlobals(plan);
  const call = (index, code) => {
    if (functions.has(index)) return [code, ...unsigned(functions.get(index))];
    if (code !== CALL && code !== RETURN_CALL) throw new Error('a cold function refers to a hot one without calling it');
    const indirect = code === CALL ? CALL_INDIRECT : RETURN_CALL_INDIRECT;
    const type = unsigned(types.use(plan.typeOf(index)));
    return [I32_CONST, ...signed(links.get(index)), indirect, ...type, ...unsigned(link.table)];
  };
  const code = cold.map((index) => renumber(plan.body(index), { functions: call, globals: globals.index, types }));
  const begin = coldImports.length + cold.length;
  code.push(Buffer.from([0, I32_CONST, 1, GLOBAL_SET, ...unsigned(globals.loaded), END]));
  const kinds = [...cold.map((index) => types.use(plan.typeOf(index))), types.add([], [])];
  const shared = (name, kind, what) => imported('primary', plan.shared(name), kind, what);
  const importEntries = [
    ...coldImports.map((index) => plan.importOf(index, types)),
    ...module.tables.map(({ kind, limits }, number) => shared(`table${number}`, TABLE, [kind, 0, ...unsigned(limits.least)])),
    shared('link', TABLE, [FUNCREF, 0, ...unsigned(link.size)]),
    ...module.memories.map(({ raw }, number) => shared(`memory${number}`, MEMORY, raw)),
    ...globals.imports,
    ...module.tags.map((type, number) => shared(`tag${number}`, TAG, [0, ...unsigned(types.use(type))])),
  ];
  return Buffer.concat([
    HEAD,
    types.section(),
    list(SECTION.imports, importEntries),
    list(SECTION.functions, kinds.map(unsigned)),
    list(SECTION.globals, globals.defined),
    section(SECTION.start, Buffer.from(unsigned(begin))),
    list(SECTION.elements, [elements(link.table, 0, stubs, functions)]),
    list(SECTION.code, code.map(lengthPrefixed)),
    list(SECTION.data, segments(module.data, plan.coldData)),
  ]);
}

/** Imported globals, the mutable ones of the primary module, and copies of constants. */
function secondaryGlobals(plan) {
  const { module, mutable } = plan;
  const { importedGlobals, globals } = module;
  const first = importedGlobals.length;
  const read = [...plan.globalsOf(plan.cold)].sort(byNumber);
  const importedGlobalIndices = read.filter((index) => index < first);
  const constant = read.filter((index) => index >= first && !globals[index - first].mutable);
  const changing = mutable.map((index, number) =>
    imported('primary', plan.shared(`global${number}`), GLOBAL, [globals[index - first].kind, 1]),
  );
  const loaded = importedGlobalIndices.length + mutable.length;
  const numbers = new Map([
    ...numbered(importedGlobalIndices),
    ...numbered(mutable, importedGlobalIndices.length),
    ...numbered(constant, loaded + 1),
  ]);
  return {
    index: (index) => numbers.get(index),
    loaded,
    imports: [
      ...importedGlobalIndices.map((index) => importedGlobals[index].raw),
      ...changing,
      imported('primary', plan.shared('loaded'), GLOBAL, [I32, 1]),
    ],
    defined: constant.map((index) => globals[index - first].raw),
  };
}

/** The types of functions that a module uses, renumbered. */
class Types {
  #indices = new Map();
  #raw = [];

  constructor({ types }) {
    this.types = types;
  }

  /** Returns the new number of a type of the old module. */
  use(type) {
    return this.#number(this.types[type].raw);
  }

  add(params, results) {
    return this.#number(Buffer.from([0x60, ...unsigned(params.length), ...params, ...unsigned(results.length), ...results]));
  }

  section() {
    return list(SECTION.types, this.#raw);
  }

  #number(raw) {
    const key = Buffer.from(raw).toString('hex');
    if (!this.#indices.has(key)) this.#indices.set(key, this.#raw.push(raw) - 1);
    return this.#indices.get(key);
  }
}
