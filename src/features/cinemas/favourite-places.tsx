import { Trans } from '@lingui/react/macro'
import type { CatalogueCinema, FavouriteCinema } from '#src/api/contract.ts'
import { placeMark, useKeptFocus } from '#src/app/focus/kept-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import { CinemaFacts } from './cinema-facts.tsx'
import { CinemaRow } from './cinema-row.tsx'
import styles from './favourite-places.module.css'
import { maxFavourites } from './favourites-query.ts'
import { FollowButton } from './follow-button.tsx'
import { UnknownFacts } from './unknown-facts.tsx'
import { useUsualCinema } from './use-usual-cinema.ts'

type FavouritePlacesProps = {
  favourites: readonly FavouriteCinema[]
  /** `undefined` while it is not known. */
  catalogue: readonly CatalogueCinema[] | undefined
  isReading: boolean
  onRemove: (cinema: FavouriteCinema) => void
}

/** The five places for cinemas. Free ones stand there too, so that what is below them keeps its place. */
export function FavouritePlaces({ favourites, catalogue, isReading, onRemove }: FavouritePlacesProps) {
  const { usual, setUsual } = useUsualCinema()
  // The button goes away with its cinema.
  useKeptFocus()

  return (
    <Section title={<Trans>Favourites</Trans>} layout="margin">
      <ol tabIndex={-1} {...{ [placeMark]: 'favourites' }}>
        {favourites.map((cinema) => {
          const known = catalogue?.find(({ id }) => id === cinema.id)
          const isUsual = cinema.id === usual
          return (
            <CinemaRow
              key={cinema.id}
              name={cinema.name}
              place={cinema.city}
              status={known?.status}
              notes={[
                isUsual && <Trans key="usual">Where you usually go</Trans>,
                catalogue && !known && <Trans key="unlisted">Not in the list of this site</Trans>,
              ]}
              action={<FollowButton name={cinema.name} place={cinema.id} isFollowed onPress={() => onRemove(cinema)} />}
            >
              {known ? (
                <CinemaFacts cinema={known} />
              ) : (
                <UnknownFacts isReading={isReading} isUnlisted={catalogue !== undefined} />
              )}
              {known && !isUsual && (
                <Button variant="text" onClick={() => setUsual(cinema.id)}>
                  <Trans>I usually go here</Trans>
                </Button>
              )}
            </CinemaRow>
          )
        })}
        {Array.from({ length: maxFavourites - favourites.length }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all the same
          <li key={place} className={styles.free} aria-hidden="true">
            <Icon name="armchair" className={styles.seat} />
            <Trans>Free place</Trans>
          </li>
        ))}
      </ol>
    </Section>
  )
}
