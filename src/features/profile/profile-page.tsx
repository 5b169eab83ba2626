import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BankCard } from './bank-card.tsx'
import { DataCopySection } from './data-copy-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SignInSection } from './sign-in-section.tsx'

/**
 * What the chain knows about the customer, to look up and to change. It reads the data and the form keeps the answers, so that a session
 * that ends while somebody is writing leaves the form alone.
 */
export function ProfilePage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  // Another tab may have changed it.
  const { data: account } = useSuspenseQuery({ ...apiQuery('/api/accounts/me'), refetchOnWindowFocus: 'always' })
  // One field of many needs the cinemas: the page neither waits for them nor fails with them.
  const { data: cinemas } = useQuery({
    ...apiQuery('/api/cinemas'),
    throwOnError: false,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <AccountPageHead title={<Trans>Your profile</Trans>} />
      <ProfileForm account={account} cinemas={cinemas} />
      <SignInSection account={account} />
      <LinkedAccounts />
      {account.card && <BankCard card={account.card} />}
      <DataCopySection />
      <DeletionSection />
    </>
  )
}
