import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'
import { SectionSkeleton, Skeleton } from '#src/ui/skeleton.tsx'
import styles from './show-page.module.css'
import { ShowPicturesSkeleton } from './show-pictures.tsx'

/** A show's page while it is not known yet what is on. */
export function ShowSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        <Trans>The page is being loaded.</Trans>
      </p>
      <PageHead title={<Skeleton kind="lead" width="half" />} back={<Skeleton kind="button" width="short" />} />
      <ShowPicturesSkeleton>
        <div>
          <Skeleton kind="lead" width="long" />
          <Skeleton kind="button" width="half" />
        </div>
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </ShowPicturesSkeleton>
      <div className={styles.parts}>
        <SectionSkeleton lines={9} />
      </div>
    </div>
  )
}
