import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadContract } from '../mock-api/contract.ts'
import { coverageReport } from './coverage.ts'
import { type Counts, countPlaywright, countVitest } from './reports.ts'
import { type Ended, root, runNode } from './run.ts'

/** What a step gives back: `output` is shown only when something failed, `told` always. */
export type Outcome = Counts & { output: string; told?: readonly string[] }

/** One line of `npm test`. */
export type Step = {
  name: string
  /** The words after `npm test --` that ask for this step. */
  parts: readonly string[]
  /**
   * Steps of one stage run beside each other; the next stage waits for them all. Those that measure time or drive a
   * browser have the machine to themselves.
   */
  stage: 1 | 2 | 3 | 4 | 5 | 6
  /** It looks at the built app, so it means nothing when the build failed. */
  needsBuild?: (chosen: readonly string[]) => boolean
  /**
   * @param chosen the parts that were asked for; empty for all
   * @param rest further words of the command line, for the runner of the one part that was asked for
   */
  run(chosen: readonly string[], rest: readonly string[]): Promise<Outcome>
}

const suites = ['unit', 'contract', 'repository']
const tsx = 'node_modules/tsx/dist/cli.mjs'

/** Everything that is checked, in the order in which it is told. */
export const steps: readonly Step[] = [
  { name: 'build', parts: ['build'], stage: 1, run: build },
  {
    name: 'types',
    parts: ['types'],
    stage: 1,
    run: async () => check(await runNode('node_modules/typescript7/bin/tsc', ['--noEmit'])),
  },
  {
    name: 'lint',
    parts: ['lint'],
    stage: 1,
    run: async () => check(await runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
  },
  { name: 'contract lint', parts: ['contract'], stage: 1, run: contractLint },
  {
    name: 'contract changes',
    parts: ['contract'],
    stage: 1,
    run: async () => check(await runNode(tsx, ['scripts/compare.ts'])),
  },
  {
    name: 'generated code',
    parts: ['contract', 'generated'],
    stage: 1,
    run: async () => check(await runNode(tsx, ['scripts/generate.ts', '--check'])),
  },
  {
    name: 'tests without a browser',
    parts: suites,
    stage: 2,
    needsBuild: (chosen) => chosen.length === 0 || chosen.includes('repository'),
    run: withoutBrowser,
  },
  {
    name: 'size of the pages',
    parts: ['size'],
    stage: 3,
    needsBuild: () => true,
    run: async () => check(await runNode(tsx, ['scripts/sizes.ts'])),
  },
  {
    name: 'mutants of the core',
    parts: ['mutants'],
    stage: 3,
    run: async () => check(await runNode(tsx, ['scripts/mutants.ts', '--core'])),
  },
  { name: 'journeys', parts: ['journeys'], stage: 4, needsBuild: () => true, run: journeys },
  { name: 'sweeps', parts: ['sweeps'], stage: 5, needsBuild: () => true, run: sweeps },
  { name: 'contract coverage', parts: ['contract'], stage: 6, run: contractCoverage },
]

/** The words that `npm test --` understands. */
export const parts: readonly string[] = [...new Set(steps.flatMap((step) => step.parts))]

/** A step that is one check: it holds or it does not. */
function check({ code, output }: Ended): Outcome {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, notes: [], output }
}

/** The build writes the tree of routes anew: when that changes it, the committed one was stale. */
async function build(): Promise<Outcome> {
  const tree = join(root, 'src/route-tree.gen.ts')
  const before = readOr(tree)
  const ended = await runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'])
  if (ended.code !== 0 || readOr(tree) === before) return check(ended)
  return check({ code: 1, output: `${ended.output}src/route-tree.gen.ts was stale. It is made anew: commit it.\n` })
}

/** Redocly ends well when it only warns; here a warning is a failure. */
async function contractLint(): Promise<Outcome> {
  const lint = ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml']
  const ended = await runNode('node_modules/@redocly/cli/bin/cli.js', lint)
  const warned = /\b[1-9]\d* warnings?\b/i.test(ended.output)
  return check({ code: warned ? 1 : ended.code, output: ended.output })
}

async function withoutBrowser(chosen: readonly string[], rest: readonly string[]): Promise<Outcome> {
  const wanted = suites.filter((suite) => chosen.length === 0 || chosen.includes(suite))
  const report = freshReport('vitest')
  const words = [
    ...['run', '--config', 'tests/vitest.config.ts', ...wanted.flatMap((suite) => ['--project', suite])],
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`, ...rest],
  ]
  const env = { CONTRACT_COVERAGE: freshFolder('coverage/contract') }
  const { code, output } = await runNode('node_modules/vitest/vitest.mjs', words, env)
  return { ...countVitest(report, code, wanted), output }
}

async function journeys(_chosen: readonly string[], rest: readonly string[]): Promise<Outcome> {
  const report = freshReport('journeys')
  const config = ['--config', 'tests/journeys/playwright.config.ts']
  const env = { CONTRACT_COVERAGE: freshFolder('coverage/journeys') }
  const { code, output } = await runNode('node_modules/@playwright/test/cli.js', ['test', ...config, ...rest], env)
  const counts = countPlaywright(report, code)
  return { ...counts, output, told: counts.unsteady }
}

/** One rule, held to every screen: the quick form of each sweep, or with `SWEEP=long` the whole of it. */
async function sweeps(_chosen: readonly string[], rest: readonly string[]): Promise<Outcome> {
  const report = freshReport('sweeps')
  const config = ['--config', 'tests/sweeps/playwright.config.ts']
  const { code, output } = await runNode('node_modules/@playwright/test/cli.js', ['test', ...config, ...rest])
  const counts = countPlaywright(report, code)
  const cells = output.match(/^[\w-]+: \d+ cells,.*$/gm) ?? []
  return { ...counts, output, told: [...cells, ...(counts.unsteady ?? [])] }
}

/** Every operation, declared answer and named example of the contract was asked for by some test of this run. */
async function contractCoverage(chosen: readonly string[], rest: readonly string[]): Promise<Outcome> {
  if (rest.length > 0)
    return { ...check({ code: 0, output: '' }), told: ['Not counted: some of the tests did not run.'] }
  const ran = ['contract', 'journeys'].filter((suite) => chosen.length === 0 || chosen.includes(suite))
  const folders = Object.fromEntries(ran.map((suite) => [suite, join(root, 'test-results/coverage', suite)]))
  const { lines, missing } = coverageReport(await loadContract(), folders)
  const output = missing.length > 0 ? `Nothing asked for:\n${missing.join('\n')}\n` : ''
  return { ...check({ code: missing.length > 0 ? 1 : 0, output }), told: lines }
}

/** Where a runner writes its report. The last run's is removed, so that it can never be counted in place of a new one. */
function freshReport(name: string): string {
  const file = join(root, 'test-results', `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** Where a run notes its traffic, without the last run's notes. */
function freshFolder(name: string): string {
  const folder = join(root, 'test-results', name)
  rmSync(folder, { recursive: true, force: true })
  return folder
}

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
