import { Trans } from '@lingui/react/macro'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { WhereToBuy } from './offers-where.tsx'

/** A present of which nobody has to know the film. */
export function GiftCardOffer() {
  return (
    <Section title={<Trans>Gift cards</Trans>} layout="margin" id="gift-cards" note={<Trans>For somebody else.</Trans>}>
      <Bill
        rows={[
          { label: <Trans>Any amount</Trans>, value: <Trans>€15 to €150</Trans> },
          {
            label: <Trans>How it comes</Trans>,
            value: <Trans>card or e-mail</Trans>,
            note: <Trans>By e-mail it is there in a few minutes, or on the day that you choose.</Trans>,
          },
        ]}
      />
      <p>
        <Trans>
          It pays for seats, supplements and everything at the counter. What is not spent stays on it, for two years.
          The code under the silver strip puts it into the wallet, where its balance stands.
        </Trans>
      </p>
      <WhereToBuy>
        <Trans>Choose a gift card</Trans>
      </WhereToBuy>
    </Section>
  )
}
