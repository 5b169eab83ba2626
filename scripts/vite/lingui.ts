import { transformAsync } from '@babel/core'
import macros from '@lingui/babel-plugin-lingui-macro'
import type { Plugin } from 'vite'

/** The router's split halves are called `home.tsx?tsr-split=component`: a filter on the bare extension misses them. */
const script = /\.[jt]sx?(\?|$)/
const macroImport = /@lingui\/(?:core|react)\/macro/
const macroModule = /^@lingui\/(?:core|react)\/macro$/

/**
 * Compiles the Lingui macros in our own modules: in Vite's dev server, its build and Vitest alike.
 *
 * A production build keeps only the ids of the messages; the English lives in the catalog like every other language.
 * A macro that reaches the module graph uncompiled would bring Babel to the browser, so that stops the build.
 */
export function linguiMacros(): Plugin {
  let stripMessageField = false
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['@lingui/core/macro', '@lingui/react/macro'] } }),
    configResolved(config) {
      stripMessageField = config.isProduction
    },
    resolveId: {
      filter: { id: macroModule },
      handler(id, importer) {
        throw new Error(`${id} was imported by ${importer ?? 'an entry'}, where the Lingui macros are not compiled.`)
      },
    },
    transform: {
      filter: { id: { include: script, exclude: /\/node_modules\// }, code: macroImport },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[macros, { stripMessageField }]],
        })
        return result?.code ? { code: result.code, map: result.map } : null
      },
    },
  }
}
