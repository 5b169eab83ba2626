import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useRouteContext } from '@tanstack/react-router'
import type { Newsletter } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { DeadLink } from './dead-link.tsx'
import { Mailbox } from './mailbox.tsx'
import { type Left, newsletterLink } from './newsletter-link.ts'
import { newsletterQuery } from './newsletter-query.ts'

/** Says what the reader does not get any more, and what keeps coming. */
export function ConfirmationPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: newsletter } = useSuspenseQuery(newsletterQuery(newsletterLink.token()))
  const left = newsletterLink.left()
  return (
    <>
      <AccountPageHead title={<Trans>You are unsubscribed</Trans>} />
      {newsletter && left ? <Farewell newsletter={newsletter} left={left} /> : <DeadLink />}
    </>
  )
}

function Farewell({ newsletter: { name, mail }, left }: { newsletter: Newsletter; left: Left }) {
  const { session } = useRouteContext({ from: '__root__' })
  const { catalogue } = useSiteLinks()
  const title = <strong>{name}</strong>
  const mailbox = <Mailbox mail={mail} />
  return (
    <EmptyState
      lead={
        left === 'all' ? (
          <Trans>No newsletter goes to {mailbox} any more.</Trans>
        ) : (
          <Trans>
            {title} does not go to {mailbox} any more.
          </Trans>
        )
      }
      text={<Trans>Tickets and receipts keep coming. One that was on its way already may still arrive.</Trans>}
      actions={
        session.isSignedIn ? (
          <Link className={buttonClass()} to="/$language" params={{ language: currentLanguage() }}>
            <Trans>To my account</Trans>
          </Link>
        ) : (
          <a className={buttonClass()} href={catalogue.home}>
            <Trans>To our site</Trans>
          </a>
        )
      }
    />
  )
}
