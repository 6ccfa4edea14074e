/** The engine's own names while a bot is written: what can stand here, and what each says of itself. */

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { globalCompletion, localCompletionSource, pythonLanguage } from '@codemirror/lang-python';
import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { EditorView, Tooltip } from '@codemirror/view';
import { type Word, WORDS } from '../../core/contract/generated/workshop';
import { membersOf, PythonText, type SyntaxNode, type Tree } from './python-syntax';

/** Before the words of the file itself. */
const ENGINE_BOOST = 50;

const KINDS: Readonly<Record<string, string>> = {
  function: 'function',
  class: 'class',
  value: 'constant',
  field: 'property',
  property: 'property',
  method: 'method',
};

/** What Python's own types have, of which a bot needs some. */
const BUILT_IN: Readonly<Record<string, string>> = {
  int: 'bit_count bit_length',
  str: 'count endswith find format index isdigit join lower replace split startswith strip upper',
  list: 'append clear copy count extend index insert pop remove reverse sort',
  tuple: 'count index',
  dict: 'clear copy get items keys pop setdefault update values',
};

/** The last part of a name: what is written after a dot. */
export function shortName({ name }: Word): string {
  return name.split('.').at(-1) ?? name;
}

function isMember({ name }: Word): boolean {
  return name.includes('.');
}

/** The tree of the whole text: the editor's own reaches only as far as it is shown. */
export function treeOf(state: EditorState): Tree {
  return pythonLanguage.parser.parse(state.doc.toString());
}

interface Owner {
  python: PythonText;
  /** The expression before the dot. */
  node: SyntaxNode;
}

/** What stands before the dot at this place; null if there is no dot. */
function ownerBeforeDot(state: EditorState, at: number): Owner | null {
  const line = state.doc.lineAt(at);
  const dot = /(?<!\d)\.\s*\w*$/.exec(state.sliceDoc(line.from, at));
  if (!dot) return null;
  const end = line.from + dot.index;
  const [text, tree] = withPlaceholder(state.doc.toString(), at);
  let node: SyntaxNode = tree.resolveInner(end, -1);
  while (node.parent && node.parent.to === end) node = node.parent;
  return { python: new PythonText(tree, text), node };
}

/** The text as if a name stood at this place: with a dot at its end an expression could not be read. */
function withPlaceholder(text: string, at: number): [string, Tree] {
  const whole = `${text.slice(0, at)}x${text.slice(at)}`;
  return [whole, pythonLanguage.parser.parse(whole)];
}

/** What can be written at this place: the names of a module after `import`, the members of a class after a dot, or all names. */
export function completionsAt(state: EditorState, at: number): readonly Completion[] {
  const line = state.doc.lineAt(at);
  const before = state.sliceDoc(line.from, at);
  const module = importedFrom(state, at);
  if (module) return WORDS.filter((word) => word.module === module && !isMember(word)).map((word) => toCompletion(word));
  if (/^\s*(from|import)\s/.test(before)) return [];
  const owner = ownerBeforeDot(state, at);
  if (!owner) return WORDS.filter((word) => !isMember(word)).map((word) => toCompletion(word, applyWithImport));
  const { python, node } = owner;
  if (python.textOf(node) === 'self') return python.ownMembers().map((label) => ({ label, type: 'property' }));
  const type = python.typeOf(node);
  return [...membersOf(type).map((word) => toCompletion(word)), ...builtIn(type)];
}

