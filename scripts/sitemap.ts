/**
 * Writes the sitemaps, robots.txt and the heads of the public pages into the build in `dist`, which has to be there:
 * `npm run sitemap -- --api https://{domain}` from a running API, `npm run sitemap` from the contract's examples.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CatalogueError } from './sharing/catalogue.ts'
import { writeShared } from './sharing/write-shared.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: { api: { type: 'string' }, build: { type: 'string', default: `${root}dist` } },
})

try {
  const html = await readFile(`${values.build}/index.html`, 'utf8').catch(() => {
    throw new CatalogueError(`There is no build in ${values.build}: run \`npm run build\` first.`)
  })
  const api = values.api ?? process.env.CATALOGUE_API
  const pages = await writeShared({ root, outDir: values.build, html, api, compressed: true })
  for (const [market, count] of Object.entries(pages)) console.log(`${market}: ${count} pages`)
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
