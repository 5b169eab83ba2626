import { type Language, type Market, markets } from './markets.ts'

/** The stages that a host name's prefix can name. */
export const environments = ['prod', 'preprod', 'staging', 'uat', 'dev'] as const
export type Environment = (typeof environments)[number]

export type Site = { market: Market; environment: Environment }

/**
 * Finds the market and the environment of a host name.
 *
 * The environment is the prefix of the host name, joined to the market's domain by a dot or a dash
 * (`staging.compte…`, `uat-compte…`). Without a prefix it is production, and on a `.localhost` name development.
 *
 * @param hostname `location.hostname`, any case, no port.
 * @returns `undefined` for a host that no market owns.
 */
export function resolveSite(hostname: string): Site | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  for (const market of markets) {
    for (const domain of market.domains) {
      if (host === domain) return { market, environment: domain.endsWith('.localhost') ? 'dev' : 'prod' }
      const environment = environments.find((name) => host === `${name}.${domain}` || host === `${name}-${domain}`)
      if (environment) return { market, environment }
    }
  }
  return undefined
}

/** Whether a path segment is one of the market's languages; anything else is a page that does not exist. */
export function isLanguageOf(market: Market, segment: string | undefined): segment is Language {
  return market.languages.some((language) => language === segment)
}

/**
 * The BCP 47 tag that formats dates, sums and numbers for a language read in a market, such as `fr-FR`. English is Europe's in both:
 * browsers that have not heard of `en-FR`, as older phones, write an American “8:15 PM” for it.
 */
export function localeOf(market: Market, language: Language): string {
  return language === 'en' ? 'en-150' : `${language}-${market.region}`
}
