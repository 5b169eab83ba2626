import { Trans } from '@lingui/react/macro'
import type { CatalogueCinema, FavouriteCinema } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { CinemaChoice } from './cinema-choice.tsx'
import type { CinemaName } from './favourite-change.ts'

type CinemaFinderProps = {
  /** `undefined` while it is not known. */
  catalogue: readonly CatalogueCinema[] | undefined
  isReading: boolean
  onRetry: () => void
  favourites: readonly FavouriteCinema[]
  onChange: (cinema: CinemaName, isWanted: boolean) => void
}

/** All cinemas, to find those that are to be favourites. */
export function CinemaFinder({ catalogue, isReading, onRetry, favourites, onChange }: CinemaFinderProps) {
  if (!catalogue && isReading) return <SectionSkeleton lines={6} />
  return (
    <Section title={<Trans>Find a cinema</Trans>} layout="margin">
      {!catalogue && (
        <div className="stack">
          <p>
            <Trans>This part could not be loaded. Nothing is lost.</Trans>
          </p>
          <Button variant="line" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {catalogue?.length === 0 && (
        <p className="t-lead">
          <Trans>There is no cinema to choose from at the moment.</Trans>
        </p>
      )}
      {catalogue && catalogue.length > 0 && (
        <CinemaChoice catalogue={catalogue} favourites={favourites} onChange={onChange} />
      )}
    </Section>
  )
}
