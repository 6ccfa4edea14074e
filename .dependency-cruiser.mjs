// The layers of the front end, for `npm run lint:layers`. Type imports and lazy imports count as well.
import '@swc/core'; // reads TypeScript; without it dependency-cruiser would find no files and report no error

/** A layer imports only from the lines before its own. Layers on one line do not import each other, unless a plus joins them. */
const LAYERS = [
  'contract offline',
  'state paint features',
  'words browser',
  'engine peers',
  'commands+play',
  'ui',
  'screens',
  'app',
  'boot wire',
  'main embed',
];
/** Packages that only some layers may import. */
const PACKAGES = { lit: ['ui', 'screens', 'app'], '@fluent/bundle': ['words', 'embed'], 'idb-keyval': ['browser'] };
const lines = LAYERS.map((line) => line.split(' '));

/** Files of layers: a folder in web or web/src, or a file in web/src. */
const filesOf = (layers) => `^web/(src/)?(${layers.join('|').replaceAll('+', '|')})(/|[.]ts$)`;
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const upward = lines.flatMap((line, number) =>
  line.map((layer) => {
    const others = lines.slice(number).flat();
    return rule(`${layer}-imports-upward`, { path: filesOf([layer]) }, { path: filesOf(others), pathNot: filesOf([layer]) });
  }),
);
const packages = Object.entries(PACKAGES).map(([name, layers]) =>
  rule(`${name}-in-wrong-layer`, { pathNot: filesOf(layers) }, { path: `^node_modules/${name}/` }),
);
const screen = '^web/src/screens/([^/]+)/';

export default {
  forbidden: [
    ...upward,
    ...packages,
    rule('file-outside-the-layers', {}, { path: '^web/.+[.]ts$', pathNot: filesOf(lines.flat()) }),
    rule('screens-import-each-other', { path: screen }, { path: screen, pathNot: '^web/src/screens/$1/' }),
    rule('circular-import', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js'] },
  },
};
