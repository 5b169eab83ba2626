import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { WaitingPage } from './waiting-page.tsx'

/** The page of a city while it is being read. */
export function CitySkeleton() {
  return (
    <WaitingPage>
      <SectionSkeleton lines={8} />
      <SectionSkeleton lines={8} />
    </WaitingPage>
  )
}
