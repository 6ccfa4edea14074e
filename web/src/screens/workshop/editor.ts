/** The editor: CodeMirror in a shadow of its own, where its styles need no tag that our policy would refuse. */

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { explained, SOURCES } from './completion';

export interface Editing {
  label: string;
  text: string;
  changed(text: string): void;
  run(): void;
  keep(): void;
}

/** A mistake, to be shown at its line. */
export interface Mistake {
  line: number;
  text: string;
}

const LOOKS = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: 'var(--code-size, 15px)' },
  '&.cm-focused': { outline: 'none' }, // the box around it is marked: the gutter would cover a part of the outline
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--panel-2)', color: 'var(--ink-2)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--accent) 4%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--blue) 28%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--line-soft)', color: 'inherit' },
  '.cm-tooltip': { backgroundColor: 'var(--panel)', color: 'var(--ink)', border: '1px solid var(--line)', borderRadius: '5px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'ui-monospace, monospace', maxHeight: '14em' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--ink-3)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-word': { display: 'block', maxWidth: '26rem', padding: '6px 10px', fontFamily: 'var(--sans)', whiteSpace: 'pre-wrap' },
  '.cm-word code': { display: 'block', fontFamily: 'ui-monospace, monospace', fontSize: '.9em', marginBlockEnd: '4px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)', fontFamily: 'var(--sans)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)' },
  '.cm-lint-marker-error': { content: 'none', width: '.7em', height: '.7em', borderRadius: '50%', backgroundColor: 'var(--bad)' },
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword, tags.operatorKeyword], color: 'var(--accent)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--gold)' },
  { tag: tags.comment, color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)], color: 'var(--blue)', fontWeight: '700' },
  { tag: tags.self, fontStyle: 'italic' },
]);

function extensions({ label, changed, run, keep }: Editing): Extension {
  const act = (work: () => void) => (): true => (work(), true);
  const keys = Prec.high(
    keymap.of([
      { key: 'Mod-Enter', run: act(run) },
      { key: 'Mod-s', run: act(keep), preventDefault: true },
    ]),
  );
  return [
    [lineNumbers(), highlightActiveLineGutter(), lintGutter(), history(), drawSelection(), highlightActiveLine()],
    [indentOnInput(), indentUnit.of('    '), bracketMatching(), closeBrackets(), EditorView.lineWrapping],
    [python(), autocompletion({ override: SOURCES }), tooltips({ position: 'absolute' })],
    hoverTooltip((view, at) => explained(view.state, at)),
    [LOOKS, syntaxHighlighting(COLOURS)],
    [keys, keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap])],
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', spellcheck: 'false', autocapitalize: 'off', translate: 'no' }),
    EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
  ];
}

export class Editor {
  private view: EditorView | null = null;

  /** Lives in this element until it goes. */
  mount(place: Element | undefined, editing: Editing): void {
    if (!place) {
      this.view?.destroy();
      this.view = null;
      return;
    }
    if (this.view) return;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open', delegatesFocus: true });
    const state = EditorState.create({ doc: editing.text, extensions: extensions(editing) });
    this.view = new EditorView({ state, parent: root, root });
  }

  /** Another text, with a history of its own. */
  open(editing: Editing): void {
    this.view?.setState(EditorState.create({ doc: editing.text, extensions: extensions(editing) }));
  }

  mark(mistake: Mistake | null): void {
    const { view } = this;
    if (!view) return;
    const { doc } = view.state;
    const line = mistake ? doc.line(Math.max(1, Math.min(mistake.line, doc.lines))) : null;
    const from = line ? line.from + (/\S/.exec(line.text)?.index ?? 0) : 0;
    view.dispatch(
      setDiagnostics(view.state, line && mistake ? [{ from, to: line.to, severity: 'error', message: mistake.text }] : []),
      line ? { effects: EditorView.scrollIntoView(line.from, { y: 'center' }) } : {},
    );
  }

  focus(): void {
    this.view?.focus();
  }
}
