import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Newsletter } from '#src/api/contract.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { DeadLink } from './dead-link.tsx'
import { Mailbox } from './mailbox.tsx'
import { newsletterLink } from './newsletter-link.ts'
import { newsletterQuery } from './newsletter-query.ts'
import { NewsletterSubject } from './newsletter-subject.tsx'
import { useUnsubscribe } from './use-unsubscribe.ts'

/** Where the link at the foot of a newsletter leads: to leave this one, or all of them. Nobody has to sign in for it. */
export function UnsubscribePage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const token = newsletterLink.token()
  const { data: newsletter } = useSuspenseQuery(newsletterQuery(token))
  return (
    <>
      <AccountPageHead title={<Trans>Unsubscribe</Trans>} />
      {token && newsletter ? <Choice newsletter={newsletter} token={token} /> : <DeadLink />}
    </>
  )
}

function Choice({ newsletter, token }: { newsletter: Newsletter; token: string }) {
  const { name, mail, subscribed, category } = newsletter
  const { leaveOne, leaveAll, leaving } = useUnsubscribe(token, subscribed)
  const title = <strong>{name}</strong>
  const mailbox = <Mailbox mail={mail} />
  return (
    <Section title={name}>
      <p className="t-lead">
        {subscribed ? (
          <Trans>
            {title} goes to {mailbox}.
          </Trans>
        ) : (
          <Trans>
            {title} does not go to {mailbox} any more.
          </Trans>
        )}
      </p>
      <p className="muted">
        <NewsletterSubject category={category} /> <Trans>Tickets and receipts keep coming, whatever you choose.</Trans>
      </p>
      <div className="row">
        {subscribed && (
          <Button busy={leaving === 'one'} onClick={leaveOne}>
            <Trans>Leave this newsletter</Trans>
          </Button>
        )}
        <Button variant="line" busy={leaving === 'all'} onClick={leaveAll}>
          <Trans>Leave all newsletters</Trans>
        </Button>
      </div>
    </Section>
  )
}
