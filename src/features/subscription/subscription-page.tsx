import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { StaleNotice } from './stale-notice.tsx'
import styles from './subscription-head.module.css'
import { SubscriptionHeld } from './subscription-held.tsx'
import { subscriptionQuery } from './subscription-query.ts'
import { situationOf } from './subscription-rules.ts'
import { SubscriptionSentence } from './subscription-sentence.tsx'
import { useOffersAddress } from './use-offers-address.ts'

type SubscriptionPageProps = {
  /** The pass itself, and what there is to do about it. */
  passCard?: ReactNode
  /** The dialog that puts a pass card on the account. Without it, nothing here leads to that. */
  attachCard?: ReactNode
}

/** The subscription: its state in a sentence, what can be done about it, what is going to change, what it costs and its documents. */
export function SubscriptionPage({ passCard, attachCard }: SubscriptionPageProps) {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const accountRead = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const subscriptionRead = useSuspenseQuery(subscriptionQuery())
  const account = accountRead.data
  const subscription = subscriptionRead.data
  const isStale = accountRead.isError || subscriptionRead.isError
  const attach = attachCard && <AttachButton />
  return (
    <>
      <AccountPageHead title={<Trans>Your subscription</Trans>} />
      {isStale && <StaleNotice isBusy={accountRead.isFetching || subscriptionRead.isFetching} />}
      {subscription ? (
        <SubscriptionHeld
          subscription={subscription}
          account={account}
          card={
            <>
              {passCard}
              {attach && <div>{attach}</div>}
            </>
          }
        />
      ) : (
        <NotHeld account={account} attach={attach} card={passCard} />
      )}
      {attachCard}
    </>
  )
}

function AttachButton() {
  const { open } = useUrlDialog('attach-card')
  return (
    <Button variant="text" onClick={open}>
      <Trans>Add a pass card</Trans>
    </Button>
  )
}

/** Nobody's subscription yet, or not any more: what it would be, and whom to ask. */
function NotHeld({ account, attach, card }: { account: Account; attach: ReactNode; card: ReactNode }) {
  const { settings } = useRouteContext({ from: '__root__' })
  const offers = useOffersAddress()
  return (
    <>
      <EmptyState
        lead={<SubscriptionSentence situation={situationOf(null, account)} plan={undefined} />}
        text={
          <Trans>You can take one at the counter of any of our cinemas. It then stands here, with its invoices.</Trans>
        }
        actions={
          <>
            {offers && (
              <SiteLink className={buttonClass()} href={offers}>
                <Trans>Choose a pass</Trans>
              </SiteLink>
            )}
            {isOn(settings, 'contactBlockDisplayed') && (
              <Link
                className={buttonClass({ variant: offers ? 'line' : 'primary' })}
                to="/$language/contact"
                params={{ language: currentLanguage() }}
              >
                <Trans>Ask about the pass</Trans>
              </Link>
            )}
            {attach}
          </>
        }
      />
      <div className={styles.head}>
        <div className={styles.card}>{card}</div>
      </div>
    </>
  )
}
