import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { linguiMacros } from '#scripts/vite/lingui.ts'
import { pathWordsModule } from '#scripts/vite/path-words.ts'
import { warmPool } from './warm-pool.ts'

/** Unit tests of tools, which start servers: no rule of the portal is theirs. */
const ofTools = ['tests/unit/generated-answers.test.ts', 'tests/unit/sitemap.test.ts']

/** The unit tests, as mutants are tried with them. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [
    linguiMacros(),
    pathWordsModule(),
    {
      name: 'warm-pool',
      // Stryker asks for threads on its command line, which comes after what is written here.
      configureVitest({ project }) {
        project.config.pool = warmPool.name
        project.config.poolRunner = warmPool
      },
    },
  ],
  test: {
    include: ['tests/unit/**/*.test.ts'],
    exclude: ofTools,
    setupFiles: ['tests/mutants/leave-nothing.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
})
