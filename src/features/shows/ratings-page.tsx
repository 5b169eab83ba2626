import { Plural, Trans } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { AskedEntry } from './asked-entry.tsx'
import { KeyHint } from './key-hint.tsx'
import { RatedEntry } from './rated-entry.tsx'
import { type Rating, ratingsOf } from './rating-rules.ts'
import { ShowEntries } from './show-entry.tsx'
import { isSameShow } from './show-keys.ts'
import { useFeelings } from './use-feelings.ts'
import { useKeptPlaces } from './use-kept-places.ts'
import { useRatingVisit } from './use-rating-visit.ts'

/** The films that wait for a word, and what the customer thought of the others. */
export function RatingsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const hintId = useId()
  const { feelings, rate } = useFeelings()
  const visit = useRatingVisit()
  const ratings = ratingsOf(feelings)
  const places = useKeptPlaces(ratings.map(({ show }) => show))
  // What is asked about on this visit stays where it was asked.
  const rated = places.filter((show) => !visit.shows.some((asked) => isSameShow(asked.show, show)))
  const count = ratings.length
  return (
    <>
      <AccountPageHead
        title={<Trans>Your ratings</Trans>}
        lead={count > 0 && <Plural value={count} one="# film rated" other="# films rated" />}
      />
      {visit.shows.length > 0 && (
        <Section
          title={<Trans>How was it?</Trans>}
          action={
            <Link
              className={textLinkClass({ tone: 'quiet' })}
              to="/$language/recommendations"
              params={{ language: currentLanguage() }}
            >
              <Trans>One by one</Trans>
            </Link>
          }
        >
          <KeyHint id={hintId} />
          <LongList items={visit.shows} step={12}>
            {(shown) => (
              <ShowEntries small>
                {shown.map((asked) => (
                  <AskedEntry key={asked.id} asked={asked} visit={visit} hintId={hintId} />
                ))}
              </ShowEntries>
            )}
          </LongList>
        </Section>
      )}
      {rated.length > 0 && (
        <Section title={<Trans>What you thought</Trans>}>
          {visit.shows.length === 0 && <KeyHint id={hintId} />}
          <LongList items={rated} step={24}>
            {(shown) => (
              <ShowEntries small>
                {shown.map((show, place) => (
                  <RatedEntry
                    // Old shows may have no name but their title, which they may share.
                    key={show.slug ?? show.salesforceShowId ?? `${place} ${show.title}`}
                    show={show}
                    emotion={emotionOf(ratings, show)}
                    hintId={hintId}
                    onRate={rate}
                  />
                ))}
              </ShowEntries>
            )}
          </LongList>
        </Section>
      )}
      {count === 0 && rated.length === 0 && (
        <EmptyState
          lead={<Trans>You have not rated a film yet.</Trans>}
          text={<Trans>What you thought of the films you saw stands here: loved, liked, or not for you.</Trans>}
          actions={<BookingLink />}
        />
      )}
    </>
  )
}

function emotionOf(ratings: readonly Rating[], show: Rating['show']): number | null {
  return ratings.find((rating) => rating.show === show)?.emotion ?? null
}
