import { Plural, Trans } from '@lingui/react/macro'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { dayAt } from '#src/app/clock/calendar.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { FindShow } from './find-show.tsx'
import { ShowEntries } from './show-entry.tsx'
import { TrailerDialog } from './trailer-dialog.tsx'
import { useFeelings } from './use-feelings.ts'
import { useKeptPlaces } from './use-kept-places.ts'
import { WishEntry } from './wish-entry.tsx'
import { WishFilterBar } from './wish-filter-bar.tsx'
import { filterWishes, manyWishes, type WishFilter } from './wish-filters.ts'
import { wishesOf } from './wish-rules.ts'

/** Every film and evening that the customer wants to see, the latest wish first, and the way to more of them. */
export function WishlistPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { site } = useRouteContext({ from: '__root__' })
  const { feelings, wish } = useFeelings()
  const [filter, setFilter] = useState<WishFilter>('all')
  const wishes = wishesOf(feelings)
  const places = useKeptPlaces(wishes)
  const today = dayAt(new Date(), site.market.timeZone)
  const count = wishes.length
  const isLong = places.length >= manyWishes
  return (
    <>
      <AccountPageHead
        title={<Trans>Your wishlist</Trans>}
        lead={count > 0 && <Plural value={count} one="# film or evening" other="# films and evenings" />}
      />
      <LatePart>
        <FindShow wishes={wishes} today={today} onWish={wish} />
      </LatePart>
      {places.length === 0 && (
        <EmptyState
          lead={<Trans>The films you wish for hang here.</Trans>}
          text={<Trans>Look for one above, and it is here on the day it comes out.</Trans>}
          actions={<BookingLink />}
        />
      )}
      {isLong && <WishFilterBar shows={places} today={today} filter={filter} onFilter={setFilter} />}
      {places.length > 0 && (
        <LongList items={filterWishes(places, isLong ? filter : 'all', today)} step={24}>
          {(shown) => (
            <ShowEntries>
              {shown.map((show, place) => (
                <WishEntry
                  // Old shows may have no name but their title, which they may share.
                  key={show.slug ?? show.salesforceShowId ?? `${place} ${show.title}`}
                  show={show}
                  isWished={wishes.includes(show)}
                  today={today}
                  onWish={wish}
                />
              ))}
            </ShowEntries>
          )}
        </LongList>
      )}
      <TrailerDialog />
    </>
  )
}
