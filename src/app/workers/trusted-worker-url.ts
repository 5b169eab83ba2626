/** The part of Trusted Types that is used here; not every browser has it. Its values count as text wherever they are passed on. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
const policy = trustedTypes?.createPolicy('own-worker', { createScriptURL: ownUrl })

/**
 * The address of a worker in the form that a browser under Trusted Types insists on.
 *
 * @throws TypeError for an address that is not the portal's own.
 */
export function trustedWorkerUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : ownUrl(url)
}

function ownUrl(url: string): string {
  const { origin, href } = new URL(url, location.href)
  if (origin !== location.origin) throw new TypeError(`${href} is not the portal's own.`)
  return href
}
