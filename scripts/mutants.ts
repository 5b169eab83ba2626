/**
 * Mutation testing of the pure rules: `npm run mutants`. Each rule is broken on purpose, one place at a time, and the unit tests
 * have to notice it; at least 85 of 100 such mutants have to be found. Those that were not are listed with what was changed.
 *
 *   --mutate src/app/clock/*.ts,src/site/*.ts   these files alone
 *   --core                                      the few on which safety rests, in seconds: what `npm test` runs
 *
 * The report is test-results/mutants.json. Which modules are rules says tests/mutants/pure-modules.ts.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { coreModules, pureModules } from '#tests/mutants/pure-modules.ts'

/** Of a hundred mutants, so many have to be found. */
const lowest = 85

const { values } = parseArgs({ options: { mutate: { type: 'string' }, core: { type: 'boolean', default: false } } })

async function main(mutate: readonly string[]) {
  await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/no-rule.mjs'],
    ignorers: ['no-rule'],
    coverageAnalysis: 'perTest',
    concurrency: Math.min(Math.max(availableParallelism(), 2), 8),
    // On a machine with much to do, what takes long is not yet in a loop without end. In milliseconds.
    timeoutMS: 10_000,
    // Mutants are tried in a copy of the tree; what no unit test reads is left out of it.
    tempDirName: 'test-results/mutants',
    ignorePatterns: [
      'dist',
      'dist-nginx',
      'contract-docs',
      'test-results',
      '.github',
      '.tanstack',
      'tests/{bench,contract,journeys,sweeps}',
    ],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: 'test-results/mutants.json' },
    thresholds: { high: 95, low: lowest, break: lowest },
  }).runMutationTest()
}

try {
  await main(values.mutate?.split(',') ?? (values.core ? coreModules : pureModules()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
