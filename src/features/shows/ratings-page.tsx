import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { clientShowsQuery } from './client-shows-query.ts'
import { PosterWall } from './poster-wall.tsx'
import { ratingsOf } from './rating-rules.ts'
import { toRateQuery } from './to-rate-query.ts'

/** What the customer thought of the films they saw, and how many still wait for a word. */
export function RatingsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: feelings } = useSuspenseQuery(clientShowsQuery())
  const { data: waiting } = useSuspenseQuery(toRateQuery())
  const ratings = ratingsOf(feelings)
  const count = ratings.length
  return (
    <>
      <AccountPageHead
        title={<Trans>Your ratings</Trans>}
        lead={count > 0 && <Plural value={count} one="# film rated" other="# films rated" />}
      />
      {waiting.length > 0 && <Waiting count={waiting.length} />}
      {count === 0 ? (
        <EmptyState
          lead={<Trans>You have not rated a film yet.</Trans>}
          text={<Trans>What you thought of the films you saw stands here: loved, liked, or not for you.</Trans>}
          actions={<BookingLink />}
        />
      ) : (
        <LongList items={ratings} step={24}>
          {(shown) => (
            <PosterWall
              shows={shown.map(({ show }) => show)}
              note={(show) => <Verdict emotion={shown.find((rating) => rating.show === show)?.emotion} />}
            />
          )}
        </LongList>
      )}
    </>
  )
}

function Waiting({ count }: { count: number }) {
  return (
    <Notice
      icon="armchair"
      action={
        <Link className={textLinkClass()} to="/$language/recommendations" params={{ language: currentLanguage() }}>
          <Trans>See which</Trans>
        </Link>
      }
    >
      <Plural
        value={count}
        one="You saw # film about which you have not said anything yet."
        other="You saw # films about which you have not said anything yet."
      />
    </Notice>
  )
}

function Verdict({ emotion }: { emotion: number | undefined }) {
  switch (emotion) {
    case 3:
      return <Trans>You loved it</Trans>
    case 2:
      return <Trans>You liked it</Trans>
    case 1:
      return <Trans>Not for you</Trans>
    default:
      return <Trans>Rated</Trans>
  }
}
