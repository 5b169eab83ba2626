import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { linguiMacros } from '#scripts/vite/lingui.ts'
import { pathWordsModule } from '#scripts/vite/path-words.ts'

/** The suites that need no browser. Each runs alone with `npm test -- <name>`. */
const suites = ['unit', 'contract', 'repository']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [linguiMacros(), pathWordsModule()],
  test: {
    // All the cores there are: left to itself the runner keeps one back, which is half of two.
    maxWorkers: '100%',
    projects: suites.map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.ts`],
        environment: 'node',
        testTimeout: 20_000,
        // A server that is started for the tests takes ten times as long on a slow machine with both cores at work.
        hookTimeout: 30_000,
        // Files run one after the other in the same process: to load everything anew for each of them takes twice the time.
        isolate: name === 'repository',
        setupFiles: name === 'unit' ? ['tests/support/as-before.ts'] : [],
      },
    })),
  },
})
