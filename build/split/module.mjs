// Reads a WebAssembly module: enough of it to move functions and data from one module to another.
import { readSleb128, readUleb128, section, skipLeb128, text, unsigned } from './leb128.mjs';
import { END, I32_CONST, skipInstruction } from './instructions.mjs';

export const HEAD = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
export const FUNCTION = 0;
export const TABLE = 1;
export const MEMORY = 2;
export const GLOBAL = 3;
export const TAG = 4;
export const SECTION = {
  custom: 0,
  types: 1,
  imports: 2,
  functions: 3,
  tables: 4,
  memories: 5,
  globals: 6,
  exports: 7,
  start: 8,
  elements: 9,
  code: 10,
  data: 11,
  dataCount: 12,
  tags: 13,
};

/** Functions and globals are numbered as in the module: the imported ones come first. */
export function readModule(bytes) {
  const reader = new Reader(bytes);
  const { sections } = reader;
  const imports = reader.list(SECTION.imports, (at) => reader.import(at));
  if (sections.some(({ id }) => id === SECTION.start)) throw new Error('modules that start by themselves are not supported');
  return {
    bytes,
    sections,
    imports,
    importedFunctions: imports.filter(({ kind }) => kind === FUNCTION),
    importedGlobals: imports.filter(({ kind }) => kind === GLOBAL),
    types: reader.list(SECTION.types, (at) => reader.type(at)),
    /** The type of each function that is defined here, and its body. */
    functions: reader.list(SECTION.functions, (at) => readUleb128(bytes, at)),
    code: reader.list(SECTION.code, (at) => reader.sized(at)),
    tables: reader.list(SECTION.tables, (at) => reader.table(at)),
    memories: reader.list(SECTION.memories, (at) => reader.limits(at)),
    tags: reader.list(SECTION.tags, (at) => readUleb128(bytes, at + 1)),
    globals: reader.list(SECTION.globals, (at) => reader.global(at)),
    exports: reader.list(SECTION.exports, (at) => reader.export(at)),
    elements: reader.list(SECTION.elements, (at) => reader.element(at)),
    data: reader.list(SECTION.data, (at) => reader.segment(at)),
  };
}

/** The bytes of the module with other sections: `changed` has a function for the number of each section to replace. */
export function withSections({ bytes, sections }, changed) {
  return Buffer.concat([HEAD, ...sections.map(({ id, start, end }) => changed[id]?.() ?? section(id, bytes.subarray(start, end)))]);
}

/** Exports as they stand in the section, to which more can be added. */
export function written(exports) {
  return exports.map(({ name, kind, index }) => [...text(name), kind, ...unsigned(index)]);
}

class Reader {
  constructor(bytes) {
    if (!HEAD.equals(bytes.subarray(0, HEAD.length))) throw new Error('this is no WebAssembly module');
    this.bytes = bytes;
    this.sections = [];
    for (let at = HEAD.length; at < bytes.length;) {
      const [size, start] = readUleb128(bytes, at + 1);
      this.sections.push({ id: bytes[at], start, end: start + size });
      at = start + size;
    }
  }

  /** The items of a section; `read` gives an item and the place behind it. */
  list(id, read) {
    const section = this.sections.find((one) => one.id === id);
    if (!section) return [];
    const [count, first] = readUleb128(this.bytes, section.start);
    const items = [];
    let at = first;
    while (items.length < count) {
      const [item, next] = read(at);
      items.push(item);
      at = next;
    }
    if (at !== section.end) throw new Error(`section ${id} ends at ${at}, not at ${section.end}`);
    return items;
  }

  sized(at) {
    const [size, start] = readUleb128(this.bytes, at);
    return [this.bytes.subarray(start, start + size), start + size];
  }

  text(at) {
    const [content, next] = this.sized(at);
    return [Buffer.from(content).toString(), next];
  }

  /** A kind of value, as one byte: references to types of the module's own are not supported. */
  kind(at) {
    const kind = this.bytes[at];
    if (kind < 0x6f) throw new Error(`values of kind 0x${kind.toString(16)} are not supported`);
    return [kind, at + 1];
  }

  kinds(at) {
    const [content, next] = this.sized(at);
    content.forEach((_, index) => this.kind(next - content.length + index));
    return [[...content], next];
  }

  type(at) {
    if (this.bytes[at] !== 0x60) throw new Error(`type of form 0x${this.bytes[at].toString(16)} is not supported`);
    const [params, middle] = this.kinds(at + 1);
    const [results, next] = this.kinds(middle);
    return [{ params, results, raw: this.bytes.subarray(at, next) }, next];
  }

  import(at) {
    const [from, middle] = this.text(at);
    const [name, place] = this.text(middle);
    const kind = this.bytes[place];
    if (kind !== FUNCTION && kind !== GLOBAL) throw new Error(`${from}.${name}: only functions and globals can be imported here`);
    const next = kind === FUNCTION ? skipLeb128(this.bytes, place + 1) : place + 3;
    const type = kind === FUNCTION ? readUleb128(this.bytes, place + 1)[0] : null;
    return [{ from, name, kind, type, raw: this.bytes.subarray(at, next) }, next];
  }

  table(at) {
    const [kind, middle] = this.kind(at);
    const [limits, next] = this.limits(middle);
    return [{ kind, limits, raw: this.bytes.subarray(at, next) }, next];
  }

  limits(at) {
    const [least, middle] = readUleb128(this.bytes, at + 1);
    const next = this.bytes[at] & 1 ? skipLeb128(this.bytes, middle) : middle;
    return [{ least, raw: this.bytes.subarray(at, next) }, next];
  }

  global(at) {
    const [kind, middle] = this.kind(at);
    const mutable = this.bytes[middle] === 1;
    const [first, next] = this.expression(middle + 1);
    return [{ kind, mutable, first, raw: this.bytes.subarray(at, next) }, next];
  }

  export(at) {
    const [name, middle] = this.text(at);
    const [index, next] = readUleb128(this.bytes, middle + 1);
    return [{ name, kind: this.bytes[middle], index }, next];
  }

  /** Functions in the first table, from a place on. */
  element(at) {
    if (this.bytes[at] !== 0) throw new Error('only plain lists of functions can be in tables here');
    const [offset, middle] = this.address(at + 1);
    const [count, first] = readUleb128(this.bytes, middle);
    const functions = [];
    let next = first;
    while (functions.length < count) {
      const [index, behind] = readUleb128(this.bytes, next);
      functions.push(index);
      next = behind;
    }
    return [{ offset, functions }, next];
  }

  segment(at) {
    if (this.bytes[at] !== 0) throw new Error('only active data segments are supported');
    const [offset, middle] = this.address(at + 1);
    const [bytes, next] = this.sized(middle);
    return [{ offset, bytes }, next];
  }

  /** An expression that is nothing but a number. */
  address(at) {
    if (this.bytes[at] !== I32_CONST) throw new Error('only constant offsets are supported');
    const [value, end] = readSleb128(this.bytes, at + 1);
    if (this.bytes[end] !== END) throw new Error('only constant offsets are supported');
    return [value, end + 1];
  }

  expression(at) {
    for (let next = at; ;) {
      const code = this.bytes[next];
      next = skipInstruction(this.bytes, next);
      if (code === END) return [this.bytes.subarray(at, next), next];
    }
  }
}
