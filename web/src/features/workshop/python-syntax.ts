/** The names that a Python text binds and uses, and the edit that adds an import, for completion and checks. */

import { pythonLanguage } from '@codemirror/lang-python';
import type { Word } from '../../core/contract/generated/workshop';

export type Tree = ReturnType<typeof pythonLanguage.parser.parse>;
export type SyntaxNode = Tree['topNode'];

const DEFINITIONS = /^(ImportStatement|FunctionDefinition|ClassDefinition|TypeDefinition|TypeParam|CapturePattern|ScopeStatement)$/;
const GROUPS = /^(Tuple|Array|Parenthesized)Expression$/;

/** Returns the names of the siblings before or after a node, nearest first. */
function siblingNames(node: SyntaxNode, direction: 'prevSibling' | 'nextSibling'): string[] {
  const names: string[] = [];
  for (let sibling = node[direction]; sibling; sibling = sibling[direction]) names.push(sibling.name);
  return names;
}

/** Whether a node is a name that gets a value. */
function isBinding(node: SyntaxNode): boolean {
  let target = node;
  while (target.parent && GROUPS.test(target.parent.name)) target = target.parent;
  const { parent, prevSibling, nextSibling } = target;
  if (!parent) return false;
  const isLoopTarget = siblingNames(target, 'prevSibling').find((name) => /^(for|in|if)$/.test(name)) === 'for';
  if (DEFINITIONS.test(parent.name) || prevSibling?.name === 'as' || isLoopTarget) return true;
  if (parent.name === 'NamedExpression') return prevSibling === null;
  if (parent.name === 'ParamList') return prevSibling?.name !== 'AssignOp';
  if (parent.name !== 'AssignStatement') return false;
  return nextSibling?.name === 'TypeDef' || siblingNames(target, 'nextSibling').includes('AssignOp');
}

/** Whether a node is a name in `from module import name`, and not the module or the name after `as`. */
function isImportedFrom(node: SyntaxNode, text: string, module: string): boolean {
  const { parent, prevSibling } = node;
  if (parent?.name !== 'ImportStatement' || prevSibling?.name === 'as' || !siblingNames(node, 'prevSibling').includes('import'))
    return false;
  return new RegExp(`^from\\s+${module}\\s+import\\b`).test(text.slice(parent.from, node.from));
}

/** Whether a node is the name of an argument or of a field in a pattern, and not a variable. */
function isLabel({ parent, nextSibling }: SyntaxNode): boolean {
  return parent?.name === 'KeywordPattern' || (parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp');
}

/** A place where a name is read. */
interface Use {
  name: string;
  from: number;
  to: number;
}

export class PythonText {
  readonly tree: Tree;
  readonly bound = new Set<string>();
  readonly uses: Use[] = [];
  /** The names that are imported from `mapwright` itself. */
  readonly imports: Use[] = [];
  /** `from module import *` may bind any name. */
  readonly importsEverything: boolean;

  /** Parses the whole text: the editor's own tree reaches only as far as it is shown. */
  constructor(text: string) {
    this.tree = pythonLanguage.parser.parse(text);
    this.tree.iterate({
      enter: ({ name: type, node, from, to }) => {
        if (type !== 'VariableName' || isLabel(node)) return;
        const name = text.slice(from, to);
        if (isImportedFrom(node, text, 'mapwright')) this.imports.push({ name, from, to });
        if (isBinding(node)) this.bound.add(name);
        else this.uses.push({ name, from, to });
      },
    });
    this.importsEverything = /^\s*from\s+[\w.]+\s+import\s*\*/m.test(text);
  }
}

/** Returns the edit that imports a name: in a line that imports from the same module, or as a line below docstring and imports. */
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
