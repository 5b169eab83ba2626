import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import type { Topic } from './article-topics.ts'
import styles from './topic-list.module.css'

/** Fewer are found without a list of them. */
const fewest = 3

/** The topics, each of which can be read alone. @param isOneShown whether one of them is, so that there is a way back. */
export function TopicList({ topics, isOneShown }: { topics: readonly Topic[]; isOneShown: boolean }) {
  const { t } = useLingui()
  const named = topics.filter(({ id }) => id !== '')
  if (named.length < fewest && !isOneShown) return null
  return (
    <nav aria-label={t`Topics`}>
      <ul className={styles.topics}>
        <li>
          <TopicLink topic={undefined}>
            <Trans>All topics</Trans>
          </TopicLink>
        </li>
        {named.map(({ id, title }) => (
          <li key={id}>
            <TopicLink topic={id}>{title}</TopicLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Marked by the router where it is what is shown, which has to know that no topic is one of the answers. */
function TopicLink({ topic, children }: { topic: string | undefined; children: ReactNode }) {
  return (
    <Link
      className={styles.topic}
      from="/$language/contact"
      to="/$language/contact"
      params={{ language: currentLanguage() }}
      search={({ about, type }) => ({ about, type, topic })}
      activeOptions={{ explicitUndefined: true }}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
