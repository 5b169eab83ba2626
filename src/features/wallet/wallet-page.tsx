import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { goodiesByState } from './goodie-rules.ts'
import { goodiesQuery } from './goodies-query.ts'
import { VoucherDialog } from './voucher-dialog.tsx'
import styles from './wallet-page.module.css'
import { WalletPart } from './wallet-part.tsx'

/** Everything in the customer's wallet by what has become of it, and the way to put a voucher in. */
export function WalletPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: goodies } = useSuspenseQuery(goodiesQuery())
  const { site } = useRouteContext({ from: '__root__' })
  const dialog = useUrlDialog('add-voucher')
  const today = dayAt(useMinute(), site.market.timeZone)
  const add = (
    <Button onClick={dialog.open}>
      <Trans>Add a voucher</Trans>
    </Button>
  )
  return (
    <>
      <AccountPageHead
        title={<Trans>Wallet</Trans>}
        lead={goodies.length > 0 && <Trans>What you can spend, up to when, and what you have spent.</Trans>}
      />
      {goodies.length === 0 ? (
        <EmptyState
          lead={<Trans>Your wallet is empty for now.</Trans>}
          text={<Trans>Vouchers, gift cards and prepaid places gather here. Add a voucher by the number on it.</Trans>}
          actions={add}
        />
      ) : (
        <>
          <div className={styles.actions}>{add}</div>
          {goodiesByState(goodies, today).map((group) => (
            <WalletPart key={group.state} {...group} today={today} />
          ))}
        </>
      )}
      <VoucherDialog isOpen={dialog.isOpen} close={dialog.close} />
    </>
  )
}
