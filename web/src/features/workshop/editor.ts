/** The editor: CodeMirror in a separate shadow root, where its styles need no tag that our policy would refuse. */

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, insertBracket } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  indentWithTab,
  invertedEffects,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { forceLinting, lintGutter } from '@codemirror/lint';
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  Prec,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { lintExtension, toMarkedRange, type LineMistake, setMarked } from './lint';
import { hoverTooltipAt, SOURCES } from './completion';
import { APPEARANCE, markNewLines } from './editor-theme';

/** The document of a text: a bot of the player, or a step of the course. */
export type DocumentId = { is: 'bot'; name: string } | { is: 'step'; number: number };

export interface EditorOptions {
  label(): string;
  /** CodeMirror's texts in the player's language. */
  phrases(): Readonly<Record<string, string>>;
  text: string;
  open: DocumentId;
  changed(text: string): void;
  /** Called when an undo brings back another document. */
  reopened(open: DocumentId, text: string): void;
  run(): void;
  save(): void;
}

const setDocument = StateEffect.define<DocumentId>();
/** Marks a change by the workshop itself, of which its listeners are not informed. */
const fromWorkshop = Annotation.define<boolean>();
const phrases = new Compartment();

/** The document of the text. It is part of the history: undo restores it together with its text. */
const documentField = StateField.define<DocumentId>({
  create: () => ({ is: 'bot', name: '' }),
  update: (open, { effects }) => effects.findLast((effect) => effect.is(setDocument))?.value ?? open,
});

const undoOpening = invertedEffects.of(({ effects, startState }) =>
  effects.some((effect) => effect.is(setDocument)) ? [setDocument.of(startState.field(documentField))] : [],
);

function changeListener({ changed, reopened }: EditorOptions): Extension {
  return EditorView.updateListener.of(({ transactions, state, docChanged }: ViewUpdate) => {
    const text = state.doc.toString();
    if (transactions.some((transaction) => transaction.annotation(fromWorkshop))) return;
    if (transactions.some(({ effects }) => effects.some((effect) => effect.is(setDocument)))) reopened(state.field(documentField), text);
    else if (docChanged) changed(text);
  });
}

function extensions(editing: EditorOptions): Extension {
  const { label, run, save } = editing;
  const act = (work: () => void) => (): true => (work(), true);
  const keys = Prec.high(
    keymap.of([
      { key: 'Mod-Enter', run: act(run) },
      { key: 'Mod-s', run: act(save), preventDefault: true },
    ]),
  );
  const attributes = { tabindex: '0', spellcheck: 'false', autocapitalize: 'off', translate: 'no' };
  return [
    [lineNumbers(), highlightActiveLineGutter(), lintGutter(), drawSelection(), highlightActiveLine(), highlightSelectionMatches()],
    [history(), documentField.init(() => editing.open), undoOpening],
    [indentOnInput(), indentUnit.of('    '), bracketMatching(), closeBrackets(), search({ top: true })],
    [python(), autocompletion({ override: SOURCES }), lintExtension(), phrases.of(EditorState.phrases.of(editing.phrases()))],
    hoverTooltip((view, at) => hoverTooltipAt(view.state, at)),
    [APPEARANCE, keys, keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...searchKeymap, indentWithTab])],
    [keymap.of(defaultKeymap), EditorView.contentAttributes.of(() => ({ 'aria-label': label(), ...attributes })), changeListener(editing)],
  ];
}

const COMMANDS = { undo, redo, indent: indentMore, outdent: indentLess, search: openSearchPanel };
export type Command = keyof typeof COMMANDS;

export class Editor {
  private view: EditorView | null = null;
  /** The state with its history, while the editor is not mounted. */
  private state: EditorState | null = null;

