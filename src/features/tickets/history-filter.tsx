import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { longestQuery } from '#src/app/router/parse-query.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { QueryField } from '#src/ui/form/query-field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import styles from './history-filter.module.css'
import type { VisitSearch } from './history-rules.ts'

type HistoryFilterProps = {
  search: VisitSearch
  change: (changes: VisitSearch, how?: { replace: boolean }) => void
  years: readonly string[]
  cinemas: readonly { id: string; name: string }[]
  /** How many visits there are that are looked for, and how many in all. */
  found: number
  all: number
}

/** The search for visits by film, year and cinema, and what came of it. */
export function HistoryFilter({ search, change, years, cinemas, found, all }: HistoryFilterProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const isSearching = Object.values(search).some((wanted) => wanted !== undefined)
  const ofAll = formatNumber(all)
  const count = formatNumber(found)

  function clear() {
    // The button goes away with the search.
    field.current?.focus()
    change({ q: undefined, year: undefined, cinema: undefined })
  }

  return (
    <div className={styles.filter}>
      <search className={styles.fields} aria-label={t`Your visits`}>
        <QueryField
          ref={field}
          label={<Trans>Film or cinema</Trans>}
          maxLength={longestQuery}
          query={search.q ?? ''}
          onQuery={(q) => change({ q: q || undefined }, { replace: true })}
        />
        {years.length > 1 && (
          <Field label={<Trans>Year</Trans>}>
            {(ids) => (
              <Select
                {...ids}
                value={search.year ?? ''}
                onChange={({ target }) => change({ year: target.value === '' ? undefined : Number(target.value) })}
              >
                <option value="">{t({ message: 'All', context: 'years' })}</option>
                {years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {cinemas.length > 1 && (
          <Field label={<Trans>Cinema</Trans>}>
            {(ids) => (
              <Select
                {...ids}
                value={search.cinema ?? ''}
                onChange={({ target }) => change({ cinema: target.value || undefined })}
              >
                <option value="">{t({ message: 'All', context: 'cinemas' })}</option>
                {cinemas.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </search>
      {/* There from the start, so that what comes into it is read out. */}
      <div className={styles.outcome}>
        <div role="status">
          {isSearching && found > 0 && (
            <p>
              <Trans>
                {count} of {ofAll} visits
              </Trans>
            </p>
          )}
          {isSearching && found === 0 && (
            <>
              <p className="t-lead">
                <Trans>No visit matches this search.</Trans>
              </p>
              <p className="muted">
                <Trans>Part of a film’s or a cinema’s name is enough.</Trans>
              </p>
            </>
          )}
        </div>
        {isSearching && (
          <Button variant="line" icon="close" onClick={clear}>
            <Trans>Clear the search</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
