import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Where the words live. Line numbers stay out of the catalogs: they would change with every edit above a sentence. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'nl'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
})
