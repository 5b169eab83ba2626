import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking, Ticket } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { fillScreen } from '#src/app/door/fill-screen.ts'
import { Button } from '#src/ui/button.tsx'
import { GroupedCode } from '#src/ui/grouped-code.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import { TicketPanel } from '#src/ui/ticket.tsx'
import { BookingTicket } from './booking-ticket.tsx'

type TicketObjectProps = { ticket: Ticket; booking: Booking; now: Date; isPulled: boolean }

/** The open ticket itself, with the code on its stub. */
export function TicketObject({ ticket, booking, now, isPulled }: TicketObjectProps) {
  const { t } = useLingui()
  const door = useUrlDialog('door')
  return (
    <BookingTicket
      isPage
      booking={booking}
      now={now}
      seats={ticket.seat ? [ticket.seat] : []}
      places={1}
      panel={
        <TicketPanel letters={<GroupedCode>{ticket.code}</GroupedCode>}>
          <QrCode value={ticket.code} label={t`QR code of this ticket`} />
        </TicketPanel>
      }
      reference={{ label: <Trans>Booking</Trans>, value: booking.bookingId }}
      action={
        <Button
          wide
          className="screen-only"
          onClick={() => {
            fillScreen()
            door.open()
          }}
        >
          <Trans>Show at the door</Trans>
        </Button>
      }
      pulled={isPulled}
      priority
    />
  )
}
