import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#src/api/contract.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { WriteToUs } from '#src/app/screens/write-to-us.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CardNotice } from './card-notice.tsx'
import { type Situation, unpaidSince } from './subscription-rules.ts'

type SubscriptionWarningProps = { situation: Situation; subscription: Subscription | null }

/** The one line about a subscription that cannot be missed: what is owed or stops the pass at the door, else a bank card that runs out. */
export function SubscriptionWarning({ situation, subscription }: SubscriptionWarningProps) {
  switch (situation.kind) {
    case 'unpaid':
      return <Unpaid {...situation} since={subscription && unpaidSince(subscription)} />
    case 'photo-rejected':
      return (
        <Notice tone="danger">
          <Trans>
            <strong>The photo on your pass was turned down.</strong> The pass is blocked until there is a new one.
          </Trans>
        </Notice>
      )
    case 'blocked':
      return (
        <Notice tone="danger" action={<WriteToUs />}>
          <Trans>
            <strong>Your pass is blocked.</strong> Please ask about it at the counter of any of our cinemas.
          </Trans>
        </Notice>
      )
    default:
      return <CardNotice subscription={subscription} />
  }
}

type UnpaidProps = Extract<Situation, { kind: 'unpaid' }> & { since: string | null | undefined }

/** What is owed since when, what that stops, and the one thing to do about it. */
function Unpaid({ balance, blocked, ended, since }: UnpaidProps) {
  const sum = balance && formatMoney(balance)
  const day = since && formatDay(since)
  return (
    <Notice tone="danger" action={<WriteToUs />}>
      <p>
        <strong>
          <Trans>A payment for your pass did not go through.</Trans>
        </strong>{' '}
        {sum && day && (
          <Trans>
            {sum} has been due since {day}. You can pay at the counter of any of our cinemas.
          </Trans>
        )}
        {sum && !day && <Trans>{sum} is still to be paid, at the counter of any of our cinemas.</Trans>}{' '}
        {blocked && !ended && <Trans>Until then the pass opens no doors.</Trans>}
        {!blocked && !ended && <Trans>Until then debits are stopped, and the pass may be refused at the door.</Trans>}
      </p>
    </Notice>
  )
}
