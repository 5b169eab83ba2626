import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking, Ticket } from '#src/api/contract.ts'
import { saveFile } from '#src/app/downloads/save-file.ts'
import { failureToast } from '#src/app/effects/failure-toast.ts'
import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { ActionRow } from './action-row.tsx'

/** Puts the showing into a file that every calendar reads. What makes it is fetched when it is asked for. */
export function CalendarAction({ ticket, booking }: { ticket: Ticket; booking: Booking }) {
  const { t } = useLingui()
  async function save() {
    try {
      const { calendarFile } = await import('./calendar-file.ts')
      const words = [
        t`Code: ${ticket.code}`,
        booking.session.auditoriumName,
        ticket.seat ? t`Seat ${ticket.seat}` : t`Sit where you like`,
        t`Booking ${booking.bookingId}`,
      ]
      const address = new URL(location.href)
      address.search = new URLSearchParams({ ticket: ticket.id }).toString()
      address.hash = ''
      const file = calendarFile({ ticket, booking, description: words.join('\n'), url: address.href })
      saveFile(new Blob([file], { type: 'text/calendar' }), `${booking.show.slug || 'ticket'}.ics`)
    } catch (error) {
      toasts.show(failureToast(error, { otherwise: defaultError }))
    }
  }
  return (
    <ActionRow
      icon="calendar"
      label={<Trans>Add it to your calendar</Trans>}
      note={<Trans>With a reminder one hour before</Trans>}
      onPress={() => void save()}
    />
  )
}
