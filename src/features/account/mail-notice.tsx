import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Notice } from '#src/ui/notice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { mustVerifyMail } from './account-rules.ts'

/** The address that is still to be verified. */
export function MailNotice() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  if (!mustVerifyMail(account)) return null
  const address = <strong>{account.email}</strong>
  return (
    <Notice
      icon="mail"
      action={
        <Link className={textLinkClass()} to="/$language/mail" params={{ language: currentLanguage() }}>
          <Trans>What to do</Trans>
        </Link>
      }
    >
      <Trans>
        Is {address} your address? The link in our e-mail confirms it, and your tickets are sure to reach you.
      </Trans>
    </Notice>
  )
}
