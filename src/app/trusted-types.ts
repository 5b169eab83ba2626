import { thirdParties } from '#src/app/settings/third-parties.ts'

declare global {
  interface Window {
    /** Not in every browser yet. What its policies make is an object; it stands in for a text wherever one is expected. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string }
    }
  }
}

/** The only policy that the server's headers allow, by the name that they know. */
const policy = globalThis.window?.trustedTypes?.createPolicy('portal', { createScriptURL: approved })

/**
 * The address of code, for `script.src` and `new Worker(…)`: where a browser enforces Trusted Types, it takes no other. This is the one
 * place that makes them.
 *
 * @param url a file of this very build, or one of a third party that is listed.
 * @throws TypeError for any other address.
 */
export function scriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : approved(url)
}

function approved(text: string): string {
  const url = new URL(text, location.href)
  const ours = url.origin === location.origin && url.pathname.startsWith('/assets/')
  if (ours || thirdParties.scripts.includes(url.origin)) return url.href
  throw new TypeError(`No code is loaded from ${url.href}.`)
}
