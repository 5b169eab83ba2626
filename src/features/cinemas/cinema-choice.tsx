import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { CatalogueCinema, FavouriteCinema } from '#src/api/contract.ts'
import { useQueryWords } from '#src/app/router/query-words.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { byDistance, distanceTo, formatDistance } from './cinema-distance.ts'
import { CinemaFacts } from './cinema-facts.tsx'
import { CinemaFilter } from './cinema-filter.tsx'
import { CinemaRow } from './cinema-row.tsx'
import { findCinemas, tagsLookedFor } from './cinema-search.ts'
import type { CinemaName } from './favourite-change.ts'
import { FollowButton } from './follow-button.tsx'
import { useNearby } from './use-nearby.ts'

type CinemaChoiceProps = {
  catalogue: readonly CatalogueCinema[]
  favourites: readonly FavouriteCinema[]
  onChange: (cinema: CinemaName, isWanted: boolean) => void
}

/** The cinemas that are looked for, by name or with the nearest one first, each to be added or removed. */
export function CinemaChoice({ catalogue, favourites, onChange }: CinemaChoiceProps) {
  const { query, search } = useQueryWords()
  const { nearby, ask, forget } = useNearby()
  const position = nearby.state === 'found' ? nearby.position : undefined
  const sorted = useMemo(() => (position ? byDistance(catalogue, position) : catalogue), [catalogue, position])
  const found = useMemo(() => findCinemas(sorted, query), [sorted, query])
  const followed = new Set(favourites.map(({ id }) => id))
  return (
    <>
      <CinemaFilter
        label={<Trans>Name, city, or what it has</Trans>}
        query={query}
        onQuery={search}
        found={found}
        catalogue={sorted}
        nearby={nearby}
        onAsk={ask}
        onForget={forget}
      />
      <LongList key={query} items={found.cinemas}>
        {(shown) => (
          <ul>
            {shown.map((cinema) => (
              <ChoiceRow
                key={cinema.id}
                cinema={cinema}
                query={query}
                kilometres={position && distanceTo(cinema, position)}
                isFollowed={followed.has(cinema.id)}
                onChange={onChange}
              />
            ))}
          </ul>
        )}
      </LongList>
    </>
  )
}

type ChoiceRowProps = Pick<CinemaChoiceProps, 'onChange'> & {
  cinema: CatalogueCinema
  query: string
  kilometres: number | undefined
  isFollowed: boolean
}

function ChoiceRow({ cinema, query, kilometres, isFollowed, onChange }: ChoiceRowProps) {
  const { id, name, slug, status, theaters } = cinema
  const city = theaters[0]?.city ?? ''
  const place = [city, kilometres === undefined ? '' : formatDistance(kilometres)].filter(Boolean).join(', ')
  return (
    <CinemaRow
      name={name}
      place={place}
      status={status}
      notes={[
        isFollowed && <Trans key="followed">Among your favourites</Trans>,
        ...tagsLookedFor(cinema, query),
      ].filter(Boolean)}
      action={
        <FollowButton
          name={name}
          isFollowed={isFollowed}
          onPress={() => onChange({ id, name, slug, city }, !isFollowed)}
        />
      }
    >
      <CinemaFacts cinema={cinema} />
    </CinemaRow>
  )
}
