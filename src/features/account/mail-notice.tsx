import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { apiQuery } from '#src/api/query.ts'
import { Notice } from '#src/ui/notice.tsx'
import { mustVerifyMail } from './account-rules.ts'

/** The address that is still to be verified. */
export function MailNotice() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  if (!mustVerifyMail(account)) return null
  const address = <strong>{account.email}</strong>
  return (
    <Notice icon="mail">
      <Trans>
        Is {address} your address? The link in our e-mail confirms it, and your tickets are sure to reach you.
      </Trans>
    </Notice>
  )
}
