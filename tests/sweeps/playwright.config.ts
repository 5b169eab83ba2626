import { defineConfig } from '@playwright/test'
import { shellLaunch } from '#tests/support/browser.ts'
import { isLong } from '#tests/support/form.ts'
import { plainEngine } from './leaks/memory.ts'

const launch = shellLaunch()

/**
 * The sweeps: one rule, held to every screen there is. What they go over comes from the routes and from the contract, so that a screen that is
 * new is gone over without a test of its own. Which of the cells, `form.ts` says.
 *
 * One that fails is tried once more, as a journey is, and named when it passes then. The same seed makes the same cells.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.sweep.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: isLong ? 30 * 60_000 : 300_000,
  expect: { timeout: 7_500 },
  outputDir: '../../test-results/sweeps',
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: '../../test-results/sweeps.json' }],
    ['./reporter.config.ts'],
    ['./fuzz-table.config.ts'],
  ],
  use: {
    launchOptions: launch,
    serviceWorkers: 'block',
    // In the long form a test has half an hour: a press that waits for something that never comes is not to take all of it.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One long walk in an engine of its own: it goes first, beside all the others, and keeps none of them waiting.
    {
      name: 'leaks',
      testMatch: 'leaks.sweep.ts',
      use: { launchOptions: { ...launch, args: [...(launch.args ?? []), plainEngine] } },
    },
    { name: 'other sweeps', testIgnore: 'leaks.sweep.ts' },
  ],
})
