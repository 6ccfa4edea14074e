/** What an expression of a bot is, as far as the engine's annotations tell: completion offers the members of its class. */

import { type Word, WORDS } from '../../core/contract/generated/workshop';
import { type Binding, childrenOf, isExpression, type Names, scopesAround, type SyntaxNode } from './python-names';

/** A type as Python writes it: `tuple[Player, ...]`. */
export interface Type {
  name: string;
  args: readonly Type[];
}

/** How far one expression is followed through others: a loop in the text must not become one here. */
const MAX_DEPTH = 12;
const ITEM_PRESERVING = new Set(['sorted', 'list', 'reversed', 'set', 'frozenset', 'tuple', 'filter', 'iter']);
const ITEM_RETURNING = new Set(['max', 'min', 'next']);
const RESULT_TYPES: Readonly<Record<string, string>> = {
  len: 'int',
  sum: 'int',
  int: 'int',
  abs: 'int',
  round: 'int',
  range: 'list[int]',
  str: 'str',
  repr: 'str',
};
const ITERABLE_TYPES = new Set(['list', 'set', 'frozenset', 'Iterator', 'Iterable', 'Sequence', 'Generator']);

const MEMBERS: ReadonlyMap<string, ReadonlyMap<string, Word>> = membersOf();
const NAMED: ReadonlyMap<string, Word> = new Map(WORDS.filter(({ name }) => !name.includes('.')).map((word) => [word.name, word]));
const CLASSES: ReadonlyMap<string, string> = new Map([...MEMBERS.keys()].map((name) => [name.toLowerCase(), name]));

function membersOf(): ReadonlyMap<string, ReadonlyMap<string, Word>> {
  const found = new Map<string, Map<string, Word>>();
  for (const word of WORDS) {
    const [owner, member] = word.name.split('.') as [string, string?];
    if (word.kind === 'class') found.set(owner, new Map());
    else if (member) found.get(owner)?.set(member, word);
  }
  return found;
}

/** The members of a class of the engine. */
export function membersOfType(type: Type | null): readonly Word[] {
  return type ? [...(MEMBERS.get(type.name)?.values() ?? [])] : [];
}

/** Reads an annotation. Of alternatives the first that is not None counts. */
export function parseType(text: string): Type | null {
  const parts = split(text, '|').filter((part) => part && part !== 'None');
  const found = /^([\w.]+)(?:\[(.*)\])?$/s.exec(parts[0] ?? '');
  if (!found) return null;
  const args = split(found[2] ?? '', ',').map((part) => (part === '...' ? { name: '...', args: [] } : parseType(part)));
  return { name: found[1]!, args: args.filter((arg) => arg !== null) };
}

/** Splits at a sign that is not inside brackets. */
function split(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '[') depth++;
    if (letter === ']') depth--;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function listOf(item: Type | null): Type | null {
  return item && { name: 'list', args: [item] };
}

/** What a loop over it gives. */
function itemType(type: Type | null): Type | null {
  if (!type) return null;
  if (ITERABLE_TYPES.has(type.name) || type.name === 'tuple' || type.name === 'dict') return type.args[0] ?? null;
  return type.name === 'str' ? type : null;
}

/** The part of a tuple at a place. */
function partType(type: Type | null, at: number): Type | null {
  if (type?.name !== 'tuple' || type.args[1]?.name === '...') return itemType(type);
  return type.args[at] ?? null;
}

function returnType(word: Word | undefined): Type | null {
  if (!word) return null;
  if (word.kind === 'class') return { name: word.name, args: [] };
  if (word.kind !== 'function' && word.kind !== 'method') return null;
  return parseType(word.signature.slice(word.signature.lastIndexOf('->') + 2));
}

/** A parameter that is called as a class of the engine is one of these. */
function typeByName(name: string): Type | null {
  const known = CLASSES.get(name);
  return known ? { name: known, args: [] } : null;
}

export class Types {
  private depth = 0;

  constructor(private readonly names: Names) {}

  of(node: SyntaxNode | null): Type | null {
    if (!node || this.depth > MAX_DEPTH) return null;
    this.depth++;
    const found = this.find(node);
    this.depth--;
    return found;
  }

