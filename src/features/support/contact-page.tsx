import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useRouteContext } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { ArticleFinder } from './article-finder.tsx'
import { type Topic, topicsOf } from './article-topics.ts'
import { Articles } from './articles.tsx'
import { articlesQuery } from './articles-query.ts'

/** What customers ask most, with the answers, and how to reach somebody. Visitors read it too. */
export function ContactPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: articles } = useSuspenseQuery(articlesQuery())
  const topics = topicsOf(articles)
  return (
    <>
      <AccountPageHead
        title={<Trans>Help and contact</Trans>}
        lead={topics.length > 0 && <Trans>The answer may be here already.</Trans>}
      />
      {topics.length === 0 ? (
        <EmptyState
          lead={<Trans>There are no answers to read here yet.</Trans>}
          text={<Trans>Ask at the counter of any of our cinemas: they know your account there, too.</Trans>}
          actions={<WaysToReachUs />}
        />
      ) : (
        <>
          <ArticleFinder articles={articles}>
            {topics.map((topic) => (
              <TopicSection key={topic.id} topic={topic} />
            ))}
          </ArticleFinder>
          <Section title={<Trans>How to reach us</Trans>} layout="margin">
            <p>
              <Trans>Ask at the counter of any of our cinemas: they know your account there, too.</Trans>
            </p>
            <div className="row">
              <WaysToReachUs />
            </div>
          </Section>
        </>
      )}
    </>
  )
}

function TopicSection({ topic: { title, articles } }: { topic: Topic }) {
  return (
    <Section title={title ?? <Trans>Other questions</Trans>} layout="margin">
      <Articles articles={articles} />
    </Section>
  )
}

/** The customer's own questions so far, and the chain's own help pages where it has some. */
function WaysToReachUs() {
  const { session, settings } = useRouteContext({ from: '__root__' })
  const faq = safeHref(settings.urls.faq)
  return (
    <>
      {session.isSignedIn && (
        <Link className={buttonClass()} to="/$language/messages" params={{ language: currentLanguage() }}>
          <Trans>Your messages</Trans>
        </Link>
      )}
      {faq && (
        <a className={textLinkClass()} href={faq}>
          <Trans>All questions and answers</Trans>
        </a>
      )}
    </>
  )
}
