import { Trans, useLingui } from '@lingui/react/macro'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import { NotPossible } from './card-dialog.tsx'
import styles from './code-dialog.module.css'
import { goodieState } from './goodie-states.ts'
import { PlacesLeft } from './places-left.tsx'
import { UntilWhen } from './until-when.tsx'
import { codeOf, type WalletItem } from './wallet-items.ts'

/** The code of something, to be scanned or typed at the counter, for as long as it can be spent. @param today `YYYY-MM-DD` in the market. */
export function CodeDialog({ items, today }: { items: readonly WalletItem[]; today: string }) {
  const { t } = useLingui()
  const { isOpen, item: id, close } = useUrlDialog('code')
  const item = items.find((one) => one.id === id)
  const code = item && codeOf(item, goodieState(item, today))
  return (
    <Dialog
      open={isOpen}
      title={item ? <bdi>{item.name}</bdi> : <Trans>Show the code</Trans>}
      closeLabel={t`Close`}
      onClose={close}
    >
      {item && code !== undefined ? (
        <>
          <figure className={styles.panel}>
            <QrCode value={code} label={t`Code to be scanned`} />
            <figcaption className={styles.code}>{code}</figcaption>
          </figure>
          <div className={styles.words}>
            <p className="t-lead">
              <UntilWhen day={item.expirationDate} today={today} />
            </p>
            {item.quantity.initial > 1 && (
              <p>
                <PlacesLeft {...item.quantity} />
              </p>
            )}
            {item.description && <p className="muted">{item.description}</p>}
          </div>
        </>
      ) : (
        <NotPossible />
      )}
    </Dialog>
  )
}
