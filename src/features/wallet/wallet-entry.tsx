import { Trans } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryNumbers } from './entry-numbers.tsx'
import { EntryWhen } from './entry-when.tsx'
import { goodieKind } from './goodie-rules.ts'
import type { GoodieState } from './goodie-states.ts'
import { KindName } from './kind-name.tsx'
import { PlacesLeft } from './places-left.tsx'
import type { OpenItemDialog } from './use-wallet-dialogs.ts'
import type { WalletItem } from './wallet-items.ts'
import styles from './wallet-page.module.css'

type WalletEntryProps = {
  item: WalletItem
  state: GoodieState
  /** `YYYY-MM-DD` in the market. */
  today: string
  /** It has just been put in. */
  isNew: boolean
  open: OpenItemDialog
}

/** One thing in the wallet: what it is, until when, by which number, and what can be done with it. */
export function WalletEntry({ item, state, today, isNew, open }: WalletEntryProps) {
  return (
    <>
      <div className={styles.words}>
        {isNew && (
          <p className={styles.new}>
            <Icon name="check" />
            <Trans>Just added</Trans>
          </p>
        )}
        <h3 className="t-h3">
          <bdi>{item.name}</bdi>
        </h3>
        <p className="t-small muted">
          <KindName kind={goodieKind(item)} />
          {state === 'available' && item.quantity.initial > 1 && (
            <>
              {', '}
              <PlacesLeft {...item.quantity} />
            </>
          )}
        </p>
        {item.description && <p>{item.description}</p>}
        <EntryWhen item={item} state={state} today={today} />
        <EntryActions item={item} state={state} today={today} open={open} />
      </div>
      <EntryNumbers item={item} state={state} />
    </>
  )
}
