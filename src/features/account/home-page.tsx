import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { Columns } from '#src/ui/section.tsx'
import { Alerts } from './alerts.tsx'
import { HomeHead } from './home-head.tsx'
import { HomePushes } from './home-pushes.tsx'
import { MailNotice } from './mail-notice.tsx'
import { Shortcuts } from './shortcuts.tsx'

type HomePageProps = {
  /** A sentence after the date, when a film starts soon. */
  starts: ReactNode
  /** The one line that may stand above the ticket. */
  urgent: ReactNode
  ticket: ReactNode
  /** What the customer has every month, two beside each other. */
  monthly: ReactNode
  /** What is looked up, one under the other. */
  children: ReactNode
}

/**
 * The customer's home, in the order in which it is needed in a queue: the greeting, what would stop the evening, the ticket; then what
 * the chain has to say, and what the customer has. Whatever comes late comes below the ticket.
 */
export function HomePage({ starts, urgent, ticket, monthly, children }: HomePageProps) {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  return (
    <>
      <HomeHead account={account} starts={starts} />
      {urgent}
      {ticket}
      <MailNotice />
      <Alerts />
      <HomePushes />
      <Columns>{monthly}</Columns>
      {children}
      <Shortcuts />
    </>
  )
}
