import { Trans } from '@lingui/react/macro'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { Icon } from '#src/ui/icon.tsx'
import { wheelchairIcon } from '#src/ui/page-icons.ts'
import styles from './cinema-access.module.css'

/** Whether somebody in a wheelchair can visit a cinema. */
export function CinemaAccess({ hasPmrService }: Pick<CatalogueCinema, 'hasPmrService'>) {
  return (
    <p className={styles.access}>
      <Icon name={wheelchairIcon} />
      {hasPmrService ? (
        <Trans>Open to visitors in a wheelchair</Trans>
      ) : (
        <Trans>No access for visitors in a wheelchair</Trans>
      )}
    </p>
  )
}
