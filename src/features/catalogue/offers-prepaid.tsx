import { Trans } from '@lingui/react/macro'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { WhereToBuy } from './offers-where.tsx'

/** Places that are paid ahead: one, two or more on a card. */
export function PrepaidOffer() {
  return (
    <Section
      title={<Trans>Prepaid cards</Trans>}
      layout="margin"
      id="prepaid"
      note={<Trans>For going now and then.</Trans>}
    >
      <Bill
        rows={[
          {
            label: <Trans>Prepaid ticket</Trans>,
            value: <Trans>€9.90</Trans>,
            note: <Trans>One place, any day.</Trans>,
          },
          {
            label: <Trans>Card for two</Trans>,
            value: <Trans>€17.80</Trans>,
            note: <Trans>Two places at one showing, Monday to Thursday.</Trans>,
          },
          {
            label: <Trans>Book of five tickets</Trans>,
            value: <Trans>€44.50</Trans>,
            note: <Trans>Five places, any day, together or one by one.</Trans>,
          },
        ]}
      />
      <p>
        <Trans>
          Good for a year in all our cinemas, supplements not included. Put the card into your wallet and its places are
          offered when you book; you can give them to a friend by e-mail.
        </Trans>
      </p>
      <WhereToBuy>
        <Trans>Buy prepaid tickets</Trans>
      </WhereToBuy>
    </Section>
  )
}
