/** The names that a Python text binds and uses, and the types of simple expressions: what completion and checking need. */

import type { syntaxTree } from '@codemirror/language';
import { type Word, WORDS } from '../../core/contract/generated/workshop';

export type Tree = ReturnType<typeof syntaxTree>;
export type SyntaxNode = Tree['topNode'];

const DEFINITIONS = /^(ImportStatement|FunctionDefinition|ClassDefinition|TypeDefinition|TypeParam|CapturePattern|ScopeStatement)$/;
const GROUPS = /^(Tuple|Array|Parenthesized)Expression$/;

/** Depth to which an expression is followed through others: `a = b; b = a` must not become an endless loop here. */
const MAX_DEPTH = 12;

const TOP_LEVEL_WORDS: ReadonlyMap<string, Word> = new Map(
  WORDS.filter(({ name }) => !name.includes('.')).map((word) => [word.name, word]),
);
const MEMBERS: ReadonlyMap<string, Word> = new Map(WORDS.filter(({ name }) => name.includes('.')).map((word) => [word.name, word]));
const CLASSES = WORDS.filter(({ kind }) => kind === 'class').map(({ name }) => name);

/** The members of a class of the engine; none of any other type. */
export function membersOf(type: string | null): readonly Word[] {
  return type === null ? [] : [...MEMBERS.values()].filter(({ name }) => name.startsWith(`${type}.`));
}

function siblingsBefore(node: SyntaxNode): SyntaxNode[] {
  const siblings: SyntaxNode[] = [];
  for (let sibling = node.prevSibling; sibling; sibling = sibling.prevSibling) siblings.push(sibling);
  return siblings;
}

function siblingsAfter(node: SyntaxNode): SyntaxNode[] {
  const siblings: SyntaxNode[] = [];
  for (let sibling = node.nextSibling; sibling; sibling = sibling.nextSibling) siblings.push(sibling);
  return siblings;
}

/** The whole target of an assignment or a loop that a name belongs to. */
function targetOf(name: SyntaxNode): SyntaxNode {
  let target = name;
  while (target.parent && GROUPS.test(target.parent.name)) target = target.parent;
  return target;
}

/** The keyword `for` of the loop that sets this target; null if it is not the target of a loop. */
function loopOf(target: SyntaxNode): SyntaxNode | null {
  const keyword = siblingsBefore(target).find(({ name }) => name === 'for' || name === 'in' || name === 'if');
  return keyword?.name === 'for' ? keyword : null;
}

/** Whether a name is given a value at this place. */
function isBinding(node: SyntaxNode): boolean {
  const target = targetOf(node);
  const { parent, prevSibling, nextSibling } = target;
  if (!parent) return false;
  if (DEFINITIONS.test(parent.name) || prevSibling?.name === 'as' || loopOf(target)) return true;
  if (parent.name === 'NamedExpression') return prevSibling === null;
  if (parent.name === 'ParamList') return prevSibling?.name !== 'AssignOp';
  if (parent.name !== 'AssignStatement') return false;
  return nextSibling?.name === 'TypeDef' || siblingsAfter(target).some(({ name }) => name === 'AssignOp');
}

