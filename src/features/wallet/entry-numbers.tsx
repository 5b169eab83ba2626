import { Trans } from '@lingui/react/macro'
import { CopyButton } from '#src/app/clipboard/copy-button.tsx'
import type { GoodieState } from './goodie-states.ts'
import { codeOf, type WalletItem } from './wallet-items.ts'
import styles from './wallet-page.module.css'

/** The code that spends something, where it can be spent, and the number by which it is known. Both can be copied while they are of use. */
export function EntryNumbers({ item, state }: { item: WalletItem; state: GoodieState }) {
  const code = codeOf(item, state)
  const number = item.number?.trim() || undefined
  if (code === undefined && number === undefined) return null
  return (
    <dl className={styles.numbers}>
      {code !== undefined && (
        <div>
          <dt>
            <Trans>Code</Trans>
          </dt>
          <dd>
            <b>{code}</b>
            <CopyButton value={code}>
              <Trans>
                Copy <span className="visually-hidden">the code</span>
              </Trans>
            </CopyButton>
          </dd>
        </div>
      )}
      {number !== undefined && number !== code && (
        <div>
          <dt>
            <Trans>Number</Trans>
          </dt>
          <dd>
            <b>{number}</b>
            {state === 'available' && (
              <CopyButton value={number}>
                <Trans>
                  Copy <span className="visually-hidden">the number</span>
                </Trans>
              </CopyButton>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
