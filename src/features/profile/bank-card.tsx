import { Trans } from '@lingui/react/macro'
import type { Account } from '#src/api/contract.ts'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { cardExpiry } from './card-expiry.ts'

type Card = NonNullable<Account['card']>

/** Names of the networks as they stand on the cards. They are brands, so they are not translated. */
const networks: Record<string, string> = {
  cb: 'CB',
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  ecarte: 'e-Carte Bleue',
}

/** The card that pays for the subscription, as far as it may be shown. */
export function BankCard({ card }: { card: Card }) {
  const network = networks[card.icon]
  return (
    <FormSection title={<Trans>Your bank card</Trans>} help={<Trans>It pays for your subscription.</Trans>}>
      <p>
        {network ? (
          <Trans>
            {network}, number ending in {card.lastDigits}
          </Trans>
        ) : (
          <Trans>Card with a number ending in {card.lastDigits}</Trans>
        )}
        <br />
        <Trans>Valid until {cardExpiry(card.expirationDate)}</Trans>
      </p>
    </FormSection>
  )
}
