import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatTime } from '#src/app/i18n/formats.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import rows from './action-row.module.css'
import { SessionWhen } from './session-when.tsx'
import type { TicketEntry } from './ticket-rules.ts'
import { seatPlaces } from './ticket-words.ts'

/** Tickets that open no door any more, as plain lines: somebody may still want the booking's number, or what was paid. */
export function EndedTickets({ entries, now }: { entries: readonly TicketEntry[]; now: Date }) {
  return (
    <Section title={<Trans>Just been</Trans>}>
      <ul className={rows.rows}>
        {entries.map(({ ticket, booking: { session, show, cinema } }) => (
          <li key={ticket.id}>
            <Link
              className={rows.row}
              to="/$language/tickets"
              params={{ language: currentLanguage() }}
              search={{ ticket: ticket.id }}
            >
              <Icon name="ticket" />
              <span>
                <span className={rows.label}>{show.title}</span>
                <span className={rows.note}>
                  <SessionWhen session={session} now={now} />,{' '}
                  {[
                    formatTime(session.startDate, session.timeZone),
                    cinema.name,
                    ...seatPlaces(ticket.seat ? [ticket.seat] : []).plates,
                  ].join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
