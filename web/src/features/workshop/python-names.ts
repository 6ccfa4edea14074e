/** The names of a Python text: where each is bound, in which scope, and where it is used. */

import type { syntaxTree } from '@codemirror/language';

export type Tree = ReturnType<typeof syntaxTree>;
export type SyntaxNode = Tree['topNode'];

/** A place that gives a name its value. `path` leads to the part of the value, if a tuple is taken apart. */
export interface Binding {
  name: string;
  node: SyntaxNode;
  scope: SyntaxNode;
  from: 'import' | 'definition' | 'parameter' | 'value' | 'loop' | 'other';
  /** The expression that is assigned or iterated over. */
  value: SyntaxNode | null;
  path: readonly number[];
}

export type Text = (node: { from: number; to: number }) => string;

const SCOPES = new Set(['Script', 'FunctionDefinition', 'ClassDefinition', 'LambdaExpression']);
const COMPREHENSION = /ComprehensionExpression$/;
const EXPRESSION = /Expression$|^(VariableName|Number|String|FormatString|Boolean|None|ContinuedString)$/;

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

export function isExpression(node: SyntaxNode | null): node is SyntaxNode {
  return node !== null && EXPRESSION.test(node.name);
}

/** `sum(1 for … in …)` has its loop among the arguments. */
function isComprehension(node: SyntaxNode): boolean {
  return COMPREHENSION.test(node.name) || (node.name === 'ArgList' && node.getChild('for') !== null);
}

export function scopeOf(node: SyntaxNode): SyntaxNode {
  let scope = node.parent ?? node;
  while (scope.parent && !SCOPES.has(scope.name) && !isComprehension(scope)) scope = scope.parent;
  return scope;
}

/** The scopes in which a name at this node is looked up, innermost first. A class is skipped from inside its methods. */
export function scopesAround(node: SyntaxNode): SyntaxNode[] {
  const scopes: SyntaxNode[] = [];
  for (let scope = scopeOf(node); ; scope = scopeOf(scope)) {
    if (scope.name !== 'ClassDefinition' || !scopes.length) scopes.push(scope);
    if (!scope.parent) return scopes;
  }
}

/** Everything that a text binds and uses. */
export class Names {
  readonly bindings: Binding[] = [];
  readonly uses: SyntaxNode[] = [];
  /** `from module import *` may bind anything. */
  open = false;
  private readonly bound = new Set<number>();

  constructor(
    readonly tree: Tree,
    readonly text: Text,
  ) {
    tree.iterate({ enter: ({ node }) => this.read(node) });
    tree.iterate({
      enter: ({ node }) => {
        if (node.name === 'VariableName' && !this.bound.has(node.from) && !isLabel(node)) this.uses.push(node);
      },
    });
  }

  of(name: string, scope: SyntaxNode): Binding[] {
    return this.bindings.filter((each) => each.name === name && each.scope.from === scope.from && each.scope.name === scope.name);
  }

  isBound(use: SyntaxNode): boolean {
    const name = this.text(use);
    return scopesAround(use).some((scope) => this.of(name, scope).length > 0);
  }

  private bind(node: SyntaxNode, from: Binding['from'], scope = scopeOf(node), value: SyntaxNode | null = null, path: number[] = []): void {
    this.bound.add(node.from);
    this.bindings.push({ name: this.text(node), node, scope, from, value, path });
  }

  private read(node: SyntaxNode): void {
    if (isComprehension(node) || node.name === 'ForStatement') return this.readLoops(node);
    switch (node.name) {
      case 'ImportStatement':
        return this.readImport(node);
      case 'FunctionDefinition':
      case 'ClassDefinition':
      case 'TypeDefinition':
        return this.bindChild(node, 'definition', scopeOf(node));
      case 'TypeParam':
      case 'CapturePattern':
      case 'NamedExpression':
        return this.bindChild(node, node.name === 'NamedExpression' ? 'value' : 'other', scopeOf(node));
      case 'ParamList':
        return this.readParameters(node);
      case 'AssignStatement':
        return this.readAssignment(node);
      case 'ScopeStatement':
        for (const name of node.getChildren('VariableName')) this.bind(name, 'other', rootOf(node));
        return;
      case 'WithStatement':
      case 'TryStatement':
      case 'AsPattern':
        for (const mark of node.getChildren('as')) if (mark.nextSibling) this.readTarget(mark.nextSibling, 'other', scopeOf(node), null);
        return;
    }
  }

