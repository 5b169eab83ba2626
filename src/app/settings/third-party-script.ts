import { thirdParties } from './third-parties.ts'

/** The part of Trusted Types that is used here; not every browser has it. Its values count as text wherever they are passed on. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
/** The server's headers know the policy by this name. */
const policy = trustedTypes?.createPolicy('third-party-script', { createScriptURL: listed })

/**
 * The address of a third party's code in the form that a browser under Trusted Types insists on.
 *
 * @throws TypeError for an address that is on nobody's list: this is the last door, and it does not rely on those before it.
 */
export function thirdPartyScript(url: string): string {
  return policy ? policy.createScriptURL(url) : listed(url)
}

function listed(text: string): string {
  const { origin, href } = new URL(text)
  if (!thirdParties.scripts.includes(origin)) throw new TypeError(`${href} is nobody's that may run code here.`)
  return href
}
