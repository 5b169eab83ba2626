import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FaqData } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { articlesQuery } from './articles-query.ts'
import styles from './ask-answers.module.css'
import { helpfulArticles } from './faq-data-rules.ts'

/** Answers that are there already for what a question is about. It is a help and no more: nothing, where there are none to be had. */
export function AskAnswers({ tree, topic }: { tree: FaqData; topic: string }) {
  const { data = [] } = useQuery({ ...articlesQuery(), throwOnError: false, enabled: topic !== '' })
  const articles = helpfulArticles(tree, topic, data)
  if (articles.length === 0) return null
  return (
    <div className={styles.answers}>
      <p>
        <strong>
          <Trans>This may already help</Trans>
        </strong>
      </p>
      <ul>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={styles.link}
              to="/$language/contact"
              params={{ language: currentLanguage() }}
              search={{ article: id }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="t-small muted">
        <Trans>What you have written stays here.</Trans>
      </p>
    </div>
  )
}
