import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useRouteContext } from '@tanstack/react-router'
import type { Account, Subscription } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { Bill } from '#src/ui/bill.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { SubscriptionBills } from './subscription-bills.tsx'
import { subscriptionFacts } from './subscription-facts.tsx'
import { subscriptionQuery } from './subscription-query.ts'
import { situationOf } from './subscription-rules.ts'
import { SubscriptionSentence } from './subscription-sentence.tsx'
import { SubscriptionWarning } from './subscription-warning.tsx'

/** The subscription: its state in a sentence, what goes with it, the month's supplements and the invoices. */
export function SubscriptionPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { data: subscription } = useSuspenseQuery(subscriptionQuery())
  return (
    <>
      <AccountPageHead title={<Trans>Your subscription</Trans>} />
      {subscription ? <Held subscription={subscription} account={account} /> : <NotHeld account={account} />}
    </>
  )
}

function Held({ subscription, account }: { subscription: Subscription; account: Account }) {
  const { site } = useRouteContext({ from: '__root__' })
  const situation = situationOf(subscription, account)
  const plan = account.subscriptionState?.currentPlan?.title
  const today = dayAt(new Date(), site.market.timeZone)
  return (
    <>
      <SubscriptionWarning situation={situation} />
      <Section title={plan ?? <Trans>Your pass</Trans>} layout="margin">
        <p className="t-lead">
          <SubscriptionSentence situation={situation} plan={plan} />
        </p>
        <Bill
          rows={[
            ...subscriptionFacts(subscription, account, situation, today),
            { label: <Trans>Subscription number</Trans>, value: subscription.subscriptionNumber },
          ]}
        />
      </Section>
      <SubscriptionBills subscription={subscription} />
    </>
  )
}

/** Nobody's subscription yet, or not any more: what it would be, and whom to ask. */
function NotHeld({ account }: { account: Account }) {
  const { settings } = useRouteContext({ from: '__root__' })
  return (
    <EmptyState
      lead={<SubscriptionSentence situation={situationOf(null, account)} plan={undefined} />}
      text={
        <Trans>You can take one at the counter of any of our cinemas. It then stands here, with its invoices.</Trans>
      }
      actions={
        isOn(settings, 'contactBlockDisplayed') && (
          <Link className={buttonClass()} to="/$language/contact" params={{ language: currentLanguage() }}>
            <Trans>Ask about the pass</Trans>
          </Link>
        )
      }
    />
  )
}
