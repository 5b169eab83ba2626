import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { longestQuery } from '#src/app/router/parse-query.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryField } from '#src/ui/form/query-field.tsx'
import styles from './cinema-filter.module.css'
import type { findCinemas } from './cinema-search.ts'
import { NearbyNote } from './nearby-note.tsx'
import type { Nearby } from './use-nearby.ts'

type CinemaFilterProps = {
  query: string
  onQuery: (query: string) => void
  found: ReturnType<typeof findCinemas>
  /** All of them, in the order in which they are shown. */
  catalogue: readonly CatalogueCinema[]
  nearby: Nearby
  onAsk: () => void
  onForget: () => void
}

/** The search for cinemas by words, their order, and what came of both. */
export function CinemaFilter({ query, onQuery, found, catalogue, nearby, onAsk, onForget }: CinemaFilterProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const isNear = nearby.state === 'found'
  const count = formatNumber(found.cinemas.length)
  const all = formatNumber(catalogue.length)

  function clear() {
    // The button goes away with the search.
    field.current?.focus()
    onQuery('')
  }

  return (
    <div className={styles.filter}>
      <search className={styles.fields} aria-label={t`Find a cinema`}>
        <QueryField
          ref={field}
          label={<Trans>Name, city, or what it has</Trans>}
          query={query}
          onQuery={onQuery}
          maxLength={longestQuery}
        />
        <Button
          variant="line"
          icon={isNear ? undefined : 'pin'}
          busy={nearby.state === 'asking'}
          onClick={isNear ? onForget : onAsk}
        >
          {isNear ? <Trans>Sort by name</Trans> : <Trans>Nearest first</Trans>}
        </Button>
      </search>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="status" className={styles.outcome}>
        <NearbyNote nearby={nearby} catalogue={catalogue} />
        {query !== '' && found.cinemas.length > 0 && !found.isGuess && (
          <p>
            <Trans>
              {count} of {all} cinemas
            </Trans>
          </p>
        )}
        {found.isGuess && (
          <p>
            <Trans>Nothing is spelled quite like this. These come close.</Trans>
          </p>
        )}
        {found.cinemas.length === 0 && (
          <>
            <p className="t-lead">
              <Trans>No cinema matches this search.</Trans>
            </p>
            <p className="muted">
              <Trans>Part of a name or a city is enough, or what you look for in a cinema, such as IMAX.</Trans>
            </p>
          </>
        )}
      </div>
      {query !== '' && (
        <Button variant="line" icon="close" onClick={clear}>
          <Trans>Clear the search</Trans>
        </Button>
      )}
    </div>
  )
}
