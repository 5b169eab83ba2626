import { defineConfig } from '@playwright/test'
import { shellLaunch } from '#tests/support/browser.ts'

/**
 * The journeys: customers' visits to the built portal in a real browser.
 *
 * One that fails is tried once more, to tell a defect from a machine with too much to do. To pass at the second attempt is no excuse: a
 * race is there, of the journey or of the portal. `npm test` names each such journey, and lets few of them pass (scripts/test/reports.ts);
 * `--retries=0` lets none.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  // One more than the processors of a small machine: a visit waits now and then.
  workers: 3,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A whole visit takes three times as long on a slow machine. What a customer would wait for has its own time.
  timeout: 60_000,
  expect: { timeout: 7_500 },
  outputDir: '../../test-results/journeys',
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    launchOptions: shellLaunch(),
    // What a service worker asks for is hidden from a test that answers in the server's place: only the journeys without a network have one.
    serviceWorkers: 'block',
    // A trace of every visit would take as long again: `--trace on` records one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
