import type { Booking } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CounterOrder } from './counter-order.tsx'
import { DoorMode } from './door-mode.tsx'
import { GettingThere } from './getting-there.tsx'
import { LastChecked } from './last-checked.tsx'
import styles from './open-ticket.module.css'
import { findTicket } from './opened-ticket-rules.ts'
import { PaidWith } from './paid-with.tsx'
import { TicketActions } from './ticket-actions.tsx'
import { TicketHead } from './ticket-head.tsx'
import { TicketObject } from './ticket-object.tsx'
import { TicketPager } from './ticket-pager.tsx'
import { UnknownTicket } from './unknown-ticket.tsx'
import { useCancelBooking } from './use-cancel-booking.ts'
import { useShowTicket } from './use-show-ticket.ts'

/** One ticket, opened: its code, what to do with it, and all that is known about its booking. */
export function OpenTicket({ id, bookings, now }: { id: string; bookings: readonly Booking[]; now: Date }) {
  const cancelling = useCancelBooking()
  const door = useUrlDialog('door')
  const showTicket = useShowTicket()
  const found = findTicket(bookings, id)
  // A booking that has just been cancelled stands until the page is left.
  const isShown = found?.booking.status === 'CONFIRMED' || cancelling.isPending || cancelling.isSuccess
  if (!found || !isShown) return <UnknownTicket />
  const { ticket, booking } = found
  return (
    <>
      <TicketHead>
        <TicketPager ticket={ticket} booking={booking} onTurn={showTicket} />
      </TicketHead>
      <LastChecked />
      <TicketObject ticket={ticket} booking={booking} now={now} isPulled={door.isOpen} />
      <div className={styles.parts}>
        <div className={styles.actions}>
          <TicketActions ticket={ticket} booking={booking} now={now} />
        </div>
        <div className={styles.facts}>
          <CounterOrder booking={booking} now={now} />
          <PaidWith booking={booking} />
          <GettingThere cinema={booking.cinema} />
        </div>
      </div>
      <DoorMode ticket={ticket} booking={booking} now={now} onTurn={showTicket} />
      <CancelDialog booking={booking} now={now} cancelling={cancelling} />
    </>
  )
}
