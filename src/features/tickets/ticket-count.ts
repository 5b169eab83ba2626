import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMinute } from '#src/app/clock/minute.ts'
import { upcomingTickets } from './ticket-rules.ts'
import { ticketsQuery } from './tickets-query.ts'

/** How many tickets are to come; `undefined` for a visitor, and as long as it is not known. */
export function useTicketCount(): number | undefined {
  const { session } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({ ...ticketsQuery(), enabled: session.isSignedIn, throwOnError: false })
  const now = useMinute()
  return data && upcomingTickets(data, now).length
}
