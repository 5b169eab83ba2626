import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#src/app/boot/when-idle.ts'
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
  const answer = useSyncExternalStore(consent.subscribe, consent.analytics)
  const unanswered = answer === 'unknown'
  const asked = useSyncExternalStore(consentPreferences.subscribe, consentPreferences.isOpen)
  const [Panel, setPanel] = useState<typeof ConsentPanel>()

  useEffect(() => {
    if (Panel || !(unanswered || asked)) return
    // Awaited and not chained: a style sheet that does not come fails before what is chained to the import.
    const load = async () => {
      try {
        const { ConsentPanel } = await import('./panel.tsx')
        setPanel(() => ConsentPanel)
      } catch {
        // Out of reach: nothing is counted, and the next page asks again. Somebody who pressed a link must hear of it.
        if (!asked) return
        consentPreferences.close()
        toasts.show({ type: 'error', content: defaultError, closable: true })
      }
    }
    return asked ? void load() : whenIdle(() => void load())
  }, [Panel, unanswered, asked])

  useThirdParties(answer === 'granted')

  return (
    <>
      <div aria-live="polite">{Panel && unanswered && <Panel part="question" />}</div>
      {Panel && <Panel part="preferences" />}
    </>
  )
}

/** Lets third parties onto the page once they are allowed, where the settings name any and each page anew: not every page may hold them. */
function useThirdParties(allowed: boolean): void {
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const named = router.options.context.settings.injections.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): another page may hold what this one may not
  useEffect(() => {
    if (!allowed || !named) return
    // Without that code there is nothing to place them, and nobody misses them.
    return whenIdle(() =>
      import('#src/app/settings/place-injections.ts').then(
        ({ placeInjections }) => placeInjections(router),
        () => undefined,
      ),
    )
  }, [allowed, named, pathname, router])
}
