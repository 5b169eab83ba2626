import { asRouted, asSpelled } from '#src/app/links/path-words.ts'
import { documentTitle } from '#src/app/router/document-title.ts'
import type { Language, Market } from '#src/site/markets.ts'
import { publicOrigin } from './public-origin.ts'
import type { SchemaData } from './schema-data.ts'

/** What others are told of a page. */
export type SharedPage = {
  /** Without the chain's name. */
  title: string
  /** A sentence or two for search results and shared links. */
  description: string
  /** A picture of what the page is about, absolute or from the portal's root. */
  image?: string | null | undefined
  /** What the page is about, as schema.org describes it. Its first one says what kind of page it is. */
  data?: readonly SchemaData[] | undefined
}

/** Where that page is. */
export type PagePlace = {
  market: Market
  language: Language
  /** From the root, spelled in any language. */
  path: string
}

/** An element of a document's head: written into the page by the build, or put there by the app. */
export type HeadTag = {
  name: 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  /** Of a script: data, and no code. */
  text?: string
}

/** A page's address as its own language spells it, for the public. */
export function publicAddress({ market, language, path }: PagePlace): string {
  const [, , ...rest] = path.split('/')
  return publicOrigin(market) + asSpelled(asRouted(['', language, ...rest].join('/').replace(/\/$/, '')))
}

/** The languages in which a page can be read, by the code that search engines know each by. The one for all others is the market's first. */
export function languageAddresses(place: PagePlace): Record<string, string> {
  const { market } = place
  const addresses = market.languages.map((language) => [language, publicAddress({ ...place, language })])
  return Object.fromEntries([...addresses, ['x-default', publicAddress({ ...place, language: market.languages[0] })]])
}

/** All that a search engine, a messenger or a social network reads of a page, but for its title. */
export function headTags(page: SharedPage, place: PagePlace): HeadTag[] {
  const { market, language } = place
  const address = publicAddress(place)
  const [subject] = page.data ?? []
  const image = page.image ? publicUrl(page.image, market) : undefined
  const others = market.languages.filter((other) => other !== language)
  return [
    named('description', page.description),
    link('canonical', address),
    ...Object.entries(languageAddresses(place)).map(([hreflang, href]) => link('alternate', href, { hreflang })),
    graph('og:type', subject?.['@type'] === 'Movie' ? 'video.movie' : 'website'),
    graph('og:site_name', market.brand),
    graph('og:title', documentTitle(page.title, market)),
    graph('og:description', page.description),
    graph('og:url', address),
    graph('og:locale', openGraphLocale(market, language)),
    ...others.map((other) => graph('og:locale:alternate', openGraphLocale(market, other))),
    ...(image ? [graph('og:image', image), graph('og:image:alt', page.title)] : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(page.data ?? []).map((data) => dataTag({ url: address, ...data }, market)),
  ]
}

/** Data about a page for search engines. Its addresses become absolute, and `<` is written so that no text in it can end its element. */
export function dataTag(data: SchemaData, market: Market): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) =>
    addressKeys.has(key) && typeof value === 'string' ? publicUrl(value, market) : value,
  )
  return {
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: text.replaceAll('<', '\\u003c'),
  }
}

const addressKeys = new Set(['url', 'image', 'item', 'hasMap'])

/** An address for the public: a path, or one on the host that the page was opened on, is one of the market's own. Only the web's are named. */
function publicUrl(address: string, market: Market): string | undefined {
  const origin = publicOrigin(market)
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (!/^https?:$/.test(url.protocol)) return undefined
  const isOwn = url.origin === globalThis.location?.origin
  return isOwn ? origin + url.pathname + url.search + url.hash : url.href
}

function openGraphLocale(market: Market, language: Language): string {
  return `${language}_${market.region}`
}

function named(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } }
}

function graph(property: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property, content } }
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: 'link', attributes: { rel, ...more, href } }
}
