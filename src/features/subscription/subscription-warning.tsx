import { Trans } from '@lingui/react/macro'
import { formatMoney } from '#src/app/i18n/formats.ts'
import { Notice } from '#src/ui/notice.tsx'
import { CardNotice } from './card-notice.tsx'
import type { Situation } from './subscription-rules.ts'

/** The one line about a subscription that cannot be missed: what is owed or stops the pass at the door, else a bank card that runs out. */
export function SubscriptionWarning({ situation }: { situation: Situation }) {
  switch (situation.kind) {
    case 'unpaid':
      return <Unpaid {...situation} />
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
        <Notice tone="danger">
          <Trans>
            <strong>Your pass is blocked.</strong> Please ask about it at the counter of any of our cinemas.
          </Trans>
        </Notice>
      )
    default:
      return <CardNotice />
  }
}

function Unpaid({ balance, blocked }: Extract<Situation, { kind: 'unpaid' }>) {
  const sum = balance && formatMoney(balance)
  return (
    <Notice tone="danger">
      <p>
        <strong>
          <Trans>A payment for your pass did not go through.</Trans>
        </strong>{' '}
        {sum && <Trans>{sum} is still to be paid.</Trans>}{' '}
        {blocked && <Trans>Until then the pass opens no doors.</Trans>}
      </p>
    </Notice>
  )
}
