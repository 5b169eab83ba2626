import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Account } from '#src/api/contract.ts'
import { cardState } from './card-state.ts'

/** The bank card that pays, as a line: its last digits, and until when it is good. @param today `YYYY-MM-DD` in the market. */
export function cardFact(card: NonNullable<Account['card']>, today: string): { label: ReactNode; value: ReactNode } {
  const valid = `${card.expirationDate.slice(5)}/${card.expirationDate.slice(2, 4)}`
  return {
    label: <Trans>Card ending in {card.lastDigits}</Trans>,
    value: cardState(card, today) === 'expired' ? <Trans>expired {valid}</Trans> : <Trans>until {valid}</Trans>,
  }
}