/** Whether it is the name of an argument or of a field in a pattern, not a variable. */
function isLabel({ parent, nextSibling }: SyntaxNode): boolean {
  return parent?.name === 'KeywordPattern' || (parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp');
}

export class PythonText {
  /** The places where names are given a value. */
  readonly bindings: SyntaxNode[] = [];
  /** The places where names are read. */
  readonly uses: SyntaxNode[] = [];
  /** `from module import *` may bind any name. */
  readonly importsEverything: boolean;

  constructor(
    tree: Tree,
    private readonly source: string,
  ) {
    tree.iterate({
      enter: ({ name, node }) => {
        if (name === 'VariableName' && !isLabel(node)) (isBinding(node) ? this.bindings : this.uses).push(node);
      },
    });
    this.importsEverything = /^\s*from\s+[\w.]+\s+import\s*\*/m.test(source);
  }

  textOf({ from, to }: { from: number; to: number }): string {
    return this.source.slice(from, to);
  }

  isBound(name: string): boolean {
    return this.bindings.some((node) => this.textOf(node) === name);
  }

  /** The methods of the text, and what it assigns to `self`. */
  ownMembers(): string[] {
    const members = this.source.matchAll(/^[ \t]+def (\w+)|\bself\.(\w+)[ \t]*(?::[^=\n]*)?=(?!=)/gm);
    return [...new Set(Array.from(members, ([, method, attribute]) => method ?? attribute ?? ''))];
  }

  /** The type of an expression as an annotation, such as `tuple[Player, ...]`; null where it is not certain. */
  typeOf(node: SyntaxNode | null, depth = 0): string | null {
    if (!node || depth > MAX_DEPTH) return null;
    const first = node.firstChild;
    switch (node.name) {
      case 'VariableName':
        return this.typeOfVariable(node, depth + 1);
      case 'String':
      case 'FormatString':
        return 'str';
      case 'ParenthesizedExpression':
        return this.typeOf(first?.nextSibling ?? null, depth + 1);
      case 'MemberExpression':
        return this.typeOfMember(node, this.typeOf(first, depth + 1));
      case 'CallExpression':
        return returnType(first?.name === 'VariableName' ? TOP_LEVEL_WORDS.get(this.textOf(first)) : this.wordOf(first, depth + 1));
      default:
        return null;
    }
  }

  /** The last binding before the use counts, else that of a comprehension. A class is its own type: `Terrain.` has members. */
  private typeOfVariable(use: SyntaxNode, depth: number): string | null {
    const name = this.textOf(use);
    const bindings = this.bindings.filter((node) => this.textOf(node) === name);
    const binding = bindings.findLast(({ to }) => to <= use.from) ?? bindings[0];
    if (!binding) return typeOfWord(TOP_LEVEL_WORDS.get(name));
    const target = targetOf(binding);
    if (!target.parent || DEFINITIONS.test(target.parent.name)) return typeOfWord(TOP_LEVEL_WORDS.get(name));
    return (
      (target.parent.name === 'ParamList' ? this.typeOfParameter(target) : this.assignedType(binding, target, depth)) ?? typeByName(name)
    );
  }

  /** By its annotation, or as the argument of `choose`. */
  private typeOfParameter(parameter: SyntaxNode): string | null {
    const { nextSibling: annotation, parent } = parameter;
    if (annotation?.name === 'TypeDef') return parseType(this.textOf(annotation).slice(1));
    const method = parent?.parent?.getChild('VariableName');
    const isState = method && this.textOf(method) === 'choose' && parent?.getChildren('VariableName')[1]?.from === parameter.from;
    return isState ? 'State' : null;
  }

  private assignedType(binding: SyntaxNode, target: SyntaxNode, depth: number): string | null {
    const loop = loopOf(target);
    const after = siblingsAfter(target);
    const value = after[after.findLastIndex(({ name }) => name === (loop ? 'in' : 'AssignOp')) + 1] ?? null;
    if (!value || (value.from <= binding.from && binding.to <= value.to)) return null;
    const type = this.typeOf(value, depth);
    const whole = loop ? loopType(type) : type;
    const single = target === binding && target.prevSibling?.name !== ',' && target.nextSibling?.name !== ',';
    return single ? whole : itemType(whole, siblingsBefore(binding).filter(({ name }) => name === ',').length);
  }

  private typeOfMember(node: SyntaxNode, owner: string | null): string | null {
    const property = node.getChild('PropertyName');
    if (node.getChild(':')) return owner; // a slice
    if (!property) return itemType(owner, Number(/\[(\d+)\]$/.exec(this.textOf(node))?.[1] ?? 0));
    const word = MEMBERS.get(`${owner}.${this.textOf(property)}`);
    if (!word || word.kind === 'method') return null;
    return word.signature ? parseType(word.signature) : owner; // a member of an enumeration
  }

  /** The method that a call names. */
  private wordOf(callee: SyntaxNode | null, depth: number): Word | undefined {
    const property = callee?.getChild('PropertyName');
    return property ? MEMBERS.get(`${this.typeOf(callee!.firstChild, depth)}.${this.textOf(property)}`) : undefined;
  }
}

/** Return an annotation without `None`: of alternatives the first one counts. */
function parseType(annotation: string): string | null {
  const parts = annotation.replaceAll(/["']/g, '').split(/\s*\|\s*(?![^[]*\])/);
  return parts.map((part) => part.trim()).find((part) => part && part !== 'None') ?? null;
}

/** The type of what a loop over a value gives: of a dict, its keys. */
function loopType(type: string | null): string | null {
  return itemType(type?.replace(/^dict\[(.*?),.*/, 'list[$1]') ?? null);
}

/** The type of what stands in brackets after a value; of a tuple, of its part at this index. */
function itemType(type: string | null, index = 0): string | null {
  const [, name, inner] = /^(\w+)\[(.*)\]$/.exec(type ?? '') ?? [];
  if (!name || !inner) return null;
  const args = inner.split(/,\s*(?![^[]*\])/);
  if (name === 'tuple' && args[1] !== '...') return args[index] ?? null;
  return (name === 'dict' ? args[1] : args[0]) ?? null;
}

function returnType(word: Word | undefined): string | null {
  if (word?.kind === 'class') return word.name;
  return word?.signature.includes('->') ? parseType(word.signature.slice(word.signature.lastIndexOf('->') + 2)) : null;
}

function typeOfWord(word: Word | undefined): string | null {
  if (word?.kind === 'class') return word.name;
  return word?.kind === 'value' ? parseType(word.signature) : null;
}

/** The class that a variable is named after: `player` is a Player. */
function typeByName(name: string): string | null {
  return CLASSES.find((each) => each.toLowerCase() === name.toLowerCase()) ?? null;
}
