import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { FormSection } from '#src/ui/form/form-section.tsx'
import styles from './bank-card.module.css'
import { BankCardLife } from './bank-card-life.tsx'
import { BankCardMark } from './bank-card-mark.tsx'
import { BankCardRemoval } from './bank-card-removal.tsx'
import { cardExpiry, cardLife } from './card-expiry.ts'

type Card = NonNullable<Account['card']>

/** Names of the networks as they stand on the cards. They are brands, so they are not translated. */
const networks = new Map([
  ['cb', 'CB'],
  ['visa', 'Visa'],
  ['mc', 'Mastercard'],
  ['amex', 'American Express'],
  ['ecarte', 'e-Carte Bleue'],
])

/** The card that pays for the subscription, as far as it may be shown, and the way to have it forgotten. */
export function BankCard({ card }: { card: Card }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const life = cardLife(card.expirationDate, dayAt(useMinute(), site.market.timeZone))
  const network = networks.get(card.icon)
  const expiry = cardExpiry(card.expirationDate)
  return (
    <FormSection
      title={<Trans>Your bank card</Trans>}
      help={
        account.subscription ? (
          <Trans>It pays for your subscription.</Trans>
        ) : (
          <Trans>Nothing is paid with it at the moment: you have no subscription.</Trans>
        )
      }
    >
      <p className={styles.card}>
        <BankCardMark network={card.icon} />
        <span>
          {network ? (
            <Trans>
              {network}, number ending in {card.lastDigits}
            </Trans>
          ) : (
            <Trans>Card with a number ending in {card.lastDigits}</Trans>
          )}
          <br />
          {life === 'expired' ? <Trans>It was valid until {expiry}</Trans> : <Trans>Valid until {expiry}</Trans>}
        </span>
      </p>
      <BankCardLife life={life} pays={account.subscription} />
      <BankCardRemoval card={card} pays={account.subscription} />
    </FormSection>
  )
}