  private find(node: SyntaxNode): Type | null {
    const inner = childrenOf(node).filter(isExpression);
    switch (node.name) {
      case 'VariableName':
        return this.variable(node);
      case 'MemberExpression':
        return this.member(node);
      case 'CallExpression':
        return this.call(node);
      case 'ParenthesizedExpression':
      case 'ConditionalExpression':
      case 'NamedExpression':
        return this.of((node.name === 'NamedExpression' ? inner.at(-1) : inner[0]) ?? null);
      case 'BinaryExpression':
        return node.getChild('CompareOp') ? { name: 'bool', args: [] } : this.of(inner[0] ?? null);
      case 'ArrayExpression':
      case 'SetExpression':
      case 'ArrayComprehensionExpression':
      case 'SetComprehensionExpression':
      case 'ComprehensionExpression':
        return listOf(this.of(inner[0] ?? null));
      case 'TupleExpression':
        return { name: 'tuple', args: inner.map((part) => this.of(part) ?? { name: '', args: [] }) };
      case 'DictionaryExpression':
      case 'DictionaryComprehensionExpression':
        return { name: 'dict', args: inner.slice(0, 2).map((part) => this.of(part) ?? { name: '', args: [] }) };
      case 'Number':
        return { name: 'int', args: [] };
      case 'String':
      case 'FormatString':
        return { name: 'str', args: [] };
      default:
        return null;
    }
  }

  /** The last binding before the use counts, in the innermost scope that has one. */
  private variable(node: SyntaxNode): Type | null {
    const name = this.names.text(node);
    for (const scope of scopesAround(node)) {
      const found = this.names.of(name, scope);
      const binding = found.findLast((each) => each.node.from < node.from && !contains(each.value, node)) ?? found.at(-1);
      if (binding) return contains(binding.value, node) ? typeByName(name) : (this.bound(binding) ?? typeByName(name));
    }
    return valueType(NAMED.get(name));
  }

  private bound(binding: Binding): Type | null {
    if (binding.from === 'import') return valueType(NAMED.get(binding.name));
    if (binding.from === 'parameter') return this.parameter(binding.node);
    const value = binding.from === 'loop' ? itemType(this.of(binding.value)) : this.of(binding.value);
    return binding.path.reduce(partType, value);
  }

