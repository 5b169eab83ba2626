import { Plural } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Icon } from '#src/ui/icon.tsx'
import { cancelIcon } from '#src/ui/page-icons.ts'
import rows from './action-row.module.css'
import { ActionRow } from './action-row.tsx'
import { CancelDeadline } from './cancel-deadline.tsx'
import { cancelling } from './opened-ticket-rules.ts'

/** The way to cancel a booking while that is possible; until when it was, once that has passed; a word where it never is. */
export function CancelAction({ booking, now }: { booking: Booking; now: Date }) {
  const dialog = useUrlDialog('cancel-tickets')
  const { can, until } = cancelling(booking, now)
  const { tickets, session } = booking
  const deadline = until && <CancelDeadline until={until} zone={session.timeZone} now={now} />
  const label = <Plural value={tickets.length} one="Cancel the ticket" other="Cancel the # tickets" />
  if (can) return <ActionRow danger icon={cancelIcon} label={label} note={deadline} onPress={dialog.open} />
  return (
    <p className={rows.row}>
      <Icon name={cancelIcon} />
      <span>
        {deadline ? (
          <>
            <span className={rows.label}>{label}</span>
            <span className={rows.note}>{deadline}</span>
          </>
        ) : (
          <span className={rows.note}>
            <Plural
              value={tickets.length}
              one="This ticket cannot be cancelled."
              other="These tickets cannot be cancelled."
            />
          </span>
        )}
      </span>
    </p>
  )
}
