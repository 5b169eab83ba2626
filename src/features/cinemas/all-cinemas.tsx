import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import styles from './all-cinemas.module.css'
import { catalogueQuery } from './catalogue-query.ts'
import { byDistance, distanceTo, formatDistance } from './cinema-distance.ts'
import { CinemaEntry } from './cinema-entry.tsx'
import { CinemaFilter } from './cinema-filter.tsx'
import { CinemaGroup } from './cinema-group.tsx'
import { chosenNeeds, needsOf, withNeeds, writtenNeeds } from './cinema-needs.ts'
import { CinemaNeedsField } from './cinema-needs-field.tsx'
import { findCinemas } from './cinema-search.ts'
import { citiesOf } from './cities.ts'
import { useCinemasSearch } from './use-cinemas-search.ts'
import { useNearby } from './use-nearby.ts'

/** So many are shown at first: all that most chains have, so that the page can be searched and read as a whole. */
const step = 150
/** More than a window holds. */
const inSight = 20

/** The cinemas of the market by city, or with the nearest one first; those alone that are looked for. */
export function AllCinemas() {
  const { data: catalogue } = useSuspenseQuery(catalogueQuery())
  const { wanted, search } = useCinemasSearch()
  const { nearby, ask, forget } = useNearby()
  const position = nearby.state === 'found' ? nearby.position : undefined
  const sorted = useMemo(
    () => (position ? byDistance(catalogue, position) : citiesOf(catalogue).flatMap(({ cinemas }) => cinemas)),
    [catalogue, position],
  )
  const { q: query = '', has = '', wheelchair: isStepFree = false } = wanted
  const needs = useMemo(() => needsOf(catalogue), [catalogue])
  const chosen = useMemo(() => chosenNeeds(needs, has), [needs, has])
  const found = useMemo(
    () => findCinemas(withNeeds(sorted, chosen, isStepFree), query),
    [sorted, chosen, isStepFree, query],
  )
  // Nobody waits for those out of sight, nor do keys that are pressed.
  const drawn = useDeferredValue(found.cinemas, found.cinemas.slice(0, inSight))

  if (catalogue.length === 0) {
    return (
      <EmptyState
        lead={<Trans>We have no cinema here yet.</Trans>}
        text={<Trans>As soon as one is to open, it stands here.</Trans>}
      />
    )
  }
  return (
    <>
      <CinemaFilter
        label={<Trans>Name, city or postcode</Trans>}
        query={query}
        onQuery={(q) => search({ q: q || undefined })}
        found={found}
        catalogue={sorted}
        nearby={nearby}
        onAsk={ask}
        onForget={forget}
        back={<Trans>Sort by city</Trans>}
        more={{
          isSet: isStepFree || chosen.length > 0,
          fields: (
            <CinemaNeedsField
              needs={needs}
              chosen={chosen}
              onChoose={(keys) => search({ has: writtenNeeds(keys) })}
              isStepFree={isStepFree}
              onStepFree={(isOn) => search({ wheelchair: isOn || undefined })}
            />
          ),
        }}
        onClear={() => search({ q: undefined, has: undefined, wheelchair: undefined })}
      />
      <div className={styles.found}>
        <LongList
          key={drawn.length > step ? [query, isStepFree, ...chosen].join(' ') : 'all'}
          items={drawn}
          step={step}
        >
          {(shown) =>
            position ? (
              <NearestFirst cinemas={shown} distance={(cinema) => distanceTo(cinema, position)} />
            ) : (
              <ByCity cinemas={shown} />
            )
          }
        </LongList>
      </div>
    </>
  )
}

/** In the order of their cities, in which they come. */
function ByCity({ cinemas }: { cinemas: readonly CatalogueCinema[] }) {
  const { catalogue } = useSiteLinks()
  return citiesOf(cinemas).map(({ slug, name, cinemas: own }) => (
    <CinemaGroup key={slug} title={name} href={catalogue.city(slug)} count={own.length}>
      {own.map((cinema) => (
        <CinemaEntry key={cinema.id} cinema={cinema} href={catalogue.cinema(cinema.slug)} place={streetOf(cinema)} />
      ))}
    </CinemaGroup>
  ))
}

type NearestFirstProps = {
  cinemas: readonly CatalogueCinema[]
  /** How far one is, in kilometres; `undefined` where nobody knows. */
  distance: (cinema: CatalogueCinema) => number | undefined
}

function NearestFirst({ cinemas, distance }: NearestFirstProps) {
  const { catalogue } = useSiteLinks()
  if (cinemas.length === 0) return null
  return (
    <CinemaGroup title={<Trans>Near you</Trans>} count={cinemas.length}>
      {cinemas.map((cinema) => {
        const kilometres = distance(cinema)
        const place = [cinema.theaters[0]?.city, kilometres !== undefined && formatDistance(kilometres)]
        return (
          <CinemaEntry
            key={cinema.id}
            cinema={cinema}
            href={catalogue.cinema(cinema.slug)}
            place={place.filter(Boolean).join(', ')}
          />
        )
      })}
    </CinemaGroup>
  )
}

function streetOf({ theaters: [theater] }: CatalogueCinema): string {
  return [theater?.addressLine1, theater?.zip].filter(Boolean).join(', ')
}
