import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import styles from './recommendations-page.module.css'
import { toRateQuery } from './to-rate-query.ts'

/** The films that the customer saw and has not said anything about yet, the latest visit first. */
export function RecommendationsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: shows } = useSuspenseQuery(toRateQuery())
  const count = shows.length
  return (
    <>
      <AccountPageHead
        title={<Trans>Films you saw</Trans>}
        lead={count > 0 && <Plural value={count} one="# film not rated yet" other="# films not rated yet" />}
      />
      {count === 0 ? (
        <NothingToRate />
      ) : (
        <Section
          title={<Trans>Not rated yet</Trans>}
          action={<RatingsLink className={textLinkClass({ tone: 'quiet' })} />}
        >
          <LongList items={shows}>
            {(shown) => (
              <ul className={styles.shows}>
                {shown.map(({ idSpectacle, name }) => (
                  <li key={idSpectacle}>{name}</li>
                ))}
              </ul>
            )}
          </LongList>
        </Section>
      )}
    </>
  )
}

function NothingToRate() {
  return (
    <EmptyState
      lead={<Trans>You have had your say about every film you saw.</Trans>}
      text={<Trans>After your next visit, the film stands here until you have rated it.</Trans>}
      actions={<RatingsLink className={buttonClass()} />}
    />
  )
}

function RatingsLink({ className }: { className: string }) {
  return (
    <Link className={className} to="/$language/ratings" params={{ language: currentLanguage() }}>
      <Trans>Your ratings</Trans>
    </Link>
  )
}
