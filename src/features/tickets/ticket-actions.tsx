import { Trans } from '@lingui/react/macro'
import type { Booking, Ticket } from '#src/api/contract.ts'
import { Section } from '#src/ui/section.tsx'
import rows from './action-row.module.css'
import { CalendarAction } from './calendar-action.tsx'
import { CancelAction } from './cancel-action.tsx'
import { ResendAction } from './resend-action.tsx'
import { ShareAction } from './share-action.tsx'

type TicketActionsProps = { ticket: Ticket; booking: Booking; now: Date }

/** What can be done with a ticket. */
export function TicketActions({ ticket, booking, now }: TicketActionsProps) {
  return (
    <Section title={<Trans>This ticket</Trans>}>
      <ul className={rows.rows}>
        <li>
          <ResendAction booking={booking} />
        </li>
        <li>
          <CalendarAction ticket={ticket} booking={booking} />
        </li>
        <ShareAction booking={booking} />
        <li>
          <CancelAction booking={booking} now={now} />
        </li>
      </ul>
    </Section>
  )
}
