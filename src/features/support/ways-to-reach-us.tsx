import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext, useSearch } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { articlesQuery } from './articles-query.ts'
import { ContactSection } from './contact-section.tsx'
import { isContactType } from './contact-types.ts'
import { writeId } from './help-places.ts'
import { useLastKnown } from './use-last-known.ts'

/**
 * How to reach somebody. A customer asks a question that can be followed among their messages, or writes without one, about a visit with a
 * school for instance; a visitor writes.
 */
export function WaysToReachUs() {
  const { session } = useRouteContext({ from: '__root__' })
  const { about, type: named } = useSearch({ from: '/$language/_site/contact' })
  const type = isContactType(named) ? named : undefined
  // Read for the page above, which says so when they cannot be had.
  const { data: articles } = useQuery({ ...articlesQuery(), enabled: false, throwOnError: false })
  const isWriting = useLastKnown(about !== undefined || type !== undefined || undefined) ?? !session.isSignedIn
  const answer = articles?.find(({ id }) => id === about)
  return (
    <>
      {session.isSignedIn && <ForCustomers isWriting={isWriting} />}
      {isWriting && (
        <div id={writeId}>
          <ContactSection about={answer} type={type} />
        </div>
      )}
      <OtherWays />
    </>
  )
}

function ForCustomers({ isWriting }: { isWriting: boolean }) {
  const params = { language: currentLanguage() }
  return (
    <Section title={<Trans>Ask customer service</Trans>} layout="margin">
      <p>
        <Trans>Your question and our answer stay among your messages, and you can add to them.</Trans>
      </p>
      <div className="row">
        <Link className={buttonClass()} to="/$language/messages" params={params} search={{ dialog: 'ask' }}>
          <Trans>Ask a question</Trans>
        </Link>
        <Link className={textLinkClass()} to="/$language/messages" params={params}>
          <Trans>Your messages</Trans>
        </Link>
        {!isWriting && (
          <Link
            className={textLinkClass()}
            from="/$language/contact"
            to="/$language/contact"
            params={params}
            search={(all) => ({ ...all, type: 'group' })}
            replace
            resetScroll={false}
          >
            <Trans>Plan a visit with a school or a group</Trans>
          </Link>
        )}
      </div>
    </Section>
  )
}

/** The counter, and the chain's own help pages where it has some. */
function OtherWays() {
  const { settings } = useRouteContext({ from: '__root__' })
  const faq = safeHref(settings.urls.faq)
  return (
    <Section title={<Trans>Other ways to reach us</Trans>} layout="margin">
      <p>
        <Trans>Ask at the counter of any of our cinemas: they know your account there, too.</Trans>
      </p>
      {faq && (
        <div className="row">
          <a className={textLinkClass()} href={faq}>
            <Trans>All questions and answers</Trans>
          </a>
        </div>
      )}
    </Section>
  )
}
