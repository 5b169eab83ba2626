import type { Booking } from '#src/api/contract.ts'
import { element } from '#src/app/boot/element.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { atStart, formatTime, formatWeekday } from '#src/app/i18n/formats.ts'
import { sessionDay } from './session-time.ts'
import { nextTicket } from './ticket-rules.ts'

/**
 * The ticket to hold ready, as far as it can be told without a catalog: the film, the day and the time, the cinema. It leads to the ticket at
 * the door, as the page's own does that takes its place.
 *
 * @param bookings as they came, whatever they are
 * @returns nothing where there is no ticket to come
 * @throws TypeError and RangeError for what is no list of bookings
 */
export function earlyTicket(bookings: readonly Booking[], now: Date): HTMLElement | undefined {
  const next = nextTicket(bookings, now)
  if (!next) return undefined
  const { session, show, cinema } = next.booking
  const search = new URLSearchParams({ ticket: next.ticket.id, dialog: 'door' })
  const day = atStart(formatWeekday(`${sessionDay(session, now).date}T12:00:00Z`, 'UTC'))
  const ticket = element('a', { href: `/${currentLanguage()}/tickets?${search}` })
  ticket.append(
    element('span', { textContent: day }),
    element('strong', { textContent: show.title }),
    element('b', { textContent: formatTime(session.startDate, session.timeZone) }),
    element('span', { textContent: cinema.name }),
  )
  return ticket
}
