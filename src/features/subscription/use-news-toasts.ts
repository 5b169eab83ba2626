import { useEffect, useEffectEvent, useState } from 'react'
import { toasts } from '#src/app/toasts/toasts.ts'
import { newsIds, type Offer, type Warning } from './subscription-news.ts'
import type { Holding } from './subscription-toasts.ts'

/**
 * Brings up what there is to be told about the pass, in the words of what is known of it by now, and takes back what holds no longer. Most
 * customers have nothing to be told, so the words are fetched when they are needed; where they cannot be, the page has to do without.
 */
export function useNewsToasts(
  news: readonly (Warning | Offer)[],
  { account, subscription, refused, settings }: Holding,
): { isOutOfReach: boolean } {
  const [isOutOfReach, setOutOfReach] = useState(false)
  const bringUp = useEffectEvent(({ newsToasts }: typeof import('./subscription-toasts.ts'), holding: Holding) => {
    for (const toast of newsToasts(news, holding)) toasts.show(toast)
  })
  // No name is a part of another.
  const key = news.map((one) => newsIds[one]).join()

  useEffect(() => {
    toasts.withdraw(Object.values(newsIds).filter((id) => !key.includes(id)))
    if (!key) return
    let hasLeft = false
    import('./subscription-toasts.ts').then(
      (words) => !hasLeft && bringUp(words, { account, subscription, refused, settings }),
      () => setOutOfReach(true),
    )
    return () => {
      hasLeft = true
    }
  }, [key, account, subscription, refused, settings])

  return { isOutOfReach }
}
