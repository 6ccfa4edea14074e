/** Marks mistakes while a bot is written: syntax errors, names that nothing defines, and the mistake of the last run. */

import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { globalCompletion } from '@codemirror/lang-python';
import { type Action, type Diagnostic, linter } from '@codemirror/lint';
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { EXPORTS, type Word, WORDS } from '../../core/contract/generated/workshop';
import { t } from '../../core/words/texts';
import { classWithoutMember } from './completion';
import { importEdit, PythonText, type SyntaxNode, type Tree } from './python-syntax';

/** Milliseconds between the last key and the check. */
const PAUSE = 700;
/** Maximum number of marked mistakes. */
const MAX_DIAGNOSTICS = 20;

/** Python's built-in names: those that CodeMirror completes, and some that its list lacks. */
const completed = globalCompletion(new CompletionContext(EditorState.create(), 0, true)) as CompletionResult;
const LACKING = ['BaseExceptionGroup', 'ExceptionGroup', 'PythonFinalizationError', '__file__', '__class__'];
const BUILTINS = new Set([...completed.options.map(({ label }) => label), ...LACKING]);

/** A mistake of a run, with its line. */
export interface LineMistake {
  line: number;
  text: string;
}

interface Marked {
  from: number;
  to: number;
  text: string;
}

export const setMarked = StateEffect.define<Marked | null>();

/** The mistake of the last run, until its line is changed. */
const markedField = StateField.define<Marked | null>({
  create: () => null,
  update(mark, transaction) {
    for (const effect of transaction.effects) if (effect.is(setMarked)) return effect.value;
    if (!mark || !transaction.docChanged) return mark;
    if (transaction.changes.touchesRange(mark.from, mark.to)) return null;
    return { ...mark, from: transaction.changes.mapPos(mark.from), to: transaction.changes.mapPos(mark.to) };
  },
});

export function toMarkedRange(state: EditorState, { line: number, text }: LineMistake): Marked {
  const line = state.doc.line(Math.max(1, Math.min(number, state.doc.lines)));
  return { from: line.from + (/\S/.exec(line.text)?.index ?? 0), to: line.to, text };
}

export function lintDiagnostics(state: EditorState): Diagnostic[] {
  const python = new PythonText(state.doc.toString());
  const mistakes = [
    ...syntaxMistakes(state, python.tree),
    ...unknownNames(python),
    ...wrongImports(python),
    ...wrongMembers(state, python.tree),
  ];
  return mistakes.slice(0, MAX_DIAGNOSTICS);
}

/** Returns the first syntax error: the ones after it may be its consequences. */
function syntaxMistakes(state: EditorState, tree: Tree): Diagnostic[] {
  let errorNode: SyntaxNode | null = null;
  tree.iterate({ enter: ({ type, node }) => (errorNode ? false : void (type.isError && (errorNode = node))) });
  return errorNode ? [{ ...rangeOf(state, errorNode), severity: 'error', message: t('workshop-lint-syntax') }] : [];
}

/** Returns the range of an error; of an empty one, the character before it. */
function rangeOf(state: EditorState, { from, to }: SyntaxNode): { from: number; to: number } {
  if (to > from) return { from, to: Math.min(to, state.doc.lineAt(from).to) };
  const text = state.sliceDoc(0, from).trimEnd();
  return { from: Math.max(0, text.length - 1), to: text.length };
}

function unknownNames({ importsEverything, bound, uses }: PythonText): Diagnostic[] {
  if (importsEverything) return [];
  const unknown = uses.filter(({ name }) => !BUILTINS.has(name) && !bound.has(name));
  return unknown.map(({ name, from, to }) => {
    const word = WORDS.find((each) => each.name === name);
    const actions = word ? [importAction(word)] : [];
    return { from, to, severity: 'warning', message: t('workshop-lint-name', { name }), actions };
  });
}

/** Returns the names imported from `mapwright` that it does not export. */
function wrongImports({ imports }: PythonText): Diagnostic[] {
  const wrong = imports.filter(({ name }) => !EXPORTS.includes(name));
  return wrong.map(({ name, from, to }) => ({
    from,
    to,
    severity: 'warning',
    message: t('workshop-lint-import-name', { name, module: 'mapwright' }),
  }));
}

/** Returns the members of the state, and of what is reached from it, that their class does not have. */
function wrongMembers(state: EditorState, tree: Tree): Diagnostic[] {
  const wrong: Diagnostic[] = [];
  tree.iterate({
    enter: ({ type, from, to }) => {
      const owner = type.name === 'PropertyName' ? classWithoutMember(state, from, to) : null;
      if (owner)
        wrong.push({ from, to, severity: 'warning', message: t('workshop-lint-member', { name: state.sliceDoc(from, to), owner }) });
    },
  });
  return wrong;
}

function importAction(word: Word): Action {
  return {
    name: t('workshop-lint-import', { module: word.module }),
    apply: (view: EditorView) => view.dispatch({ changes: importEdit(view.state.doc.toString(), word) }),
  };
}

export function lintExtension(): Extension {
  const source = ({ state }: EditorView): Diagnostic[] => {
    const mark = state.field(markedField);
    const marked: Diagnostic[] = mark ? [{ from: mark.from, to: mark.to, severity: 'error', message: mark.text }] : [];
    return [...marked, ...lintDiagnostics(state)];
  };
  const needsRefresh = ({ state, startState }: { state: EditorState; startState: EditorState }): boolean =>
    state.field(markedField) !== startState.field(markedField);
  return [markedField, linter(source, { delay: PAUSE, needsRefresh })];
}
