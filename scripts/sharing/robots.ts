import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { publicOrigin } from '#src/app/sharing/public-origin.ts'
import type { Market } from '#src/site/markets.ts'

/** The way through the sign-in, and the pages for apps. The API stays open: a search engine that draws a page has to read what is on it. */
const notPages = ['/callback', '/identity/', '/m/']

/**
 * Beginnings of the addresses after the language that are nobody's but a customer's own: whatever the routes have beside the catalogue
 * and the contact form.
 *
 * @param root the folder that holds src
 */
export async function privatePaths(root: string): Promise<string[]> {
  const found = await segmentsIn(join(root, 'src/routes/$language'))
  return [...new Set(found)].filter((path) => path !== 'contact').sort()
}

async function segmentsIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const found = entries.map(async (entry) => {
    const { name } = entry
    if (name === '_catalogue') return []
    if (!entry.isDirectory()) return /^(?:index|route)\.tsx$/.test(name) ? [] : [name.replace(/\.tsx$/, '')]
    // The router reads no part of an address out of a name that begins with an underscore.
    if (name.startsWith('_')) return segmentsIn(join(dir, name))
    // Without a page of its own it is closed from its slash on: `m` is also how "movies" begins.
    return [existsSync(join(dir, name, 'index.tsx')) ? name : `${name}/`]
  })
  return (await Promise.all(found)).flat()
}

/** What a market's host tells search engines: to read the public pages, and to leave the customers' alone. */
export function marketRobots(market: Market, paths: readonly string[], hasSitemap: boolean): string {
  const lines = market.languages.flatMap((language) => [
    `/${language}$`,
    ...paths.map((path) => `/${language}/${path}`),
  ])
  const rules = [...notPages, ...lines].map((path) => `Disallow: ${path}`)
  const sitemap = hasSitemap ? [`\nSitemap: ${publicOrigin(market)}/sitemap.xml`] : []
  return `${['User-agent: *', ...rules, ...sitemap].join('\n')}\n`
}

/** What a stage tells them: it is not the site. */
export const stageRobots = 'User-agent: *\nDisallow: /\n'
