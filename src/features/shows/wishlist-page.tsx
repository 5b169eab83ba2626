import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { dayAt } from '#src/app/clock/calendar.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { clientShowsQuery } from './client-shows-query.ts'
import { PosterWall } from './poster-wall.tsx'
import { ShowWhen } from './show-when.tsx'
import { wishesOf } from './wish-rules.ts'

/** Every film and evening that the customer wants to see, the latest wish first. */
export function WishlistPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data } = useSuspenseQuery(clientShowsQuery())
  const { site } = useRouteContext({ from: '__root__' })
  const wishes = wishesOf(data)
  const count = wishes.length
  const today = dayAt(new Date(), site.market.timeZone)
  return (
    <>
      <AccountPageHead
        title={<Trans>Your wishlist</Trans>}
        lead={count > 0 && <Plural value={count} one="# film or evening" other="# films and evenings" />}
      />
      {count === 0 ? (
        <EmptyState
          lead={<Trans>The films you wish for hang here.</Trans>}
          text={<Trans>Add one on its page, and it is here on the day it comes out.</Trans>}
          actions={<BookingLink />}
        />
      ) : (
        <LongList items={wishes} step={24}>
          {(shown) => <PosterWall shows={shown} note={(show) => <ShowWhen show={show} today={today} />} />}
        </LongList>
      )}
    </>
  )
}
