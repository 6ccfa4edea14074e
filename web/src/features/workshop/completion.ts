/** Completion and documentation of the engine's names in the editor. */

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { globalCompletion, localCompletionSource } from '@codemirror/lang-python';
import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { EditorView, Tooltip } from '@codemirror/view';
import { type Word, WORDS } from '../../core/contract/generated/workshop';
import { importEdit, PythonText } from './python-syntax';

/** Lists the engine's names before those of the file. */
const ENGINE_BOOST = 50;
/** Assignments that are followed to find the type of a variable: `a = b; b = a` would be an endless loop. */
const MAX_DEPTH = 4;

/** CodeMirror's types for our kinds of names, by which it chooses icons. */
const COMPLETION_TYPES: Readonly<Record<string, string>> = { value: 'constant', field: 'property' };

/** The methods of Python's own types that a bot may need. */
const BUILT_IN_METHODS: Readonly<Record<string, string>> = {
  int: 'bit_count bit_length',
  str: 'count endswith find format index isdigit join lower replace split startswith strip upper',
  list: 'append clear copy count extend index insert pop remove reverse sort',
  tuple: 'count index',
  dict: 'clear copy get items keys pop setdefault update values',
};

/** What a bot may need of Python's own modules, after `import random`. */
const MODULE_NAMES: Readonly<Record<string, string>> = {
  random: 'Random choice choices randint random sample seed shuffle uniform',
  math: 'ceil comb dist exp floor gcd hypot inf isqrt log log2 pi prod sqrt',
  itertools: 'accumulate chain combinations count cycle groupby islice pairwise permutations product repeat zip_longest',
  collections: 'Counter OrderedDict defaultdict deque namedtuple',
};

const MEMBERS = WORDS.filter(({ name }) => name.includes('.'));
const TOP_LEVEL_WORDS = WORDS.filter(({ name }) => !name.includes('.'));

/** Returns the part of a name after its last dot. */
function shortName({ name }: Word): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Returns the members of a class of the engine; none for other types. */
function membersOf(type: string | null): readonly Word[] {
  return MEMBERS.filter(({ name }) => name.startsWith(`${type}.`));
}

// ---------- types ----------

/** Returns the expression before the dot at a position, without the contents of its brackets; null if there is no dot. */
function ownerBeforeDot(state: EditorState, at: number): string | null {
  const line = state.doc.lineAt(at);
  const dot = /^(.*(?<!\d))\.\s*\w*$/.exec(state.sliceDoc(line.from, at));
  return dot && withoutBrackets(dot[1]!);
}

function withoutBrackets(expression: string): string {
  const shorter = expression
    .replaceAll(/\((?:[^()]|\(\))+\)/g, '()')
    .replaceAll(/\[(?:[^[\]]|\[\])*:(?:[^[\]]|\[\])*\]/g, '') // a slice has the type of the whole
    .replaceAll(/\[(?:[^[\]]|\[\])+\]/g, '[]');
  return shorter === expression ? expression : withoutBrackets(shorter);
}