  /** By its annotation, as the argument of `choose`, or as the key of a search through a list. */
  private parameter(node: SyntaxNode): Type | null {
    const next = node.nextSibling;
    if (next?.name === 'TypeDef') return parseType(this.names.text(next).replace(/^:/, '').replaceAll(/["']/g, '').trim());
    const owner = node.parent?.parent;
    if (owner?.name === 'LambdaExpression') return this.searched(owner);
    const method = owner?.getChild('VariableName');
    const [, first] = node.parent?.getChildren('VariableName') ?? [];
    if (method && this.names.text(method) === 'choose' && first?.from === node.from) return { name: 'State', args: [] };
    return typeByName(this.names.text(node));
  }

  /** `max(actions, key=lambda action: …)` calls the function with the items of its first argument. */
  private searched(lambda: SyntaxNode): Type | null {
    const list = lambda.parent;
    if (list?.name !== 'ArgList') return null;
    const first = childrenOf(list).find(isExpression) ?? null;
    return first && first.from !== lambda.from ? itemType(this.of(first)) : null;
  }

  private member(node: SyntaxNode): Type | null {
    const [object] = childrenOf(node);
    const property = node.getChild('PropertyName');
    if (!object) return null;
    if (!property) return this.item(node, this.of(object));
    const name = this.names.text(property);
    if (this.isSelf(object)) return this.ofSelf(node, name);
    const type = this.of(object) ?? this.classItself(object);
    const word = type ? MEMBERS.get(type.name)?.get(name) : undefined;
    if (!word) return null;
    return word.signature ? (word.kind === 'method' ? null : parseType(word.signature)) : type; // a member of an enumeration
  }

  /** `Terrain.FOREST`: the class itself is written before the dot. */
  private classItself(object: SyntaxNode): Type | null {
    const name = this.names.text(object);
    return MEMBERS.has(name) ? { name, args: [] } : null;
  }

  private item(node: SyntaxNode, type: Type | null): Type | null {
    if (node.getChild(':')) return type; // a slice
    if (type?.name === 'dict') return type.args[1] ?? null;
    const [, index] = childrenOf(node).filter(isExpression);
    return partType(type, index?.name === 'Number' ? Number(this.names.text(index)) : 0);
  }

  private isSelf(node: SyntaxNode): boolean {
    return node.name === 'VariableName' && this.names.text(node) === 'self';
  }

  /** What the class assigns to this its own name. */
  private ofSelf(node: SyntaxNode, name: string): Type | null {
    let found: Type | null = null;
    classAround(node)
      ?.cursor()
      .iterate(({ node: each }) => {
        if (found || each.name !== 'AssignStatement') return;
        const [target] = childrenOf(each);
        if (target?.name === 'MemberExpression' && this.names.text(target) === `self.${name}`) found = this.of(each.lastChild);
      });
    return found ?? typeByName(name);
  }

  private call(node: SyntaxNode): Type | null {
    const [callee] = childrenOf(node);
    const list = node.getChild('ArgList');
    const args = list ? childrenOf(list).filter((arg) => isExpression(arg) && arg.prevSibling?.name !== 'AssignOp') : [];
    const positional = args.filter((arg) => arg.nextSibling?.name !== 'AssignOp');
    if (!callee) return null;
    return callee.name === 'MemberExpression' ? this.method(callee, positional) : this.function(callee, positional);
  }

  private function(callee: SyntaxNode, args: SyntaxNode[]): Type | null {
    const name = this.names.text(callee);
    const generator = args[0]?.parent?.getChild('for'); // of `max(a for a in …)` the items are written directly
    const first = generator ? listOf(this.of(args[0] ?? null)) : this.of(args[0] ?? null);
    if (ITEM_RETURNING.has(name)) return args.length > 1 && name !== 'next' && !generator ? first : itemType(first);
    if (ITEM_PRESERVING.has(name)) return listOf(itemType(first));
    if (name === 'enumerate')
      return listOf({ name: 'tuple', args: [{ name: 'int', args: [] }, itemType(first) ?? { name: '', args: [] }] });
    if (name === 'zip') return listOf({ name: 'tuple', args: args.map((arg) => itemType(this.of(arg)) ?? { name: '', args: [] }) });
    return returnType(NAMED.get(name)) ?? parseType(RESULT_TYPES[name] ?? '') ?? this.ofDefinition(callee, name);
  }

  private method(callee: SyntaxNode, args: SyntaxNode[]): Type | null {
    const [object] = childrenOf(callee);
    const name = this.names.text(callee.getChild('PropertyName') ?? callee);
    if (!object) return null;
    if (this.isSelf(object)) return this.ofDefinition(callee, name);
    const type = this.of(object) ?? this.classItself(object);
    if (type?.name === 'dict') return dictionaryMethod(type, name);
    if (name === 'choice') return itemType(this.of(args[0] ?? null));
    if (name === 'sample' || name === 'choices') return listOf(itemType(this.of(args[0] ?? null)));
    return returnType(type ? MEMBERS.get(type.name)?.get(name) : undefined);
  }

  /** A function of the text itself: its annotation, or what it returns. */
  private ofDefinition(node: SyntaxNode, name: string): Type | null {
    const found = this.names.bindings.findLast((each) => each.from === 'definition' && each.name === name)?.node.parent;
    if (found?.name !== 'FunctionDefinition') return null;
    const annotation = found.getChild('TypeDef');
    if (annotation) return parseType(this.names.text(annotation).replace(/^->/, '').trim());
    if (contains(found, node)) return null;
    let type: Type | null = null;
    found.cursor().iterate(({ node: each }) => {
      if (!type && each.name === 'ReturnStatement') type = this.of(childrenOf(each).find(isExpression) ?? null);
    });
    return type;
  }
}

/** What a class of the text itself has: its methods, and what its methods assign to `self`. */
export function ownMembers(names: Names, node: SyntaxNode): string[] {
  const found = new Set<string>();
  const owner = classAround(node);
  if (!owner) return [];
  owner.cursor().iterate(({ node: each }) => {
    if (each.name === 'FunctionDefinition' && each.parent?.parent?.from === owner.from) {
      const name = each.getChild('VariableName');
      if (name) found.add(names.text(name));
    } else if (each.name === 'AssignStatement') {
      for (const target of each.getChildren('MemberExpression')) {
        const [, attribute] = /^self\.(\w+)$/.exec(names.text(target)) ?? [];
        if (attribute) found.add(attribute);
      }
    }
  });
  return [...found];
}

function valueType(word: Word | undefined): Type | null {
  return word?.kind === 'value' ? parseType(word.signature) : null;
}

function dictionaryMethod({ args: [key, value] }: Type, name: string): Type | null {
  if (name === 'keys') return listOf(key ?? null);
  if (name === 'values') return listOf(value ?? null);
  if (name === 'items') return key && value ? listOf({ name: 'tuple', args: [key, value] }) : null;
  return name === 'get' || name === 'pop' ? (value ?? null) : null;
}

function contains(outer: SyntaxNode | null, node: SyntaxNode): boolean {
  return outer !== null && outer.from <= node.from && node.to <= outer.to;
}

function classAround(node: SyntaxNode): SyntaxNode | null {
  let found: SyntaxNode | null = node;
  while (found && found.name !== 'ClassDefinition') found = found.parent;
  return found;
}
