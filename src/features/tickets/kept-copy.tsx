import { useQuery } from '@tanstack/react-query'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '#src/app/boot/when-idle.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { registerWorker } from '#src/app/offline/register-worker.ts'
import { keepTickets } from './kept-tickets.ts'
import { ticketsQuery } from './tickets-query.ts'

/**
 * Draws nothing: as long as it stands on the page of the tickets, they are kept on this device as they were last read, so that an opened
 * ticket is there without a network too. Nothing is kept inside another application, nor for somebody who is not signed in.
 */
export function KeptCopy() {
  const { session, settings } = useRouteContext({ from: '__root__' })
  const { ticket } = useSearch({ strict: false })
  const { data: bookings, dataUpdatedAt: checkedAt } = useQuery({ ...ticketsQuery(), throwOnError: false })
  const isOpen = ticket !== undefined

  useEffect(() => whenIdle(() => registerWorker(settings)), [settings])

  useEffect(() => {
    const { subject } = session
    if (!bookings || !subject || hostOf(settings).isEmbedded) return
    const isWanted = () => session.isSignedIn && session.subject === subject
    void keepTickets({ subject, checkedAt, bookings }, isOpen, isWanted)
  }, [bookings, checkedAt, isOpen, session, settings])

  return null
}
