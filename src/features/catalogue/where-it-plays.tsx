import { Trans } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { NotHere } from './not-here.tsx'
import { useWhere } from './use-where.ts'
import { WhereShowings } from './where-showings.tsx'
import { ZoneSelect } from './zone-select.tsx'

/** How many cinemas are asked at a time. */
const step = 4

/** The showings of a show in the customer's cinemas and around them. */
export function WhereItPlays({ show }: { show: Show }) {
  return (
    <LatePart title={<Trans>Showings</Trans>} layout="margin" skeleton={<SectionSkeleton lines={9} />}>
      <Where show={show} />
    </LatePart>
  )
}

function Where({ show }: { show: Show }) {
  const { isPending, choice, zone, presence, cinemas } = useWhere(show)
  if (isPending) return <SectionSkeleton lines={9} />
  return (
    <Section id="showings" title={<Trans>Showings</Trans>} action={<ZoneSelect {...choice} />} layout="margin">
      {cinemas.length > 0 ? (
        // Another zone begins with its own first cinemas.
        <LongList key={zone?.slug} items={cinemas} step={step}>
          {(shown) => <WhereShowings show={show} cinemas={shown} zone={zone} isAll={shown.length === cinemas.length} />}
        </LongList>
      ) : (
        <NotHere show={show} zone={zone} presence={presence} />
      )}
    </Section>
  )
}
