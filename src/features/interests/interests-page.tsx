import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { InterestsForm } from './interests-form.tsx'
import { interestsQuery } from './interests-query.ts'

/** The kinds of films and evenings that the customer wants to hear about. */
export function InterestsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  // Another tab may have changed it.
  const { data: account } = useSuspenseQuery({ ...apiQuery('/api/accounts/me'), refetchOnWindowFocus: 'always' })
  const { data: offered } = useSuspenseQuery(interestsQuery())
  const isEmpty = offered.genres.length === 0 && offered.events.length === 0
  return (
    <>
      <AccountPageHead
        title={<Trans>Your interests</Trans>}
        lead={!isEmpty && <Trans>Tick what you like: we suggest more of it.</Trans>}
      />
      {isEmpty ? (
        <EmptyState
          lead={<Trans>There is nothing to choose from yet.</Trans>}
          text={<Trans>Genres and events will stand here as soon as the programme names them.</Trans>}
        />
      ) : (
        <InterestsForm interest={account.interest} offered={offered} />
      )}
    </>
  )
}
