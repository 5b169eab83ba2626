import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** The layers of src, the upper ones first. Each may use what stands to its right, and itself. */
const layers: Record<string, readonly string[]> = {
  routes: ['features', 'forms', 'app', 'api', 'site', 'ui'],
  features: ['forms', 'app', 'api', 'site', 'ui'],
  forms: ['app', 'api', 'site', 'ui'],
  app: ['api', 'site', 'ui'],
  api: ['site'],
  site: [],
  ui: [],
}

/** The router is made of the generated tree of routes: the one place where a lower layer meets an upper one. */
const routerFile = '^src/app/router/router\\.ts$'

/** What may import what. The text of each rule is what the one who breaks it reads. */
export const rules: (IForbiddenRuleType & { name: string; comment: string })[] = [
  ...Object.entries(layers).map(([layer, below]) => ({
    name: `${layer} uses ${below.length > 0 ? below.join(', ') : 'nothing else of src'}`,
    comment: 'Imports run one way. Put the line where the thing it would change with lives.',
    severity: 'error' as const,
    from: { path: `^src/${layer}/`, pathNot: routerFile },
    to: { path: '^src/', pathNot: [layer, ...below].map((name) => `^src/${name}/`) },
  })),
  {
    name: 'only the router and main know the tree of routes',
    comment: 'Whoever imports the tree imports every screen.',
    severity: 'error',
    from: { path: '^src/', pathNot: [routerFile, '^src/main\\.tsx$'] },
    to: { path: '^src/route-tree\\.gen\\.ts$' },
  },
  {
    name: 'a feature never uses another feature',
    comment: 'Call the same contract query, share the look in ui, or compose the two in their route.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'a route never uses another route',
    comment: 'Only the generated tree knows all routes; what two of them share belongs to a feature or to app.',
    severity: 'error',
    from: { path: '^src/routes/' },
    to: { path: '^src/routes/' },
  },
  {
    name: 'generated code and the HTTP client stay in api',
    comment: 'They can be replaced only while nobody else knows them: api re-exports the types.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/api/' },
    to: { path: ['^src/api/generated/', 'node_modules/openapi-fetch/'] },
  },
  {
    name: 'ui knows neither words nor data',
    comment: 'Text and data come in through props, so that the look can be changed alone.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: ['node_modules/@lingui/', 'node_modules/@tanstack/react-query/', 'node_modules/react-hook-form/'] },
  },
  {
    name: 'nothing in src uses scripts, tests, the contract file or Node',
    comment: 'What is imported here is sent to customers.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: ['^scripts/', '^tests/', '^openapi/', '^[^/]+\\.(?:ts|json)$'] },
  },
  {
    name: 'src uses no module of Node',
    comment: 'There is no Node in a browser.',
    severity: 'error',
    from: { path: '^src/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no import goes round in a circle',
    comment: 'Move what both need into a file of its own.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/route-tree\\.gen\\.ts$' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'], pathNot: '^src/route-tree\\.gen\\.ts$' } },
  },
  {
    name: 'every import is found',
    comment: 'A check that cannot follow an import sees nothing behind it.',
    severity: 'error',
    from: { path: '^src/' },
    // What the build itself makes stands in no file.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
]

/**
 * Follows every import under a root's src and holds it against the rules.
 *
 * @param baseDir the folder that holds src
 */
export async function cruiseSource(baseDir: string): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  }
  const { output } = await cruise(['src'], options)
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a report instead of its findings')
  return output
}
