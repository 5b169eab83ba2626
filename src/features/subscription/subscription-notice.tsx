import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account, PassCard, Subscription } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { CardNotice } from './card-notice.tsx'
import { newsIds, offerOf, warningOf } from './subscription-news.ts'
import { subscriptionQuery } from './subscription-query.ts'
import { situationOf } from './subscription-rules.ts'
import { SubscriptionWarning } from './subscription-warning.tsx'
import { useNewsToasts } from './use-news-toasts.ts'

/**
 * What the home has to say about the pass before anything else. It comes up as a toast; a warning that was put away stands in the page
 * from the next visit on, as long as it holds. Where there is no warning, a bank card that runs out has that place.
 */
export function SubscriptionNotice() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { data: subscription } = useQuery({ ...subscriptionQuery(), throwOnError: false })
  return subscription === undefined ? (
    <CardNotice subscription={subscription} />
  ) : (
    <News account={account} subscription={subscription} />
  )
}

function News({ account, subscription }: { account: Account; subscription: Subscription | null }) {
  const { settings } = useRouteContext({ from: '__root__' })
  const situation = situationOf(subscription, account)
  const warning = warningOf(situation)
  const { isKnown, refused } = useRefusedPhoto({ isAsked: warning !== 'photo' })
  // Nothing is sold to somebody being warned.
  const mayOffer = isOn(settings, 'subscriptionEnabled') && isKnown && !refused
  const offer = mayOffer ? offerOf(situation, account) : undefined
  const news = [warning, refused ? ('photo' as const) : undefined, offer].filter((one) => one !== undefined)
  const { isOutOfReach } = useNewsToasts(news, { account, subscription, refused, settings })
  // Put away just now, it would push down what is being read.
  const [wasPutAway] = useState(() => warning !== undefined && toasts.isDismissed(newsIds[warning]))
  return (
    (!warning || wasPutAway || isOutOfReach) && (
      <SubscriptionWarning situation={situation} subscription={subscription} />
    )
  )
}

/** A card in use whose photo was turned down, which need not have stopped the pass yet; cards without a subscription have photos too. */
function useRefusedPhoto({ isAsked }: { isAsked: boolean }): { isKnown: boolean; refused: PassCard | undefined } {
  const cards = useQuery({ ...apiQuery('/api/accounts/me/cards'), enabled: isAsked, throwOnError: false })
  const refused = cards.data?.find(({ active, photoStatus }) => active && photoStatus === 'KO')
  return isAsked ? { isKnown: !cards.isPending, refused } : { isKnown: true, refused: undefined }
}
