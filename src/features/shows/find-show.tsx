import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Show } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryField } from '#src/ui/form/query-field.tsx'
import styles from './find-show.module.css'
import { ShowEntries, ShowEntry } from './show-entry.tsx'
import { ShowFacts } from './show-facts.tsx'
import { isSameShow } from './show-keys.ts'
import { showsQuery } from './shows-query.ts'
import { WishButton } from './wish-button.tsx'
import { findShows } from './wish-filters.ts'

/** How many are shown of what is found: more of a title finds fewer. */
const most = 6
/** The longest title that is searched for. */
const longest = 100

type FindShowProps = {
  wishes: readonly Show[]
  /** `YYYY-MM-DD` in the market. */
  today: string
  onWish: (show: Show, isWished: boolean) => void
}

/** A search in the catalogue by title, for what is to be put on the wishlist. The catalogue is read when somebody looks for something. */
export function FindShow({ wishes, today, onWish }: FindShowProps) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isSearching = query !== ''
  const { data, isError, refetch } = useQuery({ ...showsQuery(), enabled: isSearching, throwOnError: false })
  const found = findShows(data ?? [], query)
  const count = found.length

  function clear() {
    // The button goes away with the search.
    field.current?.focus()
    setQuery('')
  }
  function again() {
    // So does this one, for as long as the second try takes.
    field.current?.focus()
    void refetch()
  }

  return (
    <div className={styles.find}>
      <search className={styles.field}>
        <QueryField
          ref={field}
          label={<Trans>Add a film or an evening</Trans>}
          query={query}
          onQuery={setQuery}
          maxLength={longest}
        />
      </search>
      {/* There from the start, so that what comes into it is read out. */}
      <div className={styles.outcome}>
        <p role="status" className="t-small muted">
          {isSearching && data && count > 0 && <Plural value={count} one="# found" other="# found" />}
          {isSearching && data && count === 0 && (
            <Trans>Nothing in our programme has this title. Its first letters are enough.</Trans>
          )}
          {isSearching && !data && !isError && <Trans>One moment…</Trans>}
          {isSearching && !data && isError && (
            <Trans>The programme could not be read. Your wishlist is as it was.</Trans>
          )}
        </p>
        {isSearching && (
          <Button variant="text" onClick={clear}>
            <Trans>Clear the search</Trans>
          </Button>
        )}
      </div>
      {isSearching && !data && isError && (
        <Button variant="line" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {count > 0 && (
        <ShowEntries>
          {found.slice(0, most).map((show) => (
            <ShowEntry
              key={show.slug}
              show={show}
              level={2}
              note={<ShowFacts show={show} today={today} />}
              actions={
                <WishButton
                  title={show.title}
                  isWished={wishes.some((wish) => isSameShow(wish, show))}
                  onChange={(wanted) => onWish(show, wanted)}
                />
              }
            />
          ))}
        </ShowEntries>
      )}
    </div>
  )
}
