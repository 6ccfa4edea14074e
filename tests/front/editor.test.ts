/** Tests of the workshop's editor: completion by type, marks on mistakes, and undo. */

import { python } from '@codemirror/lang-python';
import { EditorState } from '@codemirror/state';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'vitest';
import { STARTERS, STEPS, WORDS } from '../../web/src/core/contract/generated/workshop';
import { lintDiagnostics } from '../../web/src/features/workshop/lint';
import { completionsAt } from '../../web/src/features/workshop/completion';
import { type DocumentId, Editor, type EditorOptions } from '../../web/src/features/workshop/editor';
import { hangingIndentClass } from '../../web/src/features/workshop/editor-theme';
import { importEdit } from '../../web/src/features/workshop/python-syntax';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import './page-state';

beforeEach(loadLazyTexts);

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

describe('undo', () => {
  const bot = (name: string): DocumentId => ({ is: 'bot', name });

  /** The page's stand-in lacks what the editor calls when it goes. */
  beforeEach(() => {
    Object.assign(Object.getPrototypeOf(matchMedia('print')) as object, { removeListener: () => undefined });
  });

  function open(): { editor: Editor; said: unknown[] } {
    const editor = new Editor();
    const said: unknown[] = [];
    const editing: EditorOptions = {
      label: () => 'code',
      phrases: () => ({}),
      text: 'mine',
      open: bot('Mine'),
      changed: (text) => said.push(text),
      reopened: (id, text) => said.push([id, text]),
      run: () => undefined,
      save: () => undefined,
    };
    const place = document.createElement('div');
    document.body.append(place);
    editor.mount(place, editing);
    return { editor, said };
  }

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
