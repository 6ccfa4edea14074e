// Removes unused statements from Emscripten's JavaScript around Pyodide's module: lines for 4,900 exports, and code for images,
// sound and packages. The script is one function with thousands of statements: those with side effects stay, with everything
// that they reference.
import { parse } from 'acorn';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isUsed, misfit } from './mechanisms.mjs';
import { packageFolder } from './pyodide.mjs';

const WORD = /[A-Za-z_$][\w$]*/g;
const FROM_MODULE = /wasmExports(?:\["([^"]+)"\]|\.([\w$]+))/g;
/** The script's own lists: of what it passes to the module, what it takes from it, and wrappers around some of that. */
const GIVEN = 'wasmImports';
const TAKEN = 'assignWasmExports';
const WRAPPED = 'applySignatureConversions';
/** Of the script's characters; 0.71 are removed from Pyodide 314.0.7. */
const MIN_REMOVED = 0.6;

/** `imports`: the names that the module imports. → { glue, exports: the names that the script takes from the module }. */
export async function pruneGlue(imports) {
  const source = await readFile(join(packageFolder, 'pyodide.asm.mjs'), 'utf8');
  if (!isUsed('prune_glue')) return { glue: source, exports: exportsIn(source) };
  return prune(source, imports, await wordsOfUsers());
}

/** Returns all words of the scripts that may use the module's functions by name. */
async function wordsOfUsers() {
  const pyScript = join(dirname(packageFolder), '@pyscript', 'core', 'dist');
  const parts = (await readdir(pyScript)).filter((name) => /^core.*\.js$/.test(name)).map((name) => join(pyScript, name));
  const ours = ['interpreter.ts', 'split-module.ts'].map((name) => new URL(`../../web/worker/${name}`, import.meta.url));
  const texts = await Promise.all([join(packageFolder, 'pyodide.mjs'), ...ours, ...parts].map((file) => readFile(file, 'utf8')));
  return new Set(texts.flatMap((text) => text.match(WORD)));
}

/** `outside`: names by which other code may use what the script offers. */
export function prune(source, imports, outside) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const statements = body.find(({ type }) => type === 'FunctionDeclaration').body.body;
  assertKnown(statements);
  const pieces = statements.flatMap((statement) => piecesOf(statement, imports));
  const dead = unreached(pieces, outside);
  const wrappers = pieces.filter(({ wraps }) => wraps);
  const exports = exportsIn(without(source, [...dead, ...wrappers]));
  const glue = without(source, [...dead, ...wrappers.filter(({ wraps }) => !exports.has(wraps))]);
  if (glue.length > source.length * (1 - MIN_REMOVED)) throw misfit('prune_glue', 'it removes less than 60 percent of the script');
  return { glue, exports };
}

/** The script's own lists have the names that Emscripten gives them. */
function assertKnown(statements) {
  const names = new Set(statements.flatMap(({ id, declarations = [] }) => [id?.name, ...declarations.map((node) => node.id.name)]));
  for (const name of [GIVEN, TAKEN, WRAPPED]) if (!names.has(name)) throw misfit('prune_glue', `the script has no ${name}`);
}

function exportsIn(glue) {
  return new Set(Array.from(glue.matchAll(FROM_MODULE), ([, text, name]) => text ?? name));
}

/** What can stay or be left out: statements, parts of lists of variables, and the lines of the script's own lists. */
function piecesOf(statement, imports) {
  const { type, declarations, id, expression, body } = statement;
  if (type === 'VariableDeclaration') {
    const list = { nodes: declarations, around: statement };
    return declarations.flatMap((node) => (node.id.name === GIVEN ? importPieces(node, imports) : [variablePiece(node, list)]));
  }
  if (id?.name !== TAKEN && id?.name !== WRAPPED) return [piece(statement, id ? { declares: [id.name] } : assignment(expression))];
  return body.body.map(id.name === TAKEN ? takenPiece : wrapperPiece);
}

function variablePiece(node, list) {
  return piece(node, { declares: [...namesIn(node.id).uses], list });
}

function piece(node, more) {
  return { node, declares: [], offers: [], acts: false, ...namesIn(node), ...more };
}

