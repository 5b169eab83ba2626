import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { subscriptionFacts } from './subscription-facts.tsx'
import { subscriptionQuery } from './subscription-query.ts'
import { situationOf } from './subscription-rules.ts'
import { SubscriptionSentence } from './subscription-sentence.tsx'

/** The subscription at a glance: its state in a sentence, then what goes with it line by line. */
export function SubscriptionSummary() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { data: subscription } = useSuspenseQuery(subscriptionQuery())
  const { site, settings } = useRouteContext({ from: '__root__' })
  const today = dayAt(new Date(), site.market.timeZone)
  const situation = situationOf(subscription, account)
  const rows = subscription ? subscriptionFacts(subscription, account, situation, today) : []
  return (
    <Section
      title={<Trans>Subscription</Trans>}
      action={
        isOn(settings, 'subscriptionEnabled') && (
          <Link
            className={textLinkClass({ tone: 'quiet' })}
            to="/$language/subscription"
            params={{ language: currentLanguage() }}
          >
            <Trans>Details</Trans>
          </Link>
        )
      }
    >
      <p className="t-lead">
        <SubscriptionSentence situation={situation} plan={account.subscriptionState?.currentPlan?.title} />
      </p>
      {rows.length > 0 && <Bill rows={rows} />}
    </Section>
  )
}
