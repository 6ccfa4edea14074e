/** Marks mistakes while a bot is written: syntax errors, names that nothing defines, and the mistake of the last run. */

import { type Action, type Diagnostic, linter } from '@codemirror/lint';
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { type Word, WORDS } from '../../core/contract/generated/workshop';
import { t } from '../../core/words/texts';
import { importEdit, treeOf } from './completion';
import { PythonText, type SyntaxNode, type Tree } from './python-syntax';

/** Milliseconds between the last key and the check. */
const PAUSE = 700;
/** Maximum number of marked mistakes. */
const MAX_DIAGNOSTICS = 20;

const BUILTINS = new Set(
  `abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr
  dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance
  issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed
  round set setattr slice sorted staticmethod str sum super tuple type vars zip Ellipsis NotImplemented __name__ __file__ __doc__
  __class__ __debug__ __import__ __builtins__ ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup
  BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError
  ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup
  FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError
  IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError
  NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError
  PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration
  SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError
  UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError`.split(/\s+/),
);

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

/** Returns the mistakes of a text. */
export function lintDiagnostics(state: EditorState): Diagnostic[] {
  const tree = treeOf(state);
  return [...syntaxMistakes(state, tree), ...unknownNames(state, tree)].slice(0, MAX_DIAGNOSTICS);
}

/** Returns the first syntax error: the ones after it may be its consequences. */
function syntaxMistakes(state: EditorState, tree: Tree): Diagnostic[] {
  let errorNode: SyntaxNode | null = null;
  tree.iterate({ enter: ({ type, node }) => (errorNode ? false : void (type.isError && (errorNode = node))) });
  if (!errorNode) return [];
  const at = rangeOf(state, errorNode);
  return [{ ...at, severity: 'error', message: t('workshop-lint-syntax') }];
}

/** Returns the range of an error; of an empty one, the character before it. */
function rangeOf(state: EditorState, { from, to }: SyntaxNode): { from: number; to: number } {
  if (to > from) return { from, to: Math.min(to, state.doc.lineAt(from).to) };
  const text = state.sliceDoc(0, from).trimEnd();
  return { from: Math.max(0, text.length - 1), to: text.length };
}

function unknownNames(state: EditorState, tree: Tree): Diagnostic[] {
  const python = new PythonText(tree, state.doc.toString());
  if (python.importsEverything) return [];
  return python.uses
    .filter((use) => !BUILTINS.has(python.textOf(use)) && !python.isBound(python.textOf(use)))
    .map((use) => {
      const name = python.textOf(use);
      const word = WORDS.find((each) => each.name === name);
      const actions = word ? [importAction(word)] : [];
      return { from: use.from, to: use.to, severity: 'warning', message: t('workshop-lint-name', { name }), actions };
    });
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
    return mark
      ? [{ from: mark.from, to: mark.to, severity: 'error', message: mark.text }, ...lintDiagnostics(state)]
      : lintDiagnostics(state);
  };
  const needsRefresh = ({ state, startState }: { state: EditorState; startState: EditorState }): boolean =>
    state.field(markedField) !== startState.field(markedField);
  return [markedField, linter(source, { delay: PAUSE, needsRefresh })];
}
