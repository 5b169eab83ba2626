import { useEffect, useState, useSyncExternalStore } from 'react'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { consent } from './consent.ts'
import { consentPreferences } from './consent-preferences.ts'
import type { ConsentPanel } from './panel.tsx'

/**
 * Loads the consent panel when it is needed and not before: once the page has come to rest and nobody has answered yet, or when a link
 * asks for the preferences. Put it before the header, so that the question is met early by keyboard.
 */
export function ConsentGate() {
  const unanswered = useSyncExternalStore(consent.subscribe, consent.analytics) === 'unknown'
  const asked = useSyncExternalStore(consentPreferences.subscribe, consentPreferences.isOpen)
  const [Panel, setPanel] = useState<typeof ConsentPanel>()

  useEffect(() => {
    if (Panel || !(unanswered || asked)) return
    const load = () =>
      import('./panel.tsx').then(
        (panel) => setPanel(() => panel.ConsentPanel),
        () => {
          // Out of reach: nothing is counted, and the next page asks again. Somebody who pressed a link must hear of it.
          if (!asked) return
          consentPreferences.close()
          toasts.show({ type: 'error', content: defaultError, closable: true })
        },
      )
    return asked ? void load() : whenIdle(load)
  }, [Panel, unanswered, asked])

  return (
    <>
      <div aria-live="polite">{Panel && unanswered && <Panel part="question" />}</div>
      {Panel && <Panel part="preferences" />}
    </>
  )
}

/** Runs something when the browser has nothing better to do. @returns what calls it off. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}
