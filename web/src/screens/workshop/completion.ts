/** The engine's own words while somebody writes a bot: what can stand here, and what each says of itself. */

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { globalCompletion, localCompletionSource } from '@codemirror/lang-python';
import type { EditorState } from '@codemirror/state';
import type { Tooltip } from '@codemirror/view';
import { type Word, WORDS } from '../../contract/generated/workshop';

/** Before the words of the file itself. */
const FIRST = 50;

const TYPES: Readonly<Record<string, string>> = {
  function: 'function',
  class: 'class',
  value: 'constant',
  field: 'property',
  property: 'property',
  method: 'method',
};

/** The last part of a name: what is written after a dot. */
export function shortName({ name }: Word): string {
  return name.split('.').at(-1) ?? name;
}

function isMember({ name }: Word): boolean {
  return name.includes('.');
}

/** The words that can stand behind this beginning of a line: of a module, of any class, or all that a module has. */
export function candidates(before: string): readonly Word[] {
  const module = /^\s*from\s+(mapwright[\w.]*)\s+import\b/.exec(before)?.[1];
  if (module) return WORDS.filter((word) => word.module === module && !isMember(word));
  if (/^\s*(from|import)\s/.test(before)) return [];
  return WORDS.filter((word) => isMember(word) === /\.\w*$/.test(before));
}

export function complete(context: CompletionContext): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const written = /\w*$/.exec(before)?.[0] ?? '';
  if (!written && !context.explicit && !before.endsWith('.')) return null;
  const options = candidates(before).map(offered);
  return options.length ? { from: context.pos - written.length, options, validFor: /^\w*$/ } : null;
}

/** The names of the file itself, but for the one that is just being written. */
function ofTheFile(context: CompletionContext): CompletionResult | null {
  const found = localCompletionSource(context);
  if (!found) return null;
  const written = context.state.sliceDoc(found.from, context.pos);
  return { ...found, options: found.options.filter(({ label }) => label !== written) };
}

export const SOURCES = [complete, ofTheFile, globalCompletion];

function offered(word: Word): Completion {
  const owner = isMember(word) ? word.name.slice(0, word.name.lastIndexOf('.')) : word.module;
  const info = (): HTMLElement => described([word]);
  return { label: shortName(word), type: TYPES[word.kind] ?? 'text', detail: owner, info, boost: FIRST };
}

/** What the word under the pointer says of itself, by every class that has it. */
export function explained(state: EditorState, at: number): Tooltip | null {
  const found = state.wordAt(at);
  if (!found) return null;
  const name = state.sliceDoc(found.from, found.to);
  const afterDot = state.sliceDoc(found.from - 1, found.from) === '.';
  const known = WORDS.filter((word) => shortName(word) === name && isMember(word) === afterDot);
  if (!known.length) return null;
  return { pos: found.from, end: found.to, above: true, create: () => ({ dom: described(known) }) };
}

function described(words: readonly Word[]): HTMLElement {
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
  return kind === 'field' || kind === 'property' ? `${name}: ${signature}` : `${name}${signature}`;
}
