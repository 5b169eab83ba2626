import { Trans } from '@lingui/react/macro'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { AddWays } from './add-ways.tsx'
import { CancelOfferDialog } from './cancel-offer-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { CutNotice } from './cut-notice.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DissociateDialog } from './dissociate-dialog.tsx'
import { GiftCardDialog } from './gift-card-dialog.tsx'
import { goodiesByState } from './goodie-states.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { PrepaidDialog } from './prepaid-dialog.tsx'
import { useWallet } from './use-wallet.ts'
import { useWalletDialogs } from './use-wallet-dialogs.ts'
import { VoucherDialog } from './voucher-dialog.tsx'
import { WalletLead } from './wallet-lead.tsx'
import styles from './wallet-page.module.css'
import { WalletPart } from './wallet-part.tsx'

/** Everything in the customer's wallet by what has become of it, what can be done with it, and the ways to put something in. */
export function WalletPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { items, isCut, isReading, readAgain } = useWallet()
  const { site } = useRouteContext({ from: '__root__' })
  const open = useWalletDialogs()
  const [added, setAdded] = useState<string>()
  const today = dayAt(useMinute(), site.market.timeZone)
  return (
    <>
      <AccountPageHead
        title={<Trans>Wallet</Trans>}
        lead={items.length > 0 && <WalletLead items={items} today={today} />}
      />
      {isCut && <CutNotice isReading={isReading} readAgain={readAgain} />}
      {items.length === 0 ? (
        <EmptyState
          lead={<Trans>Your wallet is empty for now.</Trans>}
          text={
            <Trans>Vouchers, gift cards and prepaid places gather here. Add what you have by the number on it.</Trans>
          }
          actions={<AddWays />}
        />
      ) : (
        <>
          <div className={styles.add}>
            <Disclosure title={<Trans>Add something</Trans>}>
              <AddWays />
            </Disclosure>
          </div>
          {goodiesByState(items, today, added).map(({ state, goodies }) => (
            <WalletPart key={state} state={state} items={goodies} today={today} added={added} open={open} />
          ))}
        </>
      )}
      <VoucherDialog onAdded={setAdded} />
      <PrepaidDialog onAdded={setAdded} />
      <GiftCardDialog onAdded={setAdded} />
      <CodeDialog items={items} today={today} />
      <OfferDialog items={items} today={today} />
      <CancelOfferDialog items={items} />
      <DissociateDialog items={items} today={today} />
      <DeleteDialog items={items} />
    </>
  )
}
