import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useRef } from 'react'
import type { FaqArticle } from '#src/api/contract.ts'
import { longestQuery } from '#src/app/router/parse-query.ts'
import { useQueryWords } from '#src/app/router/query-words.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryField } from '#src/ui/form/query-field.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './article-finder.module.css'
import { articleSearch } from './article-search.ts'
import { Articles } from './articles.tsx'

/** How many answers are shown: the one that helps is among the first, or not there. */
const most = 8

/** The search for an answer. What it finds stands in place of all of them, its children. */
export function ArticleFinder({ articles, children }: { articles: readonly FaqArticle[]; children: ReactNode }) {
  const { t } = useLingui()
  const { query, search: ask } = useQueryWords()
  const search = useMemo(() => articleSearch(articles), [articles])
  const field = useRef<HTMLInputElement>(null)
  const found = query === '' ? [] : search(query).slice(0, most)

  function clear() {
    // The button goes away with the search.
    field.current?.focus()
    ask('')
  }

  return (
    <>
      <div className={styles.finder}>
        <search aria-label={t`Help and contact`}>
          <QueryField
            ref={field}
            label={<Trans>Search the answers</Trans>}
            maxLength={longestQuery}
            query={query}
            onQuery={ask}
          />
        </search>
        {/* There from the start, so that what comes into it is read out. */}
        <div className={styles.outcome}>
          <p role="status">
            {found.length > 0 && (
              <Plural value={found.length} one="# answer may help" other="# answers may help, the best one first" />
            )}
            {query !== '' && found.length === 0 && (
              <Trans>
                No answer has these words. One word is enough, such as “refund”; or look through them all below.
              </Trans>
            )}
          </p>
          {query !== '' && (
            <Button variant="text" onClick={clear}>
              <Trans>Clear the search</Trans>
            </Button>
          )}
        </div>
      </div>
      {found.length > 0 ? (
        <Section title={<Trans>What may help</Trans>} layout="margin">
          <Articles articles={found} />
        </Section>
      ) : (
        children
      )}
    </>
  )
}
