import { useEffect, useEffectEvent, useState } from 'react'
import { toasts } from '#src/app/toasts/toasts.ts'
import type { Offer, Warning } from './subscription-news.ts'
import type { Holding } from './subscription-toasts.ts'

/**
 * Brings up what there is to be told about the pass. Most customers have nothing to be told, so its words are fetched when they are
 * needed; where they cannot be, the page has to do without.
 */
export function useNewsToasts(news: readonly (Warning | Offer)[], holding: Holding): { isOutOfReach: boolean } {
  const [isOutOfReach, setOutOfReach] = useState(false)
  const bringUp = useEffectEvent(({ newsToasts }: typeof import('./subscription-toasts.ts')) => {
    for (const toast of newsToasts(news, holding)) toasts.show(toast)
  })
  const key = news.join(' ')

  useEffect(() => {
    if (key === '') return
    let hasLeft = false
    import('./subscription-toasts.ts').then(
      (words) => !hasLeft && bringUp(words),
      () => setOutOfReach(true),
    )
    return () => {
      hasLeft = true
    }
  }, [key])

  return { isOutOfReach }
}
