import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Account, Subscription } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useKeptFocus } from '#src/app/focus/kept-focus.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangesSection } from './changes-section.tsx'
import { ContractSection } from './contract-section.tsx'
import { DebitSection } from './debit-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { PhotoWarning } from './photo-warning.tsx'
import { PlanSection } from './plan-section.tsx'
import { Receipt } from './receipt.tsx'
import type { Receipt as ReceiptData } from './receipt-rows.ts'
import { SubscriptionHead } from './subscription-head.tsx'
import { situationOf } from './subscription-rules.ts'
import { SubscriptionWarning } from './subscription-warning.tsx'
import { SupplementsSection } from './supplements-section.tsx'
import { useChanges } from './use-changes.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type SubscriptionHeldProps = { subscription: Subscription; account: Account; card: ReactNode }

/** A subscription that somebody has or had: how it stands, what is going to change, what it costs, and its documents. */
export function SubscriptionHeld({ subscription, account, card }: SubscriptionHeldProps) {
  const { site } = useRouteContext({ from: '__root__' })
  const [receipt, setReceipt] = useState<ReceiptData>()
  const holding = { subscription, account }
  const changes = useChanges(holding, setReceipt)
  useKeptFocus()
  const situation = situationOf(subscription, account)
  const today = dayAt(new Date(), site.market.timeZone)
  return (
    <>
      {receipt && <Receipt receipt={receipt} number={subscription.subscriptionNumber} />}
      {situation.kind === 'photo-rejected' ? (
        <PhotoWarning />
      ) : (
        <SubscriptionWarning situation={situation} subscription={subscription} />
      )}
      <SubscriptionHead holding={holding} situation={situation} changes={changes} card={card} />
      <ChangesSection holding={holding} changes={changes} today={today} />
      {account.subscription && (
        <>
          <SupplementsSection subscription={subscription} />
          <DebitSection holding={holding} situation={situation} />
          <PlanSection holding={holding} />
        </>
      )}
      <InvoicesSection invoices={subscription.invoices} />
      <ContractSection holding={holding} card={account.card} today={today} />
      <CancelDialog holding={holding} today={today} onReceipt={setReceipt} />
      <WithdrawDialog holding={holding} today={today} onReceipt={setReceipt} />
    </>
  )
}
