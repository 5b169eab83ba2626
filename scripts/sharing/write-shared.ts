import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { markets } from '#src/site/markets.ts'
import { compress } from '../production/compress.ts'
import { sharedFolder, stageFolder } from '../production/shared-folder.ts'
import { compileCatalogs } from '../vite/catalogs.ts'
import { linguiMacros } from '../vite/lingui.ts'
import { pathWordsModule } from '../vite/path-words.ts'
import { isOwn, readCatalogue } from './catalogue.ts'
import { marketRobots, privatePaths, stageRobots } from './robots.ts'

/** How many files are open at a time: a market may have thousands of pages. */
const atOnce = 50

type Target = {
  /** The folder of the sources. */
  root: string
  /** Where the build lies. */
  outDir: string
  /** The built index.html. */
  html: string
  /** As in `readCatalogue`. */
  api: string | undefined
  /** Whether the files are compressed beforehand. */
  compressed: boolean
}

/**
 * Writes what search engines and messengers read of the public pages into a build, in place of what was there.
 *
 * @returns how many pages there are of each market, by its id; none of one that has its catalogue on another site
 * @throws CatalogueError when the catalogue cannot be had; what was there then stays
 */
export async function writeShared({ root, outDir, html, api, compressed }: Target): Promise<Record<string, number>> {
  const read = markets.flatMap((market) => market.languages.map((language) => readCatalogue(market, language, api)))
  const catalogues = (await Promise.all(read)).filter(isOwn)
  // The pages' words are in macros, and their addresses in the catalogs: Vite reads these modules as it does those of the app.
  const { module } = await runnerImport<typeof import('./shared-files.ts')>(
    join(import.meta.dirname, 'shared-files.ts'),
    {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [linguiMacros(), pathWordsModule()],
    },
  )
  const messages = Object.fromEntries(
    (await compileCatalogs(root)).map(({ locale, json }) => [locale, JSON.parse(json).messages]),
  )
  const files = module.sharedFiles({ html, catalogues, messages })
  const paths = await privatePaths(root)
  const robots = markets.map((market) => {
    const text = marketRobots(market, paths, `${market.id}/sitemap.xml` in files)
    return [`${market.id}/robots.txt`, text] as const
  })
  const all = { ...files, ...Object.fromEntries(robots), [`${stageFolder}/robots.txt`]: stageRobots }
  const target = join(outDir, sharedFolder)
  const next = `${target}-next`
  async function write(name: string, text: string): Promise<void> {
    const path = join(next, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    if (compressed) await compress(path, text)
  }
  await rm(next, { recursive: true, force: true })
  const waiting = Object.entries(all)
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(([name, text]) => write(name, text)))
  // Whoever serves the build meanwhile has the old ones until the new ones are complete.
  await rm(target, { recursive: true, force: true })
  await rename(next, target)
  const pages = Object.keys(files).filter((name) => name.endsWith('.html'))
  return Object.fromEntries(markets.map(({ id }) => [id, pages.filter((name) => name.startsWith(`${id}/`)).length]))
}