  /** Shows the editor in an element; without one, the editor is unmounted and keeps its state. */
  mount(container: Element | undefined, editing: EditorOptions): void {
    if (!container) {
      this.state = this.view?.state ?? this.state;
      this.view?.destroy();
      this.view = null;
      return;
    }
    if (this.view) return;
    const root = shadowRootOf(container);
    this.state ??= EditorState.create({ doc: editing.text, extensions: extensions(editing) });
    this.view = new EditorView({ state: this.state, parent: root, root });
    this.view.dispatch({ effects: phrases.reconfigure(EditorState.phrases.of(editing.phrases())) });
  }

  /** Opens another document, which the player can undo like any other change. */
  open(id: DocumentId, text: string): void {
    this.replace(text, {
      effects: setDocument.of(id),
      selection: { anchor: 0 },
      scrollIntoView: true,
      annotations: fromWorkshop.of(true),
    });
  }

  /** Gives the open document another name. */
  rename(id: DocumentId): void {
    this.dispatch({ effects: setDocument.of(id), annotations: [fromWorkshop.of(true), Transaction.addToHistory.of(false)] });
  }

  replace(text: string, more: TransactionSpec = {}): void {
    const state = this.currentState;
    if (!state) return;
    const isUnchanged = state.doc.toString() === text;
    const spec = { ...more, ...(isUnchanged ? {} : { changes: { from: 0, to: state.doc.length, insert: text } }) };
    const { annotations = [] } = more;
    this.dispatch({ ...spec, annotations: [annotations, isolateHistory.of('full')].flat() });
  }

  private get currentState(): EditorState | null {
    return this.view?.state ?? this.state;
  }

  private dispatch(spec: TransactionSpec): void {
    if (this.view) this.view.dispatch(spec);
    else if (this.state) this.state = this.state.update(spec).state;
  }

  /** Marks the line of a mistake and scrolls to it; removes the mark if there is none. */
  mark(mistake: LineMistake | null): void {
    const { view } = this;
    if (!view) return;
    const range = mistake && toMarkedRange(view.state, mistake);
    const scrolled = range ? [EditorView.scrollIntoView(range.from, { y: 'center' })] : [];
    view.dispatch({ effects: [setMarked.of(range), ...scrolled] });
    forceLinting(view);
  }

  goToLine(number: number): void {
    const { view } = this;
    if (!view) return;
    const line = view.state.doc.line(Math.min(number, view.state.doc.lines));
    view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: 'center' }) });
    view.focus();
  }

  /** Inserts a text as if it were typed. */
  type(text: string): void {
    const { view } = this;
    if (!view) return;
    view.dispatch(
      insertBracket(view.state, text) ?? { ...view.state.replaceSelection(text), userEvent: 'input.type', scrollIntoView: true },
    );
  }

  do(command: Command): void {
    if (this.view) COMMANDS[command](this.view);
  }

  can(command: 'undo' | 'redo'): boolean {
    const state = this.currentState;
    return state !== null && (command === 'undo' ? undoDepth(state) : redoDepth(state)) > 0;
  }

  /** Deletes the state with its history. */
  forget(): void {
    this.state = null;
  }

  focus(): void {
    this.view?.focus();
  }
}

/** A text to read next to the editor. Lines that another text does not have are marked. */
export class ReadOnlyEditor {
  private view: EditorView | null = null;

  mount(container: Element | undefined, text: string, label: string, other: string): void {
    this.view?.destroy();
    this.view = null;
    if (!container) return;
    const otherLines = new Set(other.split('\n'));
    const extensions = [
      [python(), APPEARANCE, lineNumbers(), EditorState.readOnly.of(true), EditorView.editable.of(false)],
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', translate: 'no' }),
      markNewLines((line) => !otherLines.has(line)),
    ];
    const root = shadowRootOf(container);
    this.view = new EditorView({ state: EditorState.create({ doc: text, extensions }), parent: root, root });
  }
}

function shadowRootOf(container: Element): ShadowRoot {
  return container.shadowRoot ?? container.attachShadow({ mode: 'open', delegatesFocus: true });
}