/** The module of the import that this place belongs to, also on a later line of its parentheses. */
function importedFrom(state: EditorState, at: number): string | undefined {
  const before = state.sliceDoc(Math.max(0, at - 2000), at);
  return /(?:^|\n)[ \t]*from\s+(mapwright[\w.]*)\s+import\s*(?:\([^)]*|[^\n(]*)$/.exec(before)?.[1];
}

function builtIn(type: string | null): Completion[] {
  const name = /^\w*/.exec(type ?? '')?.[0] ?? '';
  const members = BUILT_IN[name]?.split(' ') ?? [];
  return members.map((label) => ({ label, type: 'method', detail: name }));
}

export function complete(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const line = state.doc.lineAt(pos);
  const before = state.sliceDoc(line.from, pos);
  const written = /\w*$/.exec(before)?.[0] ?? '';
  if (!written && !explicit && !before.endsWith('.')) return null;
  if (/Comment|String/.test(syntaxTree(state).resolveInner(pos, -1).name)) return null;
  const options = completionsAt(state, pos);
  return options.length ? { from: pos - written.length, options, validFor: /^\w*$/ } : null;
}

/** The names of the file itself, but for the one that is just being written. */
function localNames(context: CompletionContext): CompletionResult | null {
  const result = localCompletionSource(context);
  if (!result) return null;
  const written = context.state.sliceDoc(result.from, context.pos);
  return { ...result, options: result.options.filter(({ label }) => label !== written) };
}

export const SOURCES = [complete, localNames, globalCompletion];

function toCompletion(word: Word, apply?: (view: EditorView, word: Word, from: number, to: number) => void): Completion {
  const owner = isMember(word) ? word.name.slice(0, word.name.lastIndexOf('.')) : word.module;
  const info = (): HTMLElement => documentationElement([word]);
  const option: Completion = { label: shortName(word), type: KINDS[word.kind] ?? 'text', detail: owner, info, boost: ENGINE_BOOST };
  return apply ? { ...option, apply: (view, _, from, to) => apply(view, word, from, to) } : option;
}

/** Writes the name, and imports it if the file does not have it yet. */
function applyWithImport(view: EditorView, word: Word, from: number, to: number): void {
  const changes: ChangeSpec[] = [{ from, to, insert: word.name }];
  const text = view.state.doc.toString();
  const isKnown = new PythonText(treeOf(view.state), text).isBound(word.name);
  const addition = isKnown ? null : importEdit(text, word);
  if (addition) changes.push(addition);
  const set = view.state.changes(changes);
  view.dispatch({ changes: set, selection: { anchor: set.mapPos(to, 1) }, userEvent: 'input.complete', scrollIntoView: true });
}

/** The change that imports a name: into a line that imports from the same module, or as a line after the first ones. */
export function importEdit(text: string, { name, module }: Word): { from: number; to: number; insert: string } {
  const line = new RegExp(`^from ${module.replaceAll('.', '\\.')} import ([\\w, ]+)$`, 'm').exec(text);
  if (line) {
    const names = [...line[1]!.split(',').map((each) => each.trim()), name].filter(Boolean);
    const from = line.index + line[0].length - line[1]!.length;
    return { from, to: from + line[1]!.length, insert: names.join(', ') };
  }
  const head = /^(?:\s*(?:"""[^]*?"""|'''[^]*?'''))?(?:\s*(?:#[^\n]*|(?:from|import)\s[^\n]*)(?=\n|$))*/.exec(text)?.[0] ?? '';
  const statement = `from ${module} import ${name}`;
  const insert = head.trim() ? `${/(^|\n)(from|import)\s[^\n]*$/.test(head) ? '\n' : '\n\n'}${statement}` : `${statement}\n\n\n`;
  return { from: head.length, to: head.length, insert };
}

/** The documentation of the word under the pointer: of the member of its class, or of every class where that is not known. */
export function hoverTooltipAt(state: EditorState, at: number): Tooltip | null {
  const range = state.wordAt(at);
  if (!range) return null;
  const name = state.sliceDoc(range.from, range.to);
  const owner = ownerBeforeDot(state, range.from);
  const members = membersOf(owner && owner.python.typeOf(owner.node)).filter((word) => shortName(word) === name);
  const words = members.length ? members : WORDS.filter((word) => shortName(word) === name && isMember(word) === (owner !== null));
  if (!words.length) return null;
  return { pos: range.from, end: range.to, above: true, create: () => ({ dom: documentationElement(words) }) };
}

function documentationElement(words: readonly Word[]): HTMLElement {
  const place = document.createElement('div');
  for (const word of words) {
    const entry = document.createElement('span');
    const signature = document.createElement('code');
    entry.className = 'cm-word';
    signature.textContent = signatureOf(word);
    entry.append(signature, word.doc);
    place.append(entry);
  }
  return place;
}

/** As Python would write it. */
export function signatureOf({ name, signature, kind }: Word): string {
  if (!signature) return name;
  return kind === 'function' || kind === 'method' ? `${name}${signature}` : `${name}: ${signature}`;
}
