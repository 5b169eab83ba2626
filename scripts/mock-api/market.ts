import type { IncomingHttpHeaders } from 'node:http'
import type { Language, Market } from './personas.ts'

const acceptable = /^[a-z0-9.-]{1,100}(?::\d{1,5})?$/i

/**
 * The `Host` of a request, or undefined when it is missing or is not the name of this machine. Everything here
 * answers to localhost names and addresses only, so that another site cannot talk to it through a name of its own.
 */
export function localHost(header: string | undefined): string | undefined {
  if (!header || !acceptable.test(header)) return undefined
  const host = header.toLowerCase()
  const name = host.replace(/:\d+$/, '')
  const local = name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1'
  return local ? host : undefined
}

/** Where the visitor is, who may have come by a server in front of this one. @param host of this machine, as was asked. */
export function originOf(headers: IncomingHttpHeaders, host: string): string {
  const { 'x-forwarded-proto': scheme, 'x-forwarded-host': front } = headers
  return scheme === 'https' && typeof front === 'string' ? `https://${localHost(front) ?? host}` : `http://${host}`
}

/** The market a host belongs to: Dutch when one of its labels is `nl`, French otherwise. */
export function marketOf(host: string): Market {
  return host.replace(/:\d+$/, '').split('.').includes('nl') ? 'nl' : 'fr'
}

/** The languages each market's site can be read in, its own first. */
export const marketLanguages: Record<Market, readonly Language[]> = { fr: ['fr', 'en'], nl: ['nl', 'en'] }

function known(tag: string): Language | undefined {
  const base = tag.trim().slice(0, 2).toLowerCase()
  return base === 'fr' || base === 'nl' || base === 'en' ? base : undefined
}

/**
 * The language to speak, from the wishes in order of strength: each may be a list of language tags (`ui_locales`,
 * `Accept-Language`) or empty. The market's own language when none of them is one of ours.
 */
export function chooseLanguage(market: Market, ...wishes: (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    for (const tag of (wish ?? '').split(/[\s,]+/)) {
      const language = known(tag)
      if (language) return language
    }
  }
  return market
}

/** As `chooseLanguage`, but among the market's own languages alone: that is what the API answers in. */
export function marketLanguage(market: Market, ...wishes: (string | null | undefined)[]): Language {
  const language = chooseLanguage(market, ...wishes)
  return marketLanguages[market].includes(language) ? language : market
}
