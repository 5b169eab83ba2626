import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { longestQuery } from '#src/app/router/parse-query.ts'
import { Field } from '#src/ui/form/field.tsx'
import { QueryField } from '#src/ui/form/query-field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import type { FilterOptions } from './programme-filter.ts'
import type { ProgrammeSearch } from './programme-search.ts'

type ProgrammeFieldsProps = {
  search: ProgrammeSearch
  change: (changes: ProgrammeSearch, how?: { replace: boolean }) => void
  options: FilterOptions
  /** That can be chosen from, by name. */
  cinemas: readonly Pick<CatalogueCinema, 'slug' | 'name'>[]
}

/** What a part of a programme can be searched for: words, a genre, for whom it is, and a cinema. */
export function ProgrammeFields({ search, change, options, cinemas }: ProgrammeFieldsProps) {
  const { t } = useLingui()
  const named = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))
  return (
    <>
      <QueryField
        ref={null}
        label={<Trans>Title or director</Trans>}
        maxLength={longestQuery}
        query={search.q ?? ''}
        onQuery={(q) => change({ q: q || undefined }, { replace: true })}
      />
      <Choice
        label={<Trans>Genre</Trans>}
        all={t({ message: 'All', context: 'genres' })}
        options={named(options.genres)}
        value={search.genre}
        onChoose={(genre) => change({ genre })}
      />
      <Choice
        label={<Trans>Suitable for</Trans>}
        all={t({ message: 'All', context: 'age ratings' })}
        options={named(options.ratings)}
        value={search.rating}
        onChoose={(rating) => change({ rating })}
      />
      <Choice
        label={<Trans>Cinema</Trans>}
        all={t({ message: 'All', context: 'cinemas' })}
        options={cinemas.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={search.cinema}
        onChoose={(cinema) => change({ cinema })}
      />
    </>
  )
}

type ChoiceProps = {
  label: ReactNode
  /** The answer that looks for nothing. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <Select {...ids} value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
