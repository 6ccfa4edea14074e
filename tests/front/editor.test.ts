/** Tests of the workshop's editor: completion by type, marks on mistakes, and undo. */

import { type Completion, CompletionContext } from '@codemirror/autocomplete';
import { python } from '@codemirror/lang-python';
import { forceLinting, forEachDiagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'vitest';
import { STARTERS, STEPS, WORDS } from '../../web/src/core/contract/generated/workshop';
import { lintDiagnostics } from '../../web/src/features/workshop/lint';
import { completionsAt, hoverTooltipAt, signatureOf, SOURCES } from '../../web/src/features/workshop/completion';
import { type DocumentId, Editor, type EditorOptions } from '../../web/src/features/workshop/editor';
import { hangingIndentClass } from '../../web/src/features/workshop/editor-theme';
import { importEdit } from '../../web/src/features/workshop/python-syntax';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import './page-state';
import { settled } from './clock';

beforeEach(loadLazyTexts);

/** The page's stand-in lacks what the editor calls when it goes. */
beforeEach(() => {
  Object.assign(Object.getPrototypeOf(matchMedia('print')) as object, { removeListener: () => undefined });
});

function stateOf(text: string): EditorState {
  return EditorState.create({ doc: text, extensions: python() });
}

/** What is offered at the mark `|`. */
function offered(text: string): string[] {
  const at = text.indexOf('|');
  return completionsAt(stateOf(text.replace('|', '')), at).map(({ label }) => label);
}

const inChoose = (line: string): string => `class Bot:\n    def choose(self, state):\n        ${line}\n`;

describe('completion', () => {
  const SHAPES: readonly (readonly [string, string, string])[] = [
    ['state.|', 'players', 'board'],
    ['state.players[0].|', 'board', 'players'],
    ['state.players[0].board.|', 'draw', 'spent'],
    ['task = state.task\n        task.|', 'by', 'players'],
    ['board = state.players[state.task.on].board\n        board.|', 'empty', 'by'],
    ['for player in state.players:\n            player.|', 'coins', 'task'],
    ['for candidate in legal(state):\n            candidate.|', 'cells', 'players'],
    ['return max(legal(state), key=lambda action: action.|)', 'cells', 'players'],
    ['return [candidate for candidate in legal(state) if candidate.|]', 'cells', 'players'],
    ['for id in EDICTS:\n            id.|', 'upper', 'count_rows'],
    ['act(state, 1)[0].|', 'players', 'board'],
    ['EDICTS[state.deal.edicts[0]].|', 'count', 'terrains'],
    ['found = [season.| for season in SEASONS[state.season:]]', 'edicts', 'count'],
    ['for option in options(state):\n            option.shape.|', 'cells', 'free'],
    ['Terrain.|', 'FOREST', 'players'],
    ['state.task.shape.|', 'coin', 'by'],
    ['state.players[0].board.empty.|', 'bit_count', 'forest'],
    ['def stars(s: State) -> int:\n            return s.|', 'players', 'board'],
    ['best: Player = found\n        best.|', 'board', 'players'],
  ];

  test.each(SHAPES)('the type of %s decides which members are completed', (line, wanted, other) => {
    const names = offered(inChoose(line));
    assert.ok(names.includes(wanted), `${wanted} in ${names.join(' ')}`);
    assert.ok(!names.includes(other), `no ${other} in ${names.join(' ')}`);
  });

  test('the argument of choose is completed as a State, whatever its name', () => {
    assert.ok(offered('class Bot:\n    def choose(self, game):\n        game.|\n').includes('players'));
  });

  test('after self the methods and attributes of the class are offered', () => {
    const text =
      'class Bot:\n    def __init__(self, seed, budget):\n        self.luck = seed\n\n    def choose(self, state):\n        self.|\n';
    assert.deepEqual(offered(text), ['__init__', 'luck', 'choose']);
  });

  test('after the dot of an unknown name nothing is offered', () => {
    assert.deepEqual(offered(inChoose('something.|')), []);
  });

  test('the second of two variables that are assigned together gets no members of the first', () => {
    assert.deepEqual(offered(inChoose('after, events = act(state, 1)\n        events[0].|')), []);
  });

  test('the names of an imported module of Python are offered', () => {
    assert.ok(offered(`import math, random\n\n${inChoose('random.|')}`).includes('shuffle'));
    assert.deepEqual(offered(inChoose('random.|')), []);
  });

  test('an import offers the names of its module, on one or several lines', () => {
    assert.deepEqual(offered('from mapwright.rules.legal_options import |'), ['options']);
    assert.ok(offered('from mapwright import (\n    le|').includes('legal'));
    assert.deepEqual(offered('import ma|'), []);
  });

  test('choosing a completion adds its import to the existing imports', () => {
    const legal = WORDS.find(({ name }) => name === 'legal')!;
    const added = (text: string): string => {
      const { from, to, insert } = importEdit(text, legal);
      return text.slice(0, from) + insert + text.slice(to);
    };
    assert.equal(added('from mapwright import act\n\nx = 1\n'), 'from mapwright import act, legal\n\nx = 1\n');
    assert.equal(
      added('"""A bot."""\n\nfrom random import Random\n\nx = 1\n'),
      '"""A bot."""\n\nfrom random import Random\nfrom mapwright import legal\n\nx = 1\n',
    );
    assert.equal(added('class Bot: pass\n'), 'from mapwright import legal\n\n\nclass Bot: pass\n');
    assert.equal(added('"""A bot."""\nx = 1\n'), '"""A bot."""\n\nfrom mapwright import legal\nx = 1\n');
  });
});

describe('completion while typing', () => {
  const [engineNames, fileNames] = SOURCES;

  /** What a source suggests at the mark `|`; null if it opens no list. */
  async function suggested(source: (typeof SOURCES)[number] | undefined, text: string, isAsked = false): Promise<string[] | null> {
    const context = new CompletionContext(stateOf(text.replace('|', '')), text.indexOf('|'), isAsked);
    const result = await source?.(context);
    return result?.options.map(({ label }) => label) ?? null;
  }

  test('a list opens after a letter or a dot, and on an empty line only when it is asked for', async () => {
    assert.ok((await suggested(engineNames, inChoose('le|')))?.includes('legal'));
    assert.ok((await suggested(engineNames, inChoose('state.|')))?.includes('players'));
    assert.equal(await suggested(engineNames, inChoose('|')), null);
    assert.ok((await suggested(engineNames, inChoose('|'), true))?.includes('legal'));
  });

  test('no list opens in a comment, in a text, or after the dot of an unknown name', async () => {
    for (const line of ['# state.|', 'return "state.|"', 'something.|'])
      assert.equal(await suggested(engineNames, inChoose(line)), null, line);
  });

  test('a completion replaces the letters that are already written', async () => {
    const text = inChoose('state.pla|');
    const at = text.indexOf('|');
    const result = await engineNames?.(new CompletionContext(stateOf(text.replace('|', '')), at, false));
    assert.equal(result?.from, at - 'pla'.length);
  });

  test('the names of the file are suggested, except the one that is being written', async () => {
    const names = await suggested(fileNames, 'bonus = 1\nbonu| = 2\n');
    assert.deepEqual(names, ['bonus']);
    assert.equal(await suggested(fileNames, '# bonu|'), null);
  });

  /** Takes the suggestion of this name, and returns the text with the mark where the next letter is typed. */
  function accepted(text: string, name: string): string {
    const at = text.indexOf('|');
    const view = new EditorView({ state: stateOf(text.replace('|', '')) });
    const completion = completionsAt(view.state, at).find(({ label }) => label === name);
    const { apply } = completion as { apply: (view: EditorView, completion: Completion, from: number, to: number) => void };
    apply(view, completion!, at - /\w*$/.exec(text.slice(0, at))![0].length, at);
    const { head } = view.state.selection.main;
    const result = view.state.doc.toString();
    view.destroy();
    return `${result.slice(0, head)}|${result.slice(head)}`;
  }

  test('an accepted name is written and imported, and typing continues after it', () => {
    assert.equal(accepted('x = le|\n', 'legal'), 'from mapwright import legal\n\n\nx = legal|\n');
  });

  test('an accepted name that the file has already bound is not imported again', () => {
    assert.equal(accepted('from mapwright import legal\n\nx = le|\n', 'legal'), 'from mapwright import legal\n\nx = legal|\n');
    assert.equal(accepted('def legal():\n    pass\n\nx = le|\n', 'legal'), 'def legal():\n    pass\n\nx = legal|\n');
  });
});

describe('documentation under the pointer', () => {
  /** The signatures that are shown for the word at the mark `|`; null if nothing is. */
  function documented(text: string): string[] | null {
    const tooltip = hoverTooltipAt(stateOf(text.replace('|', '')), text.indexOf('|'));
    const { dom } = tooltip?.create(new EditorView()) ?? {};
    return dom ? [...dom.querySelectorAll('code')].map(({ textContent }) => textContent) : null;
  }

  const word = (name: string) => WORDS.find((each) => each.name === name)!;

  test('a member is documented for its own class only', () => {
    assert.deepEqual(documented(inChoose('return state.pla|yers')), [signatureOf(word('State.players'))]);
  });

  test('a member of an unknown value is documented for each class that has it', () => {
    const members = WORDS.filter(({ name }) => name.endsWith('.coins'));
    assert.ok(members.length > 1);
    assert.deepEqual(documented(inChoose('return something.coi|ns')), members.map(signatureOf)); // prettier-ignore
  });

  test('a name of the engine is documented with its signature and its text', () => {
    assert.deepEqual(documented(inChoose('return leg|al(state)')), [signatureOf(word('legal'))]);
    const text = inChoose('return legal(state)');
    const { dom } = hoverTooltipAt(stateOf(text), text.indexOf('legal') + 1)!.create(new EditorView());
    assert.equal(dom.textContent, `${signatureOf(word('legal'))}${word('legal').doc}`);
  });

  test("nothing is shown for the player's own names, members of the file, and blanks", () => {
    for (const line of ['my_na|me = 1', 'self.my_na|me = 1', 'x = 1   |  ']) assert.equal(documented(inChoose(line)), null, line);
  });

  test('a function is shown with its arguments, a value with its type, and a class as its name', () => {
    assert.match(signatureOf(word('legal')), /^legal\(.*\) -> /);
    assert.match(signatureOf(word('State.players')), /^State\.players: /);
    assert.equal(signatureOf({ ...word('State'), signature: '' }), 'State');
  });

  test('the list of completions shows the same documentation beside a name', () => {
    const completion = completionsAt(stateOf('le'), 2).find(({ label }) => label === 'legal');
    const { info } = completion as Completion & { info: () => HTMLElement };
    assert.equal(info().textContent, `${signatureOf(word('legal'))}${word('legal').doc}`);
  });
});

describe('checking while writing', () => {
  const messages = (text: string): string[] => lintDiagnostics(stateOf(text)).map(({ message }) => message);

  test('no mistake is marked in any template, starter or model answer', () => {
    const texts = [...Object.values(STARTERS), ...STEPS.flatMap(({ starter, model }) => [starter, model])];
    for (const text of texts) assert.deepEqual(messages(text), [], text.slice(0, 60));
  });

  test('an undefined name is marked, and its import is offered as a fix', () => {
    const [mistake] = lintDiagnostics(stateOf(inChoose('return legal(state)')));
    assert.equal(mistake?.message, 'The name legal is not defined.');
    assert.equal(mistake?.actions?.[0]?.name, 'Import from mapwright');
    assert.deepEqual(messages(inChoose('return stat')), ['The name stat is not defined.']);
  });

  test('a name that mapwright does not export is marked in an import', () => {
    assert.deepEqual(messages('from mapwright import legl, apply as play, make_bot\nprint(legl, play, make_bot)'), [
      'The package mapwright has no legl.',
    ]);
    assert.deepEqual(messages('from random import legl\nprint(legl)'), []);
  });

  test.each([
    ['state.legl', 'State has no legl.'],
    ['state.players[0].bord', 'Player has no bord.'],
    ['print(state.current_task.bye)', 'Task has no bye.'],
  ])('in choose, a member that %s does not have is marked', (expression, message) => {
    assert.deepEqual(messages(inChoose(`return ${expression}`)), [message]);
  });

  test.each([
    'return state.players[0].board',
    'state = 5\n        return state.real',
    'state, events = act(state, 1)\n        return state.legl',
    'return other.state.legl',
    'return state.players[0].board.forest.real',
    'return state.__class__',
  ])('what may have the member is not marked: %s', (line) => {
    assert.deepEqual(messages(`from mapwright import act\nother = act\n${inChoose(line)}`), []);
  });

  test.each([
    'import a.b as c, d\nprint(c, d)',
    'def f(x, *args, y=1, **more):\n    return x, args, y, more',
    'found = [a for a, (b, c) in [] if b or c]',
    'with open("x") as file:\n    print(file)',
    'try:\n    pass\nexcept ValueError as error:\n    print(error)',
    'if (n := 3) > 2:\n    print(n)',
    'match 3:\n    case [first, *rest]:\n        print(first, rest)',
    'class A:\n    size = 3\n    more = size\n',
    'def f():\n    global total\n    total = 1\n\n\ndef g():\n    return total',
    'print(f"{len([])!r}", sep="")',
    'a = b = 1\na += b\na, b = b, a',
    'key = lambda item: item.name',
    'from x import *\nanything()',
  ])('no mistake is marked in the valid code %s', (text) => {
    assert.deepEqual(messages(text), []);
  });

  test('a line with a syntax error has exactly one mark', () => {
    assert.deepEqual(messages(inChoose('return (1')), ['Syntax error.']);
    assert.deepEqual(messages('def f(:\n    pass\n'), ['Syntax error.']);
  });
});

test('a wrapped line continues under its own indentation, up to a limit', () => {
  assert.equal(hangingIndentClass('        return 1'), 'cm-hang-8');
  assert.equal(hangingIndentClass(' '.repeat(90)), 'cm-hang-40');
});

const bot = (name: string): DocumentId => ({ is: 'bot', name });

function open(text = 'mine'): { editor: Editor; said: unknown[]; view: EditorView } {
  const editor = new Editor();
  const said: unknown[] = [];
  const editing: EditorOptions = {
    label: () => 'code',
    phrases: () => ({}),
    text,
    open: bot('Mine'),
    changed: (text) => said.push(text),
    reopened: (id, text) => said.push([id, text]),
    run: () => undefined,
    save: () => undefined,
  };
  const place = document.createElement('div');
  document.body.append(place);
  editor.mount(place, editing);
  const view = EditorView.findFromDOM(place.shadowRoot!.querySelector<HTMLElement>('.cm-editor')!)!;
  return { editor, said, view };
}

describe('undo', () => {
  test('undo after opening another bot restores the text and name of the previous one', () => {
    const { editor, said } = open();
    editor.type('# written\n');
    editor.open(bot('Other'), 'other');
    editor.do('undo');
    assert.deepEqual(said, ['# written\nmine', [bot('Mine'), '# written\nmine']]);
    editor.do('redo');
    assert.deepEqual(said.at(-1), [bot('Other'), 'other']);
    editor.mount(undefined, {} as EditorOptions);
  });

  test('undo after a replacement restores the replaced text and keeps earlier typing', () => {
    const { editor, said } = open();
    editor.type('a');
    editor.replace('start');
    editor.do('undo');
    assert.deepEqual(said, ['amine', 'start', 'amine']);
    editor.mount(undefined, {} as EditorOptions);
  });

  test('undo still works after the editor was unmounted', () => {
    const { editor, said } = open();
    editor.open(bot('Other'), 'other');
    editor.mount(undefined, {} as EditorOptions);
    assert.equal(editor.can('undo'), true);
    assert.deepEqual(said, []);
  });
});

describe('mistakes in the open editor', () => {
  /** The marked mistakes: the text under each mark, and its message. */
  async function marks(view: EditorView): Promise<[string, string][]> {
    forceLinting(view);
    await settled();
    const { state } = view;
    const result: [string, string][] = [];
    forEachDiagnostic(state, ({ message }, from, to) => result.push([state.sliceDoc(from, to), message]));
    return result;
  }

  const CODE = 'x = 1\nif x:\n    print(x)\n';

  test('the line of the mistake of a run is marked, until there is none any more', async () => {
    const { editor, view } = open(CODE);
    editor.mark({ line: 3, text: 'It went wrong here.' });
    assert.deepEqual(await marks(view), [['print(x)', 'It went wrong here.']]);
    editor.mark(null);
    assert.deepEqual(await marks(view), []);
    editor.mount(undefined, {} as EditorOptions);
  });

  test('the mark moves with its line, and is gone when the line is changed', async () => {
    const { editor, view } = open(CODE);
    editor.mark({ line: 3, text: 'It went wrong here.' });
    view.dispatch({ changes: { from: 0, insert: '# a comment\n' } });
    assert.deepEqual(await marks(view), [['print(x)', 'It went wrong here.']]);
    view.dispatch({ changes: { from: view.state.doc.toString().indexOf('print') + 5, insert: '_' } });
    assert.deepEqual(await marks(view), [['print_', 'The name print_ is not defined.']]);
    editor.mount(undefined, {} as EditorOptions);
  });

  test('a mistake after the end of the text is marked on its last line', async () => {
    const { editor, view } = open('x = 1\nprint(x)');
    editor.mark({ line: 40, text: 'Too late.' });
    assert.deepEqual(await marks(view), [['print(x)', 'Too late.']]);
    editor.mount(undefined, {} as EditorOptions);
  });

  test('the fix of an undefined name imports it, and nothing is marked after that', () => {
    const { editor, view } = open('print(legal)\n');
    const [mistake] = lintDiagnostics(view.state);
    mistake?.actions?.[0]?.apply(view, mistake.from, mistake.to);
    assert.match(view.state.doc.toString(), /^from mapwright import legal\n+print\(legal\)\n$/);
    assert.deepEqual(lintDiagnostics(view.state), []);
    editor.do('undo');
    assert.equal(view.state.doc.toString(), 'print(legal)\n');
    editor.mount(undefined, {} as EditorOptions);
  });
});
