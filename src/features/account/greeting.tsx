import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { hourAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { dayPart } from './day-part.ts'

/** Greets the customer as the hour asks for, by first name where there is one. */
export function Greeting({ account }: { account: Pick<Account, 'firstname' | 'firstLogin'> }) {
  const { site } = useRouteContext({ from: '__root__' })
  const part = dayPart(hourAt(useMinute(), site.market.timeZone))
  const firstName = account.firstname?.trim()
  if (!firstName) return <Nameless part={part} />
  // A name may be written from right to left: it must not take the full stop with it.
  const name = <bdi>{firstName}</bdi>
  if (account.firstLogin) return <Trans>Welcome, {name}.</Trans>
  switch (part) {
    case 'morning':
      return <Trans>Good morning, {name}.</Trans>
    case 'afternoon':
      return <Trans>Good afternoon, {name}.</Trans>
    case 'evening':
      return <Trans>Good evening, {name}.</Trans>
  }
}

function Nameless({ part }: { part: ReturnType<typeof dayPart> }) {
  switch (part) {
    case 'morning':
      return <Trans>Good morning.</Trans>
    case 'afternoon':
      return <Trans>Good afternoon.</Trans>
    case 'evening':
      return <Trans>Good evening.</Trans>
  }
}
