import { Trans } from '@lingui/react/macro'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './wallet-page.module.css'

/** What can be put on the account by the number that is printed on it. */
export function AddWays() {
  const voucher = useUrlDialog('add-voucher')
  const prepaid = useUrlDialog('add-prepaid')
  const giftCard = useUrlDialog('add-gift-card')
  const passCard = useUrlDialog('attach-card')
  return (
    <div className={styles.ways}>
      <Button variant="line" onClick={voucher.open}>
        <Trans>Add a voucher</Trans>
      </Button>
      <Button variant="line" onClick={prepaid.open}>
        <Trans>Add a prepaid card</Trans>
      </Button>
      <Button variant="line" onClick={giftCard.open}>
        <Trans>Add a gift card</Trans>
      </Button>
      <Button variant="line" onClick={passCard.open}>
        <Trans>Add a pass card</Trans>
      </Button>
    </div>
  )
}
