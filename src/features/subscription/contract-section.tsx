import { Trans } from '@lingui/react/macro'
import { call } from '#src/api/client.ts'
import type { Account } from '#src/api/contract.ts'
import { fileNamePart } from '#src/app/downloads/save-file.ts'
import { usePdf } from '#src/app/downloads/use-pdf.ts'
import { formatLongDay } from '#src/app/i18n/page-formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Button } from '#src/ui/button.tsx'
import { downloadIcon } from '#src/ui/page-icons.ts'
import { Section } from '#src/ui/section.tsx'
import { cardFact } from './card-fact.tsx'
import type { Holding } from './subscription-actions.ts'

type ContractSectionProps = {
  holding: Holding
  card: Account['card']
  /** `YYYY-MM-DD` in the market. */
  today: string
}

/** What was concluded: the number that customer service asks for, since when, for how long, how it is paid, and the document. */
export function ContractSection({ holding: { subscription, account }, card, today }: ContractSectionProps) {
  const { subscriptionNumber, cardNumber, date, isADI, cancellation } = subscription
  const { isBusy, save } = usePdf(
    () => call('get', '/api/accounts/me/subscription/contract', { parseAs: 'blob' }),
    `contract-${fileNamePart(subscriptionNumber)}.pdf`,
  )
  const end = cancellation && formatLongDay(cancellation.endDate)
  const isOpen = account.subscription && isADI && !account.subscriptionState?.cancelPending
  return (
    <Section title={<Trans>Your contract</Trans>} layout="margin">
      <Bill
        rows={[
          { label: <Trans>Subscription number</Trans>, value: subscriptionNumber },
          ...(cardNumber ? [{ label: <Trans>Number of the pass card</Trans>, value: cardNumber }] : []),
          { label: <Trans>With us since</Trans>, value: formatLongDay(date) },
          ...(isOpen ? [{ label: <Trans>Runs</Trans>, value: <Trans>until you cancel it</Trans> }] : []),
          ...(account.subscription && !isOpen && end
            ? [{ label: <Trans>Runs</Trans>, value: <Trans>until {end}</Trans> }]
            : []),
          ...(account.subscription && card ? [cardFact(card, today)] : []),
        ]}
      />
      <div>
        <Button variant="text" icon={downloadIcon} busy={isBusy} onClick={() => void save()}>
          <Trans>Download the contract (PDF)</Trans>
        </Button>
      </div>
    </Section>
  )
}
