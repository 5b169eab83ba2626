import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { pageDescriptions } from '#src/app/sharing/descriptions.ts'
import { PageMeta } from '#src/app/sharing/page-meta.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { AllCinemas } from './all-cinemas.tsx'
import { AllCinemasSkeleton } from './all-cinemas-skeleton.tsx'

/** Where the cinemas are, for everybody. */
export function AllCinemasPage() {
  const { t } = useLingui()
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  return (
    <>
      <PageMeta title={t`Cinemas`} description={pageDescriptions.cinemas()} />
      <PageHead title={<Trans>Cinemas</Trans>} />
      <LatePart skeleton={<AllCinemasSkeleton />}>
        <AllCinemas />
      </LatePart>
    </>
  )
}