  private bindChild(node: SyntaxNode, from: Binding['from'], scope: SyntaxNode): void {
    const name = node.getChild('VariableName');
    if (name) this.bind(name, from, scope, node.name === 'NamedExpression' ? node.lastChild : null);
  }

  /** `import a.b` binds a; what follows `as` is bound instead of what stands before it. */
  private readImport(node: SyntaxNode): void {
    const children = childrenOf(node);
    const start = children.findIndex(({ name }) => name === 'import');
    if (children.some(({ name }) => name === '*')) this.open = true;
    for (const child of children) this.bound.add(child.from);
    children.slice(start + 1).forEach((child, i, after) => {
      const before = after[i - 1]?.name;
      if (child.name !== 'VariableName' || before === '.' || after[i + 1]?.name === 'as') return;
      this.bind(child, 'import');
    });
  }

  private readParameters(list: SyntaxNode): void {
    for (const child of list.getChildren('VariableName')) {
      if (child.prevSibling?.name !== 'AssignOp') this.bind(child, 'parameter', list.parent ?? list);
    }
  }

  private readAssignment(node: SyntaxNode): void {
    const children = childrenOf(node);
    const lastOperator = children.findLastIndex(({ name }) => name === 'AssignOp');
    const values = children.slice(lastOperator + 1).filter(isExpression);
    let targets: SyntaxNode[] = [];
    for (const child of lastOperator < 0 ? children : children.slice(0, lastOperator + 1)) {
      if (child.name !== 'AssignOp' && child.name !== 'TypeDef') targets.push(child);
      else if (child.name === 'AssignOp') targets = this.assign(targets, values, node);
    }
    this.assign(targets, values, node);
  }

  /** `a, b = x, y` gives each its own value; `a, b = x` takes x apart. */
  private assign(targets: SyntaxNode[], values: SyntaxNode[], node: SyntaxNode): SyntaxNode[] {
    const wanted = targets.filter(isExpression);
    wanted.forEach((target, i) => {
      const single = values.length === 1 ? values[0]! : null;
      if (wanted.length === 1) this.readTarget(target, 'value', scopeOf(node), single);
      else if (single) this.readTarget(target, 'value', scopeOf(node), single, [i]);
      else this.readTarget(target, 'value', scopeOf(node), values[i] ?? null);
    });
    return [];
  }

  private readLoops(node: SyntaxNode): void {
    const scope = node.name === 'ForStatement' ? scopeOf(node) : node;
    const children = childrenOf(node);
    children.forEach((mark, at) => {
      if (mark.name !== 'for') return;
      const end = children.findIndex(({ name }, i) => i > at && name === 'in');
      const targets = children.slice(at + 1, end < 0 ? at + 2 : end).filter(isExpression);
      const iterated = end < 0 ? null : (children[end + 1] ?? null);
      targets.forEach((target, i) => this.readTarget(target, 'loop', scope, iterated, targets.length > 1 ? [i] : []));
    });
  }

  private readTarget(target: SyntaxNode, from: Binding['from'], scope: SyntaxNode, value: SyntaxNode | null, path: number[] = []): void {
    if (target.name === 'VariableName') return this.bind(target, from, scope, value, path);
    if (!/^(Tuple|Array|Parenthesized)Expression$/.test(target.name)) return;
    const parts = childrenOf(target).filter(isExpression);
    const inParentheses = target.name === 'ParenthesizedExpression';
    parts.forEach((part, i) => this.readTarget(part, from, scope, value, inParentheses ? path : [...path, i]));
  }
}

/** The name of an argument or of a field in a pattern, not a variable. */
function isLabel(node: SyntaxNode): boolean {
  const { parent, nextSibling } = node;
  if (parent?.name === 'KeywordPattern') return true;
  return parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp';
}

function rootOf(node: SyntaxNode): SyntaxNode {
  let top = node;
  while (top.parent) top = top.parent;
  return top;
}
