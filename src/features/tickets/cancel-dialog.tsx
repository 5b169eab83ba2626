import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { formatList, formatTime } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { CancelDeadline } from './cancel-deadline.tsx'
import { GivenBack } from './given-back.tsx'
import { cancelling as cancellingOf } from './opened-ticket-rules.ts'
import { SessionWhen } from './session-when.tsx'
import { seatPlaces } from './ticket-words.ts'
import type { Cancelling } from './use-cancel-booking.ts'

type CancelDialogProps = { booking: Booking; now: Date; cancelling: Cancelling }

/** Asks whether a booking shall be cancelled: which tickets go, what comes back, and until when. */
export function CancelDialog({ booking, now, cancelling }: CancelDialogProps) {
  const { t } = useLingui()
  const { isOpen, close } = useUrlDialog('cancel-tickets')
  const { session, tickets } = booking
  const count = tickets.length
  const { can, until } = cancellingOf(booking, now)
  return (
    <Dialog
      open={isOpen}
      title={<Plural value={count} one="Cancel the ticket?" other="Cancel the # tickets?" />}
      closeLabel={t`Close`}
      onClose={close}
    >
      <WhatGoes booking={booking} now={now} />
      <GivenBack booking={booking} />
      <p className="t-small muted">
        {until ? (
          <CancelDeadline until={until} zone={session.timeZone} now={now} />
        ) : (
          <Trans>This booking cannot be cancelled.</Trans>
        )}
      </p>
      <div className="row">
        <Button
          variant="danger"
          busy={cancelling.isPending}
          disabled={!can && !cancelling.isPending}
          onClick={() => cancelling.start(booking, close)}
        >
          <Plural value={count} one="Cancel the ticket" other="Cancel the # tickets" />
        </Button>
        <Button variant="text" onClick={close}>
          <Plural value={count} one="Keep it" other="Keep them" />
        </Button>
      </div>
    </Dialog>
  )
}

/** The film, the day and every place of the booking. */
function WhatGoes({ booking: { session, show, cinema, seats, tickets }, now }: { booking: Booking; now: Date }) {
  const count = tickets.length
  const places = formatList(seatPlaces(seats).plates)
  return (
    <div className="stack">
      <p>
        <strong>{show.title}</strong>
        <br />
        <SessionWhen session={session} now={now} />, {formatTime(session.startDate, session.timeZone)}, {cinema.name}
        <br />
        {seats.length > 0 ? (
          <Plural value={count} one={`Seat ${places}`} other={`Seats ${places}`} />
        ) : (
          <Plural value={count} one="# place" other="# places" />
        )}
      </p>
      {count > 1 && (
        <p>
          <Trans>A booking is cancelled as a whole: none of these tickets opens the door any more.</Trans>
        </p>
      )}
    </div>
  )
}
