// The layers of the front end, for `npm run lint:layers`. Type imports and lazy imports count as well.
import '@swc/core'; // reads TypeScript; without it dependency-cruiser would find no files and report no error

/** The folders of web/src: each imports only from those before it. `features` are independent of each other. */
const LAYERS = ['core', 'play', 'app', 'features'];
/** The folders of web/src/core: each imports only from the lines before its own. */
const CORE = ['contract', 'state paint', 'words browser', 'engine network', 'page', 'ui'].map((line) => line.split(' '));
/** Packages that only some folders may import. */
const PACKAGES = {
  lit: '^web/src/(core/ui|play|app|features)/',
  '@fluent/bundle': '^web/src/(core/words/|embed-main[.]ts)',
  idb: '^web/src/core/browser/',
};
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const upward = LAYERS.slice(0, -1).map((layer, number) => {
  const above = LAYERS.slice(number + 1).join('|');
  return rule(
    `${layer}-imports-upward`,
    { path: `^web/src/${layer}/` },
    { path: `^web/src/((${above})/|(main|chunks|home-entries|later|together|embed-main)[.]ts)` },
  );
});
const inCore = (folders) => `^web/src/core/(${folders.join('|')})/`;
const upwardInCore = CORE.flatMap((line, number) =>
  line.map((folder) => {
    const others = CORE.slice(number)
      .flat()
      .filter((other) => other !== folder);
    return rule(`core-${folder}-imports-upward`, { path: inCore([folder]) }, { path: others.length ? inCore(others) : '^$' });
  }),
);
const packages = Object.entries(PACKAGES).map(([name, allowed]) =>
  rule(`${name}-in-wrong-folder`, { path: '^web/', pathNot: allowed }, { path: `^node_modules/${name}/` }),
);
const feature = '^web/src/features/([^/]+)/';

export default {
  forbidden: [
    ...upward,
    ...upwardInCore,
    ...packages,
    rule(
      'page-imports-other-programs',
      { path: '^web/src/', pathNot: '^web/src/embed-main[.]ts$' },
      { path: '^web/(shell|worker|sandbox|wire)/' },
    ),
    rule('features-import-each-other', { path: feature }, { path: feature, pathNot: '^web/src/features/$1/' }),
    rule('circular-import', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js'] },
  },
};
