import { Trans } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'
import { BankCard } from './bank-card.tsx'
import { ProfileForm } from './profile-form.tsx'

/**
 * What the chain knows about the customer, to look up and to change. It reads the data and the form keeps the answers, so that a session
 * that ends while somebody is writing leaves the form alone.
 */
export function ProfilePage() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  // One field of many needs the cinemas: the page neither waits for them nor fails with them.
  const { data: cinemas } = useQuery({ ...apiQuery('/api/cinemas'), throwOnError: false })
  return (
    <>
      <PageHead
        back={
          <Link className={backLinkClass()} to="/$language" params={{ language: currentLanguage() }}>
            <Icon name="back" />
            <Trans>My account</Trans>
          </Link>
        }
        title={<Trans>Your profile</Trans>}
      />
      <ProfileForm account={account} cinemas={cinemas} />
      {account.card && <BankCard card={account.card} />}
    </>
  )
}
