import { SectionSkeleton, Skeleton } from '#src/ui/skeleton.tsx'
import pictureStyles from './cinema-picture.module.css'
import { WaitingPage } from './waiting-page.tsx'

/** A cinema's page while it is being read. */
export function CinemaSkeleton() {
  return (
    <WaitingPage>
      <Skeleton width="half" />
      <Skeleton width="short" />
      <div className={pictureStyles.picture} />
      <SectionSkeleton lines={12} />
    </WaitingPage>
  )
}
