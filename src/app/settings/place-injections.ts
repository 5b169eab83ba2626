import type { RegisteredRouter } from '@tanstack/react-router'
import { consent } from '#src/app/consent/consent.ts'
import { answerIn, consentCookie } from '#src/app/consent/consent-cookie.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { readCookie } from '#src/app/storage/cookies.ts'
import { type AcceptedInjection, acceptedInjections } from './injections.ts'
import { mayHoldThirdParties } from './third-party-pages.ts'
import { thirdPartyScript } from './third-party-script.ts'

/** What stands on this document. Code that has run cannot be taken back, so what must be rid of it is loaded anew. */
let placed: Element[] = []

/**
 * Places the elements of third parties that the settings ask for, once in the life of a document: after the customer has agreed, on pages
 * that may hold them, and never inside an app or a frame. From then on a page that may not hold them is opened as a document of its own,
 * and an agreement taken back takes the elements away and loads the page without them.
 */
export function placeInjections(router: RegisteredRouter): void {
  const { settings } = router.options.context
  if (placed.length > 0 || consent.analytics() !== 'granted') return
  if (!mayHoldThirdParties(location.pathname) || hostOf(settings).isEmbedded) return
  placed = acceptedInjections(settings.injections).map(place)
  if (placed.length === 0) return

  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (mayHoldThirdParties(toLocation.pathname)) return
    // The router writes an address a moment later than it says so.
    router.history.flush()
    location.reload()
  })
  consent.subscribe(() => {
    if (consent.analytics() === 'granted') return
    for (const element of placed) element.remove()
    location.reload()
  })
  // The answer may have been changed in another tab.
  document.addEventListener('visibilitychange', () => {
    const answer = answerIn(readCookie(consentCookie.name))
    if (document.visibilityState === 'visible' && answer !== 'granted') consent.set(answer)
  })
}

function place({ element, place, src, attributes }: AcceptedInjection): Element {
  const made = element === 'script' ? script(src) : frame(src)
  for (const [name, value] of attributes) made.setAttribute(name, value)
  if (place === 'head') document.head.append(made)
  else {
    const noscript = document.createElement('noscript')
    noscript.append(made)
    document.body.append(noscript)
  }
  return made
}

function script(src: string): HTMLScriptElement {
  const made = document.createElement('script')
  made.src = thirdPartyScript(src)
  return made
}

/** A frame may run its own code and keep its own cookies, and neither lead the customer away nor open windows. */
function frame(src: string): HTMLIFrameElement {
  const made = document.createElement('iframe')
  made.sandbox.add('allow-scripts', 'allow-same-origin')
  made.src = src
  return made
}