/** Returns the type of an expression, such as `Player` for `state.players[]`; null if it is not certain. */
function typeOf(expression: string, textBefore: string, depth = 0): string | null {
  if (/["']$/.test(expression)) return 'str';
  const [, dot, name = '', call = '', index] = /(\.?)\b(\w+)(\(\))?((?:\[\])*)$/.exec(expression) ?? [];
  const words = (dot ? MEMBERS : TOP_LEVEL_WORDS).filter((word) => shortName(word) === name);
  const isVariable = !words.length && !dot && !call;
  const type = isVariable ? typeOfVariable(name, textBefore, depth) : onlyType(words, call !== '');
  return index ? itemType(type) : type;
}

/** Returns the type of all these words; null if they have several. */
function onlyType(words: readonly Word[], isCalled: boolean): string | null {
  const [type = null, ...others] = new Set(words.map((word) => typeOfWord(word, isCalled)));
  return others.length ? null : type;
}

/**
 * Returns the type of a variable by its annotation, its last assignment or loop, as the argument of `choose`, or by its name: `player` is
 * a Player. The second of two variables that are assigned together has no certain type.
 */
function typeOfVariable(name: string, textBefore: string, depth: number): string | null {
  const annotation = new RegExp(`(?:^[ \\t]*|\\bdef [^\\n]*[(,] *)${name}: *([\\w.[\\], |"']+?)(?= *[=,)]| *$)`, 'm').exec(textBefore)?.[1];
  if (annotation) return parseType(annotation);
  const assignments = [...textBefore.matchAll(new RegExp(`(?<!, *)\\b${name} (=|in) (.+?)(?= if |:$|$)`, 'gm'))];
  const [, keyword, value = ''] = assignments.at(-1) ?? [];
  const type = value && depth < MAX_DEPTH ? typeOf(withoutBrackets(value), textBefore, depth + 1) : null;
  if (type) return keyword === 'in' ? itemType(type.replace(/^dict\[(\w+),.*/, 'list[$1]')) : type;
  if (new RegExp(`def choose\\(self, ${name}\\b`).test(textBefore)) return 'State';
  const namesake = TOP_LEVEL_WORDS.find((word) => word.kind === 'class' && word.name.toLowerCase() === name.toLowerCase());
  return namesake?.name ?? null;
}

/** Returns the type of an engine's name; of a class the class itself, whose members can follow. A member without a signature is one of an enumeration. */
function typeOfWord({ name, kind, signature }: Word, isCalled: boolean): string | null {
  if (kind === 'class') return name;
  if (kind === 'function' || kind === 'method') return isCalled ? parseType(signature.split('->')[1] ?? '') : null;
  return signature ? parseType(signature) : name.slice(0, name.lastIndexOf('.'));
}

/** Returns an annotation without `None`: of alternatives the first one counts. */
function parseType(annotation: string): string | null {
  const parts = annotation.replaceAll(/["']/g, '').split(/\s*\|\s*(?![^[]*\])/);
  return parts.map((part) => part.trim()).find((part) => part && part !== 'None') ?? null;
}

/** Returns the type of the items of a list, of the first item of a tuple, or of the values of a dict. */
function itemType(type: string | null): string | null {
  const [, value, item] = /^(?:dict\[\w+, (.*)\]|\w+\[([^,\]]*).*)$/.exec(type ?? '') ?? [];
  return value ?? item ?? null;
}

/**
 * Returns the class of the engine that lacks the member at a position, if that is certain: the expression begins with the argument of
 * `choose`, which gets no other value in this method.
 */
export function classWithoutMember(state: EditorState, from: number, to: number): string | null {
  const before = state.sliceDoc(0, from);
  const owner = ownerBeforeDot(state, from) ?? '';
  const root = /(?:^|[^\w.\])])(\w+)(?:\(\)|\[\]|\.\w+)*$/.exec(owner)?.[1];
  const [, argument, body = ''] = /def choose\(self, (\w+)[^\n]*((?:(?!\n[ \t]*(?:def|class) )[^])*)$/.exec(before) ?? [];
  if (!root || root !== argument || isAssigned(root, body)) return null;
  const type = typeOf(owner, before);
  const members = membersOf(type);
  const name = state.sliceDoc(from, to);
  return members.length && !name.startsWith('__') && !members.some((word) => shortName(word) === name) ? type : null;
}

/** Whether a name may get another value in these lines. */
function isAssigned(name: string, lines: string): boolean {
  const assignment = `^[ \\t]*(?:[\\w, ]*\\b)?${name}\\b[\\w, ]*=(?!=)`;
  return new RegExp(`${assignment}|\\b(?:for|lambda)\\b[^:\\n]*\\b${name}\\b|\\b${name} :=|\\bas ${name}\\b`, 'm').test(lines);
}

// ---------- completion ----------

/** Returns the completions at a position: names of a module after `import`, members of a class after a dot, or all names. */
export function completionsAt(state: EditorState, at: number): readonly Completion[] {
  const before = state.sliceDoc(0, at);
  const module = importedFrom(before);
  if (module) return TOP_LEVEL_WORDS.filter((word) => word.module === module).map((word) => toCompletion(word));
  if (/(^|\n)\s*(from|import)\s.*$/.test(before)) return [];
  const owner = ownerBeforeDot(state, at);
  if (owner === null) return TOP_LEVEL_WORDS.map((word) => ({ ...toCompletion(word), apply: applyWithImport(word) }));
  if (/\bself$/.test(owner)) return ownMembers(state.doc.toString());
  const importedModule = /(?:^|[^\w.])(\w+)$/.exec(owner)?.[1] ?? '';
  if (new RegExp(`^[ \\t]*import\\b[^\\n]*\\b${importedModule}\\b`, 'm').test(before)) return namesOf(MODULE_NAMES, importedModule);
  const type = typeOf(owner, before);
  return [...membersOf(type).map((word) => toCompletion(word)), ...namesOf(BUILT_IN_METHODS, /^\w*/.exec(type ?? '')?.[0] ?? '')];
}

/** Returns the module of an unfinished import at the end of a text, also on a later line of its parentheses. */
function importedFrom(before: string): string | undefined {
  return /(?:^|\n)[ \t]*from\s+(mapwright[\w.]*)\s+import\s*(?:\([^)]*|[^\n(]*)$/.exec(before.slice(-2000))?.[1];
}

/** Returns the methods in a text and the attributes that it assigns to `self`. */
function ownMembers(text: string): Completion[] {
  const members = text.matchAll(/^[ \t]+def (\w+)|\bself\.(\w+)[ \t]*(?::[^=\n]*)?=(?!=)/gm);
  const names = new Set(Array.from(members, ([, method, attribute]) => method ?? attribute ?? ''));
  return Array.from(names, (label) => ({ label, type: 'property' }));
}

/** Returns the completions that a table has for a type or a module of Python. */
function namesOf(table: Readonly<Record<string, string>>, owner: string): Completion[] {
  const names = Object.hasOwn(table, owner) ? table[owner]!.split(' ') : [];
  return names.map((label) => ({ label, type: 'method', detail: owner }));
}

function complete(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const before = state.sliceDoc(state.doc.lineAt(pos).from, pos);
  const written = /\w*$/.exec(before)?.[0] ?? '';
  if (!written && !explicit && !before.endsWith('.')) return null;
  if (/Comment|String/.test(syntaxTree(state).resolveInner(pos, -1).name)) return null;
  const options = completionsAt(state, pos);
  return options.length ? { from: pos - written.length, options, validFor: /^\w*$/ } : null;
}

/** Returns the names of the file, except the one that is just being written. */
function localNames(context: CompletionContext): CompletionResult | null {
  const result = localCompletionSource(context);
  if (!result) return null;
  const written = context.state.sliceDoc(result.from, context.pos);
  return { ...result, options: result.options.filter(({ label }) => label !== written) };
}

export const SOURCES = [complete, localNames, globalCompletion];

function toCompletion(word: Word): Completion {
  const { name, kind, module } = word;
  const detail = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : module;
  const info = (): HTMLElement => documentationElement([word]);
  return { label: shortName(word), type: COMPLETION_TYPES[kind] ?? kind, detail, info, boost: ENGINE_BOOST };
}

/** Returns a function that inserts the name, and imports it if the file does not bind it yet. */
function applyWithImport(word: Word) {
  return (view: EditorView, _: Completion, from: number, to: number): void => {
    const changes: ChangeSpec[] = [{ from, to, insert: word.name }];
    const text = view.state.doc.toString();
    if (!new PythonText(text).bound.has(word.name)) changes.push(importEdit(text, word));
    const set = view.state.changes(changes);
    view.dispatch({ changes: set, selection: { anchor: set.mapPos(to, 1) }, userEvent: 'input.complete', scrollIntoView: true });
  };
}

/** Returns the documentation of the word under the pointer: of the member of its class, or of all classes if the class is not known. */
export function hoverTooltipAt(state: EditorState, at: number): Tooltip | null {
  const range = state.wordAt(at);
  if (!range) return null;
  const name = state.sliceDoc(range.from, range.to);
  const owner = ownerBeforeDot(state, range.from);
  const isNamed = (word: Word): boolean => shortName(word) === name;
  const members = owner === null ? [] : membersOf(typeOf(owner, state.sliceDoc(0, range.from))).filter(isNamed);
  const words = members.length ? members : (owner === null ? TOP_LEVEL_WORDS : MEMBERS).filter(isNamed);
  if (!words.length) return null;
  return { pos: range.from, end: range.to, above: true, create: () => ({ dom: documentationElement(words) }) };
}

function documentationElement(words: readonly Word[]): HTMLElement {
  const container = document.createElement('div');
  for (const word of words) {
    const entry = document.createElement('span');
    const signature = document.createElement('code');
    entry.className = 'cm-word';
    signature.textContent = signatureOf(word);
    entry.append(signature, word.doc);
    container.append(entry);
  }
  return container;
}

/** Returns name and type as Python writes them. */
export function signatureOf({ name, signature, kind }: Word): string {
  if (!signature) return name;
  return kind === 'function' || kind === 'method' ? `${name}${signature}` : `${name}: ${signature}`;
}
