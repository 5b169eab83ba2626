import { Plural, Trans } from '@lingui/react/macro'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import type { GoodieState } from './goodie-states.ts'
import type { OpenItemDialog } from './use-wallet-dialogs.ts'
import { WalletEntry } from './wallet-entry.tsx'
import type { WalletItem } from './wallet-items.ts'
import styles from './wallet-page.module.css'

type WalletPartProps = {
  state: GoodieState
  items: readonly WalletItem[]
  /** `YYYY-MM-DD` in the market. */
  today: string
  /** The id of what has just been put in. */
  added: string | undefined
  open: OpenItemDialog
}

/** The things in a wallet that have come to the same. What is over is folded away. */
export function WalletPart({ state, items, today, added, open }: WalletPartProps) {
  const list = (
    <LongList items={items}>
      {(shown) => (
        <ul className={styles.list}>
          {shown.map((item) => (
            <li key={item.id} className={styles.item}>
              <WalletEntry item={item} state={state} today={today} isNew={item.id === added} open={open} />
            </li>
          ))}
        </ul>
      )}
    </LongList>
  )
  const isOver = state === 'used' || state === 'expired'
  return (
    <Section title={<StateName state={state} />} layout="margin">
      {isOver ? (
        <details className={styles.fold}>
          <summary>
            <Plural value={items.length} one="Show # of them" other="Show all #" />
            <Icon name="plus" className={styles.sign} />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Section>
  )
}

function StateName({ state }: { state: GoodieState }) {
  switch (state) {
    case 'available':
      return <Trans>To spend</Trans>
    case 'given':
      return <Trans>Offered</Trans>
    case 'used':
      return <Trans>Spent</Trans>
    case 'expired':
      return <Trans>Expired</Trans>
    case 'other':
      return <Trans>Not to be spent for now</Trans>
  }
}
