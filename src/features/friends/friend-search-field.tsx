import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { longestSearch } from './friend-search.ts'
import styles from './friend-search-field.module.css'

type FriendSearchProps = {
  search: string
  onSearch: (search: string) => void
  /** How many friends there are by that name, and how many in all. */
  found: number
  all: number
}

/** The search for a friend by name, and what came of it. */
export function FriendSearch({ search, onSearch, found, all }: FriendSearchProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const isSearching = search.trim() !== ''
  const ofAll = formatNumber(all)
  const count = formatNumber(found)

  function clear() {
    // The button goes away with the search.
    field.current?.focus()
    onSearch('')
  }

  return (
    <div className={styles.search}>
      <search aria-label={t`Your friends`}>
        <Field label={<Trans>Find by name</Trans>}>
          {(ids) => (
            <Input
              {...ids}
              ref={field}
              type="search"
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={longestSearch}
              value={search}
              onChange={({ target }) => onSearch(target.value)}
            />
          )}
        </Field>
      </search>
      {/* There from the start, so that what comes into it is read out. */}
      <div className={styles.outcome}>
        <p role="status">
          {isSearching &&
            (found > 0 ? (
              <Trans>
                {count} of {ofAll} friends
              </Trans>
            ) : (
              <Trans>No friend has this name. A part of it is enough.</Trans>
            ))}
        </p>
        {isSearching && (
          <Button variant="text" onClick={clear}>
            <Trans>Clear the search</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
