import type { Settings } from '#src/api/contract.ts'

/** All that a host is ever told. An event is a verb and nothing else: no token and no personal data leaves over a bridge. */
export type HostEvent = 'close' | 'logout' | 'refresh-login' | 'register-complete'

/** Who shows the portal inside themselves: an application of the chain, or a page that frames it. */
export type Host = {
  /** Whether there is one at all. */
  isEmbedded: boolean
  /** Whether it is a page. The identity provider's pages cannot be shown there. */
  isFramed: boolean
  /** Whether it hears events: a page that the settings do not name hears none. */
  hears: boolean
  /** Tells it what happened; nobody is told when nobody may be. `register-complete` is for pages alone. */
  send(event: HostEvent): void
}

type Receiver = { postMessage(message: unknown, origin: string): void }

/** A window, as far as a host shows in it. */
type View = Receiver & { parent: Receiver; location: { ancestorOrigins?: ArrayLike<string> } }

/**
 * The host of this visit. Events go one way: nothing that a host could send is needed here, so nobody listens.
 *
 * @param settings name the handler of the iOS application, the object of the Android one, and the origins of pages.
 */
export function hostOf({ embed }: Pick<Settings, 'embed'>, view: View = window): Host {
  const ios = bridge(at(at(view, 'webkit'), 'messageHandlers'), embed.iosHandler)
  const android = bridge(view, embed.androidBridge)
  const isFramed = view.parent !== view
  const origins = isFramed ? parentOrigins(embed.parentOrigins, view.location.ancestorOrigins?.[0]) : []
  return {
    isEmbedded: isFramed || ios !== undefined || android !== undefined,
    isFramed,
    hears: ios !== undefined || android !== undefined || origins.length > 0,
    send(event) {
      if (event !== 'register-complete') {
        ios?.({ event })
        android?.(JSON.stringify({ event }))
      }
      for (const origin of origins) view.parent.postMessage({ event }, origin)
    },
  }
}

/**
 * The origins that the parent's page may have, from the settings; an entry that is no web origin is none.
 *
 * @param actual the parent's origin where the browser tells it. The others could not be reached anyway, and would only leave complaints
 * in its console.
 */
export function parentOrigins(configured: readonly string[], actual?: string): string[] {
  const origins = configured.flatMap((entry) => {
    const url = URL.canParse(entry) ? new URL(entry) : undefined
    const isOrigin = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
    return isOrigin && !url.hostname.includes('*') ? [url.origin] : []
  })
  return [...new Set(origins)].filter((origin) => actual === undefined || origin === actual)
}

/** An application's side of a bridge. One that fails must not stop what the customer was doing. */
function bridge(owner: unknown, name: string | null): ((message: unknown) => void) | undefined {
  const handler = name ? at(owner, name) : undefined
  const post = at(handler, 'postMessage')
  if (typeof post !== 'function' || at(handler, 'window')) return undefined // A window has one too.
  return (message) => {
    try {
      Reflect.apply(post, handler, [message])
    } catch (error) {
      console.error(error)
    }
  }
}

/** A property of something that an application put into the page, of which nothing is known. */
function at(owner: unknown, name: string): unknown {
  return (typeof owner === 'object' || typeof owner === 'function') && owner !== null
    ? Reflect.get(owner, name)
    : undefined
}
