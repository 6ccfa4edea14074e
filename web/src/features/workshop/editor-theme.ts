/** The colours and sizes of the editor, and long lines that continue under their own indentation. */

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The deepest indentation that has its own class. */
const MAX_INDENT_CLASS = 40;
/** Columns by which the continuation of a long line is indented further. */
const CONTINUATION_INDENT = 2;

const CODE = 'ui-monospace, monospace';

const EDITOR_THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: 'var(--code-size, 15px)' },
  '&.cm-focused': { outline: 'none' }, // the box around it is marked: the gutter would cover a part of the outline
  '.cm-scroller': { fontFamily: CODE, lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--panel-2)', color: 'var(--ink-2)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--accent) 4%, transparent)' },
  '.cm-fresh': { boxShadow: 'inset 3px 0 var(--good)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--blue) 28%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--line-soft)', color: 'inherit' },
  '.cm-tooltip': { backgroundColor: 'var(--panel)', color: 'var(--ink)', border: '1px solid var(--line)', borderRadius: '5px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: CODE, maxHeight: '14em' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--ink-3)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-word': { display: 'block', maxWidth: '26rem', padding: '6px 10px', fontFamily: 'var(--sans)', whiteSpace: 'pre-wrap' },
  '.cm-word code': { display: 'block', fontFamily: CODE, fontSize: '.9em', marginBlockEnd: '4px', overflowWrap: 'anywhere' },
  '.cm-diagnostic': { fontFamily: 'var(--sans)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--gold)' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)', padding: '4px 8px', fontSize: '1em' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--gold)' },
  '.cm-lint-marker': { content: 'none', width: '.7em', height: '.7em', borderRadius: '50%' },
  '.cm-lint-marker-error': { content: 'none', backgroundColor: 'var(--bad)' },
  '.cm-lint-marker-warning': { content: 'none', backgroundColor: 'var(--gold)' },
  '.cm-panels': { backgroundColor: 'var(--panel-2)', color: 'var(--ink)', fontFamily: 'var(--sans)' },
  '.cm-panels-top': { borderBlockEnd: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '6px 32px 6px 8px' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', fontSize: '.9em' },
  '.cm-panel.cm-search [name=close]': { fontSize: '1.4em', minWidth: '28px', minHeight: '28px', color: 'inherit' },
  '.cm-textfield': {
    border: '1px solid var(--line)',
    backgroundColor: 'var(--panel)',
    color: 'inherit',
    fontSize: '1em',
    padding: '4px 6px',
  },
  '.cm-button': {
    border: '1px solid var(--line)',
    borderRadius: '4px',
    background: 'var(--panel)',
    color: 'inherit',
    fontSize: '.95em',
    padding: '4px 8px',
  },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--gold) 30%, transparent)' },
  '.cm-searchMatch-selected, .cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--gold) 45%, transparent)' },
  ...hangingIndentRules(),
});

const SYNTAX_COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword, tags.operatorKeyword], color: 'var(--accent)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--gold)' },
  { tag: tags.comment, color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)], color: 'var(--blue)', fontWeight: '700' },
  { tag: tags.self, fontStyle: 'italic' },
]);

/** Returns a rule for each depth: the content security policy refuses styles on elements. */
function hangingIndentRules(): Record<string, Record<string, string>> {
  const rule = (depth: number): [string, Record<string, string>] => [
    `.cm-line.cm-hang-${depth}`,
    { paddingInlineStart: `calc(6px + ${depth + CONTINUATION_INDENT}ch)`, textIndent: `-${depth + CONTINUATION_INDENT}ch` },
  ];
  return Object.fromEntries(Array.from({ length: MAX_INDENT_CLASS + 1 }, (_, depth) => rule(depth)));
}

/** Returns the class of a line by its indentation. */
export function hangingIndentClass(line: string): string {
  return `cm-hang-${Math.min(MAX_INDENT_CLASS, /^ */.exec(line)?.[0].length ?? 0)}`;
}

function hangingIndents(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      builder.add(line.from, line.from, Decoration.line({ class: hangingIndentClass(line.text) }));
      at = line.to + 1;
    }
  }
  return builder.finish();
}

const HANGING_INDENT = ViewPlugin.define(
  (view) => ({
    lines: hangingIndents(view),
    update(update) {
      if (update.docChanged || update.viewportChanged) this.lines = hangingIndents(update.view);
    },
  }),
  { decorations: ({ lines }) => lines },
);

/** Marks the lines that are new. */
export function markNewLines(isFresh: (line: string) => boolean): Extension {
  return EditorView.decorations.compute(['doc'], ({ doc }) => {
    const builder = new RangeSetBuilder<Decoration>();
    for (let number = 1; number <= doc.lines; number++) {
      const { from, text } = doc.line(number);
      if (text.trim() && isFresh(text)) builder.add(from, from, Decoration.line({ class: 'cm-fresh' }));
    }
    return builder.finish();
  });
}

export const APPEARANCE: Extension = [EDITOR_THEME, syntaxHighlighting(SYNTAX_COLOURS), EditorView.lineWrapping, HANGING_INDENT];
