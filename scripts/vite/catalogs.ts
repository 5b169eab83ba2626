import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/** One language, ready to be sent. What is wrong with it stands beside it: the caller decides how strict to be. */
export type CompiledCatalog = {
  locale: string
  /** `{"messages": {…}}`, as `i18n.loadAndActivate` takes it. */
  json: string
  /** A line for the absent file, for each sentence without translation and each with broken syntax; empty when complete. */
  problems: string[]
}

const address = /^\/assets\/i18n\/([a-z]{2})\.json(?:\?|$)/

/** How many problems a failed build lists: enough to see which sentences are meant, and to read the advice above them. */
const shown = 30

/**
 * Compiles the catalogs of lingui.config.ts. Where a language lacks a sentence, the English one is in its place.
 *
 * @param root the folder of lingui.config.ts
 */
export async function compileCatalogs(root: string): Promise<CompiledCatalog[]> {
  const config = getConfig({ cwd: root })
  const catalogs = await getCatalogs(config)
  const fallback = { sourceLocale: config.sourceLocale ?? 'en', fallbackLocales: {} }
  return Promise.all(
    config.locales.map(async (locale) => {
      const absent = catalogs.map((catalog) => catalog.getFilename(locale)).filter((file) => !existsSync(file))
      const read = await Promise.all(catalogs.map((catalog) => catalog.getTranslations(locale, fallback)))
      const messages: Record<string, string> = Object.assign({}, ...read.map((part) => part.messages))
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' })
      const problems = [
        ...absent.map((file) => `${locale}: ${file} is not there`),
        ...read
          .flatMap((part) => part.missing)
          .map(({ id, source }) => `${locale}: ${id} has no translation: ${source}`),
        ...errors.map(({ id, source, error }) => `${locale}: ${id} cannot be read (${error.message}): ${source}`),
      ]
      return { locale, json: source, problems }
    }),
  )
}

/**
 * Serves every language at `/assets/i18n/{language}.json`: compiled on request in the dev server, which reloads the page
 * when a catalog changes, and written into a build.
 *
 * The files of a build say which words they are, and its code knows (`import.meta.env.WORDS`): a page that stays open over a deployment
 * must not take the words of the next one, whose sentences have other ids.
 *
 * A production build refuses to end with an incomplete language: nobody should meet an English sentence in a French page.
 */
export function catalogs(): Plugin {
  let root = process.cwd()
  let strict = false
  let built: CompiledCatalog[] = []
  let words: string | undefined
  return {
    name: 'catalogs',
    async config(config, { command }) {
      if (command !== 'build') return
      built = await compileCatalogs(config.root ?? root)
      words = createHash('sha256')
        .update(built.map(({ json }) => json).join())
        .digest('hex')
        .slice(0, 8)
      return { define: { 'import.meta.env.WORDS': JSON.stringify(words) } }
    },
    configResolved(config) {
      root = config.root
      strict = config.isProduction
    },
    configureServer(server) {
      let compiled: Promise<CompiledCatalog[]> | undefined
      for (const event of ['add', 'change', 'unlink'] as const) {
        server.watcher.on(event, (file) => {
          if (!file.endsWith('.po') || basename(dirname(file)) !== 'locales') return
          compiled = undefined
          server.hot.send({ type: 'full-reload' })
        })
      }
      server.middlewares.use(async (request, response, next) => {
        const locale = address.exec(request.url ?? '')?.[1]
        if (locale === undefined) return next()
        try {
          compiled ??= compileCatalogs(root)
          const catalog = (await compiled).find((one) => one.locale === locale)
          if (catalog === undefined) {
            // Left to Vite, an absent file of a single-page app is answered with the page itself.
            response.statusCode = 404
            response.end()
            return
          }
          response.setHeader('Content-Type', 'application/json; charset=utf-8')
          response.setHeader('Cache-Control', 'no-cache')
          response.end(catalog.json)
        } catch (error) {
          compiled = undefined
          next(error)
        }
      })
    },
    generateBundle() {
      const problems = built.flatMap((catalog) => catalog.problems)
      if (strict && problems.length > 0) {
        const more = problems.length > shown ? `\n  and ${problems.length - shown} more` : ''
        const list = problems.slice(0, shown).join('\n  ')
        this.error(`The words are not complete. Fill src/locales after \`npm run words\`:\n  ${list}${more}`)
      }
      for (const { locale, json } of built) {
        const source = JSON.stringify({ words, ...JSON.parse(json) })
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${locale}.json`, source })
      }
    },
  }
}
