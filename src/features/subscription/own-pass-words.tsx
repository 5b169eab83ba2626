import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { textLinkClass } from '#src/ui/text-link.ts'
import { subscriptionQuery } from './subscription-query.ts'
import { situationOf } from './subscription-rules.ts'
import { SubscriptionSentence } from './subscription-sentence.tsx'

/** The subscription in a sentence, and the way to it for somebody who has or had one. */
export function OwnPassWords() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { data: subscription } = useSuspenseQuery(subscriptionQuery())
  const { settings } = useRouteContext({ from: '__root__' })
  return (
    <>
      <p className="t-lead">
        <SubscriptionSentence
          situation={situationOf(subscription, account)}
          plan={account.subscriptionState?.currentPlan?.title}
        />
      </p>
      {subscription && isOn(settings, 'subscriptionEnabled') && (
        <Link className={textLinkClass()} to="/$language/subscription" params={{ language: currentLanguage() }}>
          <Trans>Your subscription</Trans>
        </Link>
      )}
    </>
  )
}
