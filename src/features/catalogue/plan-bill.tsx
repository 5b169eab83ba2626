import { Trans } from '@lingui/react/macro'
import { Bill } from '#src/ui/bill.tsx'

/** The plans, each with whom it is for and what it costs a month. Whoever sells them tells us when one changes: no call does. */
export function PlanBill() {
  return (
    <Bill
      rows={[
        {
          label: (
            <strong>
              <Trans>Pass Solo</Trans>
            </strong>
          ),
          value: <Trans>€22.90</Trans>,
          note: <Trans>For one person.</Trans>,
        },
        {
          label: (
            <strong>
              <Trans>Pass Under 26</Trans>
            </strong>
          ),
          value: <Trans>€17.90</Trans>,
          note: <Trans>The same, up to your 26th birthday.</Trans>,
        },
        {
          label: (
            <strong>
              <Trans>Pass Duo</Trans>
            </strong>
          ),
          value: <Trans>€36.90</Trans>,
          note: <Trans>For you and whoever comes with you, somebody else each time if you like.</Trans>,
        },
        {
          label: (
            <strong>
              <Trans>Family Pass</Trans>
            </strong>
          ),
          value: <Trans>€38.00</Trans>,
          note: <Trans>For two adults and two children of one household.</Trans>,
        },
        {
          label: (
            <strong>
              <Trans>Pass Gold</Trans>
            </strong>
          ),
          value: <Trans>€29.90</Trans>,
          note: <Trans>For one person, with premium screens and previews.</Trans>,
        },
      ]}
    />
  )
}

/** What can be added to a plan, with what it costs a month. */
export function PlanExtras() {
  return (
    <Bill
      rows={[
        {
          label: <Trans>Premium screens</Trans>,
          value: <Trans>€5.00</Trans>,
          note: <Trans>IMAX, Dolby, 4DX and ScreenX without a supplement.</Trans>,
        },
        {
          label: <Trans>Guest of the month</Trans>,
          value: <Trans>€7.50</Trans>,
          note: <Trans>Once a month somebody comes with you for nothing.</Trans>,
        },
        {
          label: <Trans context="what can be added to a pass">Previews</Trans>,
          value: <Trans>€3.00</Trans>,
          note: <Trans>Films before their first day.</Trans>,
        },
      ]}
    />
  )
}
