import { Plural, Trans } from '@lingui/react/macro'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { planOn } from './plan-rules.ts'
import { can, type Holding } from './subscription-actions.ts'
import { isSome, nextDebit, type Situation, supplements } from './subscription-rules.ts'
import { SupplementSwitch } from './supplement-switch.tsx'

/** What the next debit is made of, or why there is none; and how supplements are debited. */
export function DebitSection({ holding, situation }: { holding: Holding; situation: Situation }) {
  const { subscription, account } = holding
  const { consumption, debitInvoiceEnabled } = subscription
  const debit = nextDebit(subscription)
  const extra = debitInvoiceEnabled ? supplements(subscription) : undefined
  const debited = debit && account.subscriptionState && planOn(account.subscriptionState, debit.date)
  const count = debited?.addons.length ?? 0
  const day = debit && formatDay(debit.date)
  return (
    <Section title={<Trans>Next debit</Trans>} layout="margin">
      {debit ? (
        <Bill
          rows={[
            ...(isSome(consumption.subscriptionAmount)
              ? [
                  {
                    label: debited?.plan?.title ?? <Trans>Your plan</Trans>,
                    value: formatMoney(consumption.subscriptionAmount),
                    note: count > 0 && <Plural value={count} one="with # addon" other="with # addons" />,
                  },
                ]
              : []),
            ...(extra
              ? [
                  {
                    label: <Plural value={consumption.supplements.length} one="# supplement" other="# supplements" />,
                    value: formatMoney(extra),
                  },
                ]
              : []),
          ]}
          sum={{ label: <Trans>On {day}</Trans>, value: formatMoney(debit.amount) }}
        />
      ) : (
        <p>
          <NoDebit situation={situation} />
        </p>
      )}
      {can('choose-debits', holding) && <SupplementSwitch subscription={subscription} />}
    </Section>
  )
}

function NoDebit({ situation }: { situation: Situation }) {
  switch (situation.kind) {
    case 'paused':
      return <Trans>Nothing is debited while your pass is paused.</Trans>
    case 'unpaid':
      return <Trans>Debits are stopped until everything is paid.</Trans>
    case 'ending':
      return <Trans>Nothing more is debited.</Trans>
    default:
      return <Trans>Nothing is to be debited as things are.</Trans>
  }
}
