import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { can, type Holding } from './subscription-actions.ts'
import { isSome } from './subscription-rules.ts'
import type { useChanges } from './use-changes.ts'
import { useOffersAddress } from './use-offers-address.ts'

/** What can be done about the subscription at the moment. What is bought is chosen in the catalogue; leaving stands here like all else. */
export function ActionBar({ holding, changes }: { holding: Holding; changes: ReturnType<typeof useChanges> }) {
  const { pause, resume } = changes
  const cancelling = useUrlDialog('cancel-subscription')
  return (
    <div className="stack">
      <div className="row">
        {can('resume', holding) && (
          <Button busy={resume.isPending} onClick={() => void resume.ask()}>
            <Trans>Resume my pass</Trans>
          </Button>
        )}
        {can('subscribe-again', holding) && (
          <OffersLink>
            <Trans>Subscribe again</Trans>
          </OffersLink>
        )}
        {can('renew', holding) && (
          <OffersLink>
            <Trans>Renew my pass</Trans>
          </OffersLink>
        )}
        {can('change-plan', holding) && (
          <OffersLink>
            <Trans>Change plan</Trans>
          </OffersLink>
        )}
        {can('pause', holding) && (
          <Button variant="text" busy={pause.isPending} onClick={() => void pause.ask()}>
            <Trans>Pause my pass</Trans>
          </Button>
        )}
        {can('cancel', holding) && (
          <button type="button" className={textLinkClass({ tone: 'danger' })} onClick={cancelling.open}>
            <Trans>Cancel my subscription</Trans>
          </button>
        )}
      </div>
      {holding.subscription.withdrawal && <Withdrawing {...holding.subscription.withdrawal} />}
    </div>
  )
}

type Withdrawal = NonNullable<Holding['subscription']['withdrawal']>

/** The right of the first fourteen days: a button of its own, until when, and what comes back. */
function Withdrawing({ lastDate, refundAmount }: Withdrawal) {
  const withdrawing = useUrlDialog('withdraw')
  const day = formatDay(lastDate)
  const sum = formatMoney(refundAmount)
  return (
    <div>
      <button type="button" className={textLinkClass({ tone: 'danger' })} onClick={withdrawing.open}>
        <Trans>Withdraw from the contract</Trans>
      </button>
      <p className="t-small muted">
        {isSome(refundAmount) ? (
          <Trans>
            Possible up to and including {day}, without a reason. {sum} is paid back.
          </Trans>
        ) : (
          <Trans>Possible up to and including {day}, without a reason. Nothing was debited yet.</Trans>
        )}
      </p>
    </div>
  )
}

/** Leads to where plans are sold; where there is no such place, there is no link. */
function OffersLink({ children }: { children: ReactNode }) {
  const address = useOffersAddress()
  if (!address) return null
  return (
    <a className={buttonClass()} href={address}>
      {children}
      <Icon name="outward" />
    </a>
  )
}
