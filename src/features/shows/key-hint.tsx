import { Trans } from '@lingui/react/macro'
import styles from './key-hint.module.css'

/** Says that the keys 1, 2 and 3 answer. A finger has no keys, and is not told. */
export function KeyHint({ id }: { id: string }) {
  return (
    <p className={styles.hint} id={id}>
      <Trans>The keys 1, 2 and 3 answer too, once you are at a film.</Trans>
    </p>
  )
}
