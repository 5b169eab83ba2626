import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { catalogueQuery } from './catalogue-query.ts'
import { CinemaFinder } from './cinema-finder.tsx'
import { FavouritePlaces } from './favourite-places.tsx'
import { maxFavourites } from './favourites-query.ts'
import { useFavourites } from './use-favourites.ts'

/** The cinemas that the customer follows, the one among them where they usually go, and all others to choose from. */
export function CinemasPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { favourites, setFavourite } = useFavourites()
  // The favourites neither wait for the catalogue nor fail with it.
  const catalogue = useQuery({ ...catalogueQuery(), throwOnError: false, placeholderData: keepPreviousData })
  // One too many stands there until the server has refused it.
  const count = Math.min(favourites.length, maxFavourites)
  return (
    <>
      <AccountPageHead
        title={<Trans>Your cinemas</Trans>}
        lead={
          <span role="status">
            {count === 0 ? (
              <Trans>No cinema has a place here yet.</Trans>
            ) : (
              <Trans>
                {count} of {maxFavourites} places taken
              </Trans>
            )}
          </span>
        }
      />
      <FavouritePlaces
        favourites={favourites}
        catalogue={catalogue.data}
        isReading={catalogue.isPending}
        onRemove={(cinema) => setFavourite(cinema, false)}
      />
      <CinemaFinder
        catalogue={catalogue.data}
        isReading={catalogue.isFetching}
        onRetry={() => void catalogue.refetch()}
        favourites={favourites}
        onChange={setFavourite}
      />
    </>
  )
}
