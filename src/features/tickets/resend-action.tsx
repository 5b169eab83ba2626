import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { useStateChangingRead } from '#src/api/state-changing-read.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { ActionRow } from './action-row.tsx'

/** Sends the tickets of a booking by e-mail once more, in the language of the page. */
export function ResendAction({ booking: { id, tickets } }: { booking: Booking }) {
  // The ticket is there without the account: the address is said where it is known.
  const { data: account } = useQuery({ ...apiQuery('/api/accounts/me'), throwOnError: false })
  const mail = account?.email
  const { isPending, mutate } = useStateChangingRead('/api/ec/sendmail/{a}/{b}', {
    success: mail ? msg`Your tickets are on their way to ${mail}.` : msg`Your tickets are on their way to your e-mail.`,
    failure: { says: 'code-and-message' },
  })
  return (
    <ActionRow
      icon="mail"
      label={<Plural value={tickets.length} one="Send it by e-mail again" other="Send them by e-mail again" />}
      note={mail && <Trans>to {mail}</Trans>}
      busy={isPending}
      onPress={() => mutate({ params: { path: { a: id, b: currentLanguage() } } })}
    />
  )
}
