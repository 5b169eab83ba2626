import type { IdentityLink } from '#src/api/contract.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { appleIcon, googleIcon } from '#src/ui/page-icons.ts'

/** The services that can be linked, in the order in which they stand. Their names are brands, so they are not translated. */
const offered = [
  { provider: 'facebook', name: 'Facebook', icon: 'facebook' },
  { provider: 'apple', name: 'Apple', icon: 'apple' },
  { provider: 'google-oauth2', name: 'Google', icon: 'google' },
] as const

const drawings: Record<string, IconName> = { facebook: 'facebook', apple: appleIcon, google: googleIcon }

/** A service, and the account there that is linked, if one is. */
export type Service = {
  /** The same while it is linked and unlinked. */
  key: string
  provider: string
  name: string
  icon: IconName
  account: IdentityLink['account'] | undefined
}

/**
 * The services to show: those that can be linked, with the accounts that are, and whatever else is linked. A service that is new here goes
 * by the name that the server gives it; two accounts of one service, which should not be, are both shown.
 */
export function servicesOf(links: readonly IdentityLink[]): Service[] {
  const known = offered.flatMap((service) => {
    const own = links.filter(({ provider }) => provider === service.provider)
    const { provider, name, icon } = service
    if (own.length === 0) return [{ key: provider, provider, name, icon: iconOf(icon), account: undefined }]
    return own.map((link, nth) => ({ ...shown(link, name), key: nth === 0 ? provider : `${provider} ${nth}` }))
  })
  const others = links.filter((link) => !offered.some(({ provider }) => provider === link.provider))
  return [...known, ...others.map((link) => shown(link, link.provider))]
}

/** The one that the customer's account was made with, if it was made with one. They have no password then. */
export function mainService(services: readonly Service[]): Service | undefined {
  return services.find(({ account }) => account?.main)
}

function shown({ provider, icon, account }: IdentityLink, name: string): Service {
  return { key: `${provider} ${account.id}`, provider, name, icon: iconOf(icon), account }
}

function iconOf(name: string): IconName {
  return (Object.hasOwn(drawings, name) && drawings[name]) || 'link'
}
