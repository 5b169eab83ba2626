import { Trans } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { LinesSkeleton, SectionSkeleton } from '#src/ui/skeleton.tsx'
import { NotHere } from './not-here.tsx'
import { ProgrammeTrouble } from './programme-trouble.tsx'
import { useWhere } from './use-where.ts'
import styles from './where-it-plays.module.css'
import { WhereShowings } from './where-showings.tsx'
import { ZoneSelect } from './zone-select.tsx'

/** How many cinemas are asked at a time. */
const step = 4

/** How many lines stand for the showings until they are there. */
const lines = 9

/** The showings of a show in the customer's cinemas and around them. Where to look can be chosen whatever is being read. */
export function WhereItPlays({ show }: { show: Show }) {
  return (
    <LatePart title={<Trans>Showings</Trans>} layout="margin" skeleton={<SectionSkeleton lines={lines} />}>
      <Where show={show} />
    </LatePart>
  )
}

function Where({ show }: { show: Show }) {
  const { isPending, isBusy, trouble, choice, zone, presence, cinemas } = useWhere(show)
  return (
    <Section id="showings" title={<Trans>Showings</Trans>} action={<ZoneSelect {...choice} />} layout="margin">
      {trouble && <ProgrammeTrouble {...trouble} />}
      <div className={styles.found} aria-busy={isPending || isBusy || undefined}>
        {isPending && <LinesSkeleton lines={lines} />}
        {!isPending && cinemas.length > 0 && (
          // Another zone begins with its own first cinemas.
          <LongList key={zone?.slug} items={cinemas} step={step}>
            {(shown) => (
              <WhereShowings show={show} cinemas={shown} zone={zone} isAll={shown.length === cinemas.length} />
            )}
          </LongList>
        )}
        {!isPending && cinemas.length === 0 && <NotHere show={show} zone={zone} presence={presence} />}
      </div>
    </Section>
  )
}
