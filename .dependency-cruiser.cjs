/*
 * Imports go one way: engine ← schemas ← data ← screens ← app. A layer may import itself and the
 * layers before it. `src/main.ts` stands above them all.
 */
const layers = ['engine', 'schemas', 'data', 'screens', 'app']

module.exports = {
  forbidden: [
    ...layers.slice(0, -1).map((layer, position) => ({
      name: `${layer}-imports-upwards`,
      comment: `src/${layer} may import only ${layers.slice(0, position + 1).join(', ')}.`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: `^src/(${layers.slice(position + 1).join('|')})/` },
    })),
    {
      name: 'screens-import-screens',
      comment:
        'A screen never imports another screen; what two share moves to screens/shared, the engine or beside the entity.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/(shared|$1)/' },
    },
    {
      name: 'no-circular',
      comment: 'A circle of imports has no bottom to start reading from.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'registry-is-for-checks',
      comment: 'Schemas of shipped data are for tests and reports; readers do not download them.',
      severity: 'error',
      from: { pathNot: '^src/data/registry' },
      to: { path: '^src/data/registry' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
