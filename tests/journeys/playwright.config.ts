import { defineConfig } from '@playwright/test'
import { shellLaunch } from '#tests/support/browser.ts'

/**
 * The journeys: customers' visits to the built portal in a real browser.
 *
 * Nothing is tried twice. A journey that passes at the second attempt has found a race, and a customer would too.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
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
