import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { PreferencesForm } from './preferences-form.tsx'

/** What the customer hears from the chain, and what not. */
export function PreferencesPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  // Another tab may have changed it.
  const { data: account } = useSuspenseQuery({ ...apiQuery('/api/accounts/me'), refetchOnWindowFocus: 'always' })
  return (
    <>
      <AccountPageHead
        title={<Trans>Your notifications</Trans>}
        lead={<Trans>Tickets and invoices reach you whatever you choose.</Trans>}
      />
      <PreferencesForm account={account} />
    </>
  )
}
