import { Trans } from '@lingui/react/macro'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { OfferLinks, OffersElsewhere } from './offers.tsx'
import { can, type Holding } from './subscription-actions.ts'
import { isSome } from './subscription-rules.ts'
import type { useChanges } from './use-changes.ts'
import { useOffersAddress } from './use-offers-address.ts'

/** What can be done about the subscription at the moment. What is bought is chosen in the catalogue; leaving stands here like all else. */
export function ActionBar({ holding, changes }: { holding: Holding; changes: ReturnType<typeof useChanges> }) {
  const { pause, resume } = changes
  const offers = useOffersAddress()
  const cancelling = useUrlDialog('cancel-subscription')
  return (
    <div className="stack">
      <div className="row">
        {can('resume', holding) && (
          <Button busy={resume.isPending} onClick={() => void resume.ask()}>
            <Trans>Resume my pass</Trans>
          </Button>
        )}
        {offers && <OfferLinks holding={holding} address={offers} />}
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
      {!offers && <OffersElsewhere holding={holding} />}
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
