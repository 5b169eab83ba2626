import { i18n } from '@lingui/core'
import { documentTitle } from '#src/app/router/document-title.ts'
import {
  dataTag,
  type HeadTag,
  headTags,
  languageAddresses,
  type PagePlace,
  publicAddress,
} from '#src/app/sharing/head-tags.ts'
import { trailData } from '#src/app/sharing/schema-data.ts'
import type { HeadPart } from '#src/app/sharing/use-head-tags.ts'
import { localeOf } from '#src/site/resolve-site.ts'
import type { Catalogue } from './catalogue.ts'
import { type ListedPage, listedPages } from './shared-pages.ts'

/** Each language's catalog, as the portal is sent it. */
type Messages = Parameters<typeof i18n.loadAndActivate>[0]['messages']

type Source = {
  /** The built index.html. */
  html: string
  /** One for each language of each market whose pages are the portal's own. */
  catalogues: readonly Catalogue[]
  messages: Readonly<Record<string, Messages>>
}

/**
 * What the build writes for those who run no script: for every public page a copy of index.html whose head says what the page is, and
 * for each market the list of all of them.
 *
 * @returns the text of each file, by its path: `fr/sitemap.xml`, `fr/fr/films/noord.html`
 */
export function sharedFiles({ html, catalogues, messages }: Source): Record<string, string> {
  const files: Record<string, string> = {}
  const listed: Record<string, string[]> = {}
  for (const catalogue of catalogues) {
    const { market, language } = catalogue
    i18n.loadAndActivate({
      locale: language,
      locales: [localeOf(market, language)],
      messages: messages[language] ?? {},
    })
    for (const page of listedPages(catalogue)) {
      const place = { market, language, path: `/${language}${page.path}` }
      const path = new URL(publicAddress(place)).pathname
      files[`${market.id}${path}.html`] = pageCopy(html, page, place)
      listed[market.id] = [...(listed[market.id] ?? []), sitemapEntry(place)]
    }
  }
  for (const [market, entries] of Object.entries(listed)) files[`${market}/sitemap.xml`] = sitemap(entries)
  return files
}

/** index.html with the head of one page. Its own code, and so the hashes that the content security policy knows it by, stay as they are. */
function pageCopy(html: string, page: ListedPage, place: PagePlace): string {
  const { market, language } = place
  const trail = [
    ...page.above.map(({ name, path }) => ({
      name,
      href: publicAddress({ market, language, path: `/${language}${path}` }),
    })),
    { name: page.name ?? page.title },
  ]
  const tags = [
    ...headTags(page, place).map((tag) => written('page', tag)),
    ...(page.above.length > 0 ? [written('trail', dataTag(trailData(trail), market))] : []),
  ]
  // By functions: a title may hold what a replacement would take for a reference.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(documentTitle(page.title, market))}</title>`)
    .replace('</head>', () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`)
}

function written(part: HeadPart, { name, attributes, text }: HeadTag): string {
  const all = Object.entries({ 'data-head': part, ...attributes })
  const opening = `<${name} ${all.map(([attribute, value]) => `${attribute}="${escaped(value)}"`).join(' ')}>`
  // Data has no `<` in it, and may not be escaped: a script's text is taken as it stands.
  return text === undefined ? opening : `${opening}${text}</${name}>`
}

function sitemapEntry(place: PagePlace): string {
  const others = Object.entries(languageAddresses(place)).map(
    ([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>\n`,
  )
  return `  <url>\n    <loc>${escaped(publicAddress(place))}</loc>\n${others.join('')}  </url>\n`
}

function sitemap(entries: readonly string[]): string {
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('')}</urlset>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