/** `f.sig = …` describes f, and `Module["f"] = f` offers it: they have no side effects. Everything else may. */
function assignment(expression) {
  const { left, right } = expression?.type === 'AssignmentExpression' ? expression : {};
  if (left?.property?.name === 'sig') return { declares: [left.object.name] };
  if (left?.object?.name === 'Module' && right.type === 'Identifier') return { offers: [left.property.value] };
  return { acts: true };
}

function importPieces({ init }, imports) {
  const list = { nodes: init.properties, around: init };
  return init.properties.map((node) => piece(node, { list, acts: imports.has(node.key.name ?? node.key.value) }));
}

/** `_free = Module["_free"] = wasmExports["free"]`: makes a name, and offers it. */
function takenPiece(node) {
  const targets = [];
  for (let part = node.expression; part.type === 'AssignmentExpression'; part = part.right) targets.push(part.left);
  const declares = targets.flatMap(({ name }) => name ?? []);
  const offers = targets.flatMap(({ property }) => property?.value ?? []);
  return { ...piece(node, { declares, offers }), asks: new Set() };
}

/** `wasmExports["free"] = wrap(wasmExports["free"])`; the wrappers themselves stand above. */
function wrapperPiece(node) {
  const { left } = node.expression ?? {};
  return piece(node, { acts: true, wraps: left?.object?.name === 'wasmExports' ? left.property.value : null });
}

/** Names that code uses, and words by which it may ask objects for something. */
function namesIn(root) {
  const uses = new Set();
  const asks = new Set();
  const walk = (node, isKey) => {
    if (node.type === 'Identifier') (isKey ? asks : uses).add(node.name);
    if (node.type === 'Literal' && typeof node.value === 'string') asks.add(node.value);
    for (const [key, value] of Object.entries(node))
      for (const child of [value].flat()) if (typeof child?.type === 'string') walk(child, isPlainKey(node, key));
  };
  walk(root, false);
  return { uses, asks };
}

function isPlainKey({ computed, shorthand }, key) {
  return !computed && !shorthand && (key === 'property' || key === 'key');
}

/** What neither acts nor is named, directly or not, by what acts. */
function unreached(pieces, outside) {
  const byName = grouped(pieces, ({ declares }) => declares);
  const byOffer = grouped(pieces, ({ offers }) => offers);
  const live = new Set();
  const waiting = [];
  const reach = (one) => {
    if (live.has(one)) return;
    live.add(one);
    waiting.push(one);
  };
  const reachAll = (groups, names) => names.forEach((name) => groups.get(name)?.forEach(reach));
  pieces.filter(({ acts }) => acts).forEach(reach);
  reachAll(byOffer, outside);
  for (let one; (one = waiting.pop());) {
    reachAll(byName, one.uses);
    reachAll(byOffer, one.asks);
  }
  return pieces.filter((one) => !live.has(one));
}

function grouped(pieces, namesOf) {
  const groups = new Map();
  for (const one of pieces) for (const name of namesOf(one)) groups.set(name, [...(groups.get(name) ?? []), one]);
  return groups;
}

/** The source without these pieces; what is left of a list stays a list. */
function without(source, pieces) {
  const gone = new Set(pieces.map(({ node }) => node));
  const lists = new Set(pieces.flatMap(({ list }) => (list ? [list] : [])));
  const single = pieces.filter(({ list }) => !list).map(({ node }) => ({ start: node.start, end: node.end, left: '' }));
  const cuts = [...single, ...Array.from(lists, (list) => shortened(source, list, gone))];
  let text = '';
  let at = 0;
  for (const { start, end, left } of cuts.sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error('a piece of the glue lies inside another that is gone');
    text += source.slice(at, start) + left;
    at = end;
  }
  return text + source.slice(at);
}

/** A list of variables of which none is left is gone with its `var`. */
function shortened(source, { nodes, around }, gone) {
  const left = nodes.filter((node) => !gone.has(node)).map(({ start, end }) => source.slice(start, end));
  if (!left.length) return { start: around.start, end: around.end, left: around.type === 'ObjectExpression' ? '{}' : '' };
  return { start: nodes[0].start, end: nodes.at(-1).end, left: left.join(',') };
}
