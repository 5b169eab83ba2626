import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#src/api/contract.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { supplements } from './subscription-rules.ts'

/** Everything that came on top in the running month, by film and cinema, with its sum: none of it is a surprise later. */
export function SupplementsSection({ subscription }: { subscription: Subscription }) {
  const sum = supplements(subscription)
  const lines = subscription.consumption.supplements
  return (
    <Section title={<Trans>Supplements this month</Trans>} layout="margin">
      {lines.length === 0 ? (
        <p className="muted">
          <Trans>None so far. What a visit costs on top of the pass, such as IMAX, stands here.</Trans>
        </p>
      ) : (
        <Bill
          rows={lines.map(({ name, movie, cinema, date, amount }) => ({
            label: [movie, name].filter(Boolean).join(', '),
            value: formatMoney(amount),
            note: [cinema, formatDay(date)].filter(Boolean).join(', '),
          }))}
          sum={sum && { label: <Trans>Together</Trans>, value: formatMoney(sum) }}
        />
      )}
    </Section>
  )
}
