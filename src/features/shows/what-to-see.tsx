import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Show } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { BookLink } from './book-link.tsx'
import { ShowEntries, ShowEntry } from './show-entry.tsx'
import { ShowFacts } from './show-facts.tsx'
import { isSameShow } from './show-keys.ts'
import { showsQuery } from './shows-query.ts'
import { suggestionsFor } from './suggestion-rules.ts'
import { toRateQuery } from './to-rate-query.ts'
import { TrailerButton } from './trailer-button.tsx'
import { TrailerDialog } from './trailer-dialog.tsx'
import { useFeelings } from './use-feelings.ts'
import { WishButton } from './wish-button.tsx'
import { wishesOf } from './wish-rules.ts'
import { zoneQuery } from './zone-query.ts'

/** What is on around the customer and what is coming, without what they have seen: to be booked, and to be wished for. */
export function WhatToSee() {
  const { settings } = useRouteContext({ from: '__root__' })
  const { data: zone } = useSuspenseQuery(zoneQuery(settings.defaultCity))
  const { data: catalogue } = useSuspenseQuery(showsQuery())
  const { data: toRate } = useSuspenseQuery(toRateQuery())
  const { feelings } = useFeelings()
  if (!zone) return null
  const { showing, soon } = suggestionsFor(zone, catalogue, { feelings, toRate })
  return (
    <>
      {showing.length > 0 && <Programme title={<Trans>On now</Trans>} place={zone.name} shows={showing} />}
      {soon.length > 0 && <Programme title={<Trans>Coming soon</Trans>} place={zone.name} shows={soon} />}
      <TrailerDialog />
    </>
  )
}

function Programme({ title, place, shows }: { title: ReactNode; place: string; shows: readonly Show[] }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { feelings, wish } = useFeelings()
  const wishes = wishesOf(feelings)
  const today = dayAt(new Date(), site.market.timeZone)
  return (
    <Section title={title} action={<span className="t-small muted">{place}</span>}>
      <LongList items={shows} step={6}>
        {(shown) => (
          <ShowEntries>
            {shown.map((show) => (
              <ShowEntry
                key={show.slug}
                show={show}
                note={<ShowFacts show={show} today={today} />}
                actions={
                  <>
                    <BookLink show={show} />
                    <TrailerButton show={show} />
                    <WishButton
                      title={show.title}
                      isWished={wishes.some((wished) => isSameShow(wished, show))}
                      onChange={(wanted) => wish(show, wanted)}
                    />
                  </>
                }
              />
            ))}
          </ShowEntries>
        )}
      </LongList>
    </Section>
  )
}
