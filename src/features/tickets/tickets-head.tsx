import { Plural, Trans } from '@lingui/react/macro'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'

/** The head of the tickets page, with how many there are. */
export function TicketsHead({ count = 0 }: { count?: number }) {
  return (
    <AccountPageHead
      title={<Trans>Your tickets</Trans>}
      lead={count > 0 && <Plural value={count} one="# ticket to come" other="# tickets to come" />}
    />
  )
}
