import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { changedMail } from './changed-mail.ts'
import { MailChangeDialog } from './mail-change-dialog.tsx'
import { NoPassword } from './no-password.tsx'
import { PasswordLink } from './password-link.tsx'
import styles from './sign-in-section.module.css'

/** The address and the password that the customer signs in with, and how to change either. */
export function SignInSection({ account }: { account: Account }) {
  const { data: identities } = useQuery({ ...apiQuery('/api/accounts/me/identities'), throwOnError: false })
  useNewsOfChange()
  // The account was made with such an identity, and has no password. While that is not known, the server says so when it comes to it.
  const hasPassword = !identities?.some((identity) => identity.account.main)
  return (
    <FormSection title={<Trans>How you sign in</Trans>}>
      <div className={styles.entry}>
        <h3 className="t-h3">
          <Trans>Your address</Trans>
        </h3>
        <p>{account.email}</p>
        {!account.emailVerified && <Unconfirmed />}
        {hasPassword && <ChangeMailButton />}
      </div>
      <div className={styles.entry}>
        <h3 className="t-h3">
          <Trans>Your password</Trans>
        </h3>
        {hasPassword ? <PasswordLink account={account} /> : <NoPassword />}
      </div>
      <MailChangeDialog mail={account.email} hasPassword={hasPassword} />
    </FormSection>
  )
}

function ChangeMailButton() {
  const { open } = useUrlDialog('change-mail')
  return (
    <Button variant="line" onClick={open}>
      <Trans>Change the address</Trans>
    </Button>
  )
}

function Unconfirmed() {
  return (
    <>
      <p className="muted">
        <Trans>It is not confirmed yet: follow the link in the message that we sent there.</Trans>
      </p>
      <Link className={textLinkClass()} to="/$language/mail" params={{ language: currentLanguage() }}>
        <Trans>What to do</Trans>
      </Link>
    </>
  )
}

/** The page was loaded anew after a change of address: what came of it is told now. */
function useNewsOfChange(): void {
  useEffect(() => {
    const mail = changedMail.read()
    if (!mail) return
    changedMail.write('')
    toasts.show({
      type: 'info',
      closable: true,
      content: msg`From now on you sign in with ${mail}. We have sent a message there: follow the link in it to confirm the address.`,
    })
  }, [])
}
