import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { MailCheck } from './mail-check.tsx'
import styles from './mail-page.module.css'

/** Which address the customer's tickets go to, and what is to be done as long as it is not known to be theirs. */
export function MailPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: account } = useSuspenseQuery({
    ...apiQuery('/api/accounts/me'),
    // Whoever comes back from their mail may have followed the link there.
    refetchOnWindowFocus: (query) => (query.state.data?.emailVerified ? true : 'always'),
  })
  const address = <strong className={styles.address}>{account.email}</strong>
  return (
    <>
      <AccountPageHead title={<Trans>Your e-mail</Trans>} />
      {account.emailVerified ? (
        <EmptyState
          lead={<Trans>{address} is confirmed.</Trans>}
          text={<Trans>Your tickets and receipts are sure to reach you.</Trans>}
          actions={
            <Link className={buttonClass()} to="/$language" params={{ language: currentLanguage() }}>
              <Trans>To my account</Trans>
            </Link>
          }
        />
      ) : (
        <>
          <Section title={<Trans>One step is left</Trans>} layout="margin">
            <p className="t-lead">
              <Trans>{address} is not confirmed yet.</Trans>
            </p>
            <ol className={styles.steps}>
              <li>
                <Trans>Open the message that we sent to this address.</Trans>
              </li>
              <li>
                <Trans>Follow the link in it: that confirms that the address is yours.</Trans>
              </li>
              <li>
                <Trans>Come back to this page.</Trans>
              </li>
            </ol>
            <MailCheck />
          </Section>
          <Section title={<Trans>Nothing has arrived?</Trans>} layout="margin">
            <p>
              <Trans>The message can take a few minutes. Look among the unwanted mail too.</Trans>
            </p>
            <p>
              <Trans>
                Is there a slip in the address, or is it an old one? Then change it, and the message goes to the new
                one.
              </Trans>
            </p>
            <div className="row">
              <Link
                className={textLinkClass()}
                to="/$language/profile"
                params={{ language: currentLanguage() }}
                search={{ dialog: 'change-mail' }}
              >
                <Trans>Change the address</Trans>
              </Link>
            </div>
          </Section>
        </>
      )}
    </>
  )
}
