import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '#src/ui/page-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './waiting-page.module.css'

/** A page whose title is still to come: its head as large as it will be, and its parts unprinted. */
export function WaitingPage({ children }: { children: ReactNode }) {
  const back = (
    <div className={styles.back}>
      <Skeleton kind="small" width="short" />
    </div>
  )
  const title = (
    <>
      <span className="visually-hidden" role="status">
        <Trans>The page is being loaded.</Trans>
      </span>
      <Skeleton width="short" />
    </>
  )
  return (
    <div className={styles.page} aria-busy="true">
      <PageHead back={back} title={title} />
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
