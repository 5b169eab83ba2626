import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
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
  /** What the words can be. */
  label: ReactNode
  query: string
  onQuery: (query: string) => void
  found: ReturnType<typeof findCinemas>
  /** All of them, in the order in which they are shown. */
  catalogue: readonly CatalogueCinema[]
  nearby: Nearby
  onAsk: () => void
  onForget: () => void
  /** Leads back from the nearest first to the order that there was; by name when nothing is said. */
  back?: ReactNode
  /** What else they can be chosen by, and whether any of it is. */
  more?: { fields: ReactNode; isSet: boolean }
  /** Wants all of them back; only the words go when nothing is said. */
  onClear?: () => void
}

/** The search for cinemas by words, their order, and what came of both. */
export function CinemaFilter(props: CinemaFilterProps) {
  const { label, query, onQuery, found, catalogue, nearby, onAsk, onForget, back, more, onClear } = props
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const isNear = nearby.state === 'found'
  const count = formatNumber(found.cinemas.length)
  const all = formatNumber(catalogue.length)
  const isNarrowed = query !== '' || more?.isSet === true

  function clear() {
    // The button goes away with the search.
    field.current?.focus()
    if (onClear) onClear()
    else onQuery('')
  }

  return (
    <div className={styles.filter}>
      <search className={styles.fields} aria-label={t`Find a cinema`}>
        <QueryField ref={field} label={label} query={query} onQuery={onQuery} maxLength={longestQuery} />
        <Button
          variant="line"
          icon={isNear ? undefined : 'pin'}
          busy={nearby.state === 'asking'}
          onClick={isNear ? onForget : onAsk}
        >
          {isNear ? (back ?? <Trans>Sort by name</Trans>) : <Trans>Nearest first</Trans>}
        </Button>
        {more && <div className={styles.more}>{more.fields}</div>}
      </search>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="status" className={styles.outcome}>
        <NearbyNote nearby={nearby} catalogue={catalogue} />
        {isNarrowed && found.cinemas.length > 0 && !found.isGuess && (
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
      {isNarrowed && (
        <Button variant="line" icon="close" onClick={clear}>
          <Trans>Clear the search</Trans>
        </Button>
      )}
    </div>
  )
}
