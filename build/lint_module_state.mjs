// A rule for oxlint: state belongs to a class, to `localState` or to a play, not to a module. A declaration at the top of a
// module, or an imported one, is reported if the module assigns it, or one of its fields, anywhere. `.oxlintrc.json` lists
// the modules that own a resource of the browser for the lifetime of the page: its address, its storage, its engine.

/** The variable at the root of `a.b.c`, or null. */
function rootOf(node) {
  let target = node;
  while (target.type === 'MemberExpression' || target.type === 'TSNonNullExpression' || target.type === 'TSAsExpression')
    target = target.type === 'MemberExpression' ? target.object : target.expression;
  return target.type === 'Identifier' ? target : null;
}

/** The targets of an assignment; a pattern has several. */
function targetsOf(node) {
  switch (node.type) {
    case 'ArrayPattern':
      return node.elements.flatMap((element) => (element ? targetsOf(element) : []));
    case 'ObjectPattern':
      return node.properties.flatMap((property) => targetsOf(property.value ?? property.argument));
    case 'AssignmentPattern':
      return targetsOf(node.left);
    default:
      return [node];
  }
}

function isObjectAssign({ callee }) {
  return callee.type === 'MemberExpression' && callee.object.name === 'Object' && callee.property.name === 'assign';
}

/** `const root = document.documentElement`: the page has its state in elements, too. */
function isElement({ node }) {
  const { init } = node;
  return init?.type === 'MemberExpression' && init.object.type === 'Identifier' && init.object.name === 'document';
}

const noAssignedState = {
  meta: { type: 'problem', schema: [], messages: { assigned: 'module state: {{name}} is assigned in this module' } },
  create(context) {
    const reported = new Set();
    const check = (node) => {
      const root = rootOf(node);
      if (!root) return;
      let scope = context.sourceCode.getScope(node);
      while (scope && !scope.set.has(root.name)) scope = scope.upper;
      if (scope?.type !== 'module') return;
      const [definition] = scope.set.get(root.name).defs;
      if (!['Variable', 'ImportBinding'].includes(definition?.type) || isElement(definition) || reported.has(root.name)) return;
      reported.add(root.name);
      context.report({ node: definition.name, messageId: 'assigned', data: { name: root.name } });
    };
    return {
      AssignmentExpression: (node) => targetsOf(node.left).forEach(check),
      UpdateExpression: (node) => check(node.argument),
      UnaryExpression: (node) => node.operator === 'delete' && check(node.argument),
      CallExpression: (node) => isObjectAssign(node) && node.arguments[0] && check(node.arguments[0]),
    };
  },
};

const SLICES_OF_THE_GAME = ['game', 'display', 'input'];

/** Whether a name is that of an import, such as `state` of the store, and not that of a parameter. */
function isImported(context, node) {
  let scope = context.sourceCode.getScope(node);
  while (scope && !scope.set.has(node.name)) scope = scope.upper;
  return scope?.set.get(node.name).defs[0]?.type === 'ImportBinding';
}

/** Panels of games and their parts read the `Play` that they are given, and not the current game in the store: there can be two. */
const noCurrentGame = {
  meta: { type: 'problem', schema: [], messages: { read: 'read the game from `play` instead of the store' } },
  create(context) {
    const isStore = (node) => node.name === 'state' && isImported(context, node);
    const report = (node) => context.report({ node, messageId: 'read' });
    return {
      MemberExpression: (node) => SLICES_OF_THE_GAME.includes(node.property.name) && isStore(node.object) && report(node),
      CallExpression: (node) => node.arguments.filter(isStore).forEach(report),
    };
  },
};

export default { meta: { name: 'module-state' }, rules: { 'no-assignment': noAssignedState, 'no-current-game': noCurrentGame } };
