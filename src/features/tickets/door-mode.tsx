import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect } from 'react'
import type { Booking, Ticket } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { useDoorScreen } from '#src/app/door/use-door-screen.ts'
import { focusHeading } from '#src/app/focus/heading.ts'
import { FullSheet } from '#src/ui/full-sheet.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { sunIcon } from '#src/ui/page-icons.ts'
import { DoorTrack } from './door-track.tsx'
import { TicketPager } from './ticket-pager.tsx'

type DoorModeProps = { ticket: Ticket; booking: Booking; now: Date; onTurn: (id: string) => void }

/** The ticket as it is held up at the door: the code as large as it gets, on a screen that stays awake. */
export function DoorMode({ ticket, booking, now, onTurn }: DoorModeProps) {
  const { t } = useLingui()
  const { isOpen, close } = useUrlDialog('door')
  useDoorScreen(isOpen, close)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      // Whoever came straight here has no place to go back to.
      if (document.activeElement === document.body) focusHeading()
    }
  }, [isOpen])

  function turn(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const { tickets } = booking
    const neighbour = tickets[tickets.findIndex(({ id }) => id === ticket.id) + step]
    // The track would scroll on its own as well, by less than a ticket.
    event.preventDefault()
    if (neighbour) onTurn(neighbour.id)
  }

  return (
    <FullSheet
      open={isOpen}
      label={t`Ticket for the door: ${booking.show.title}`}
      closeLabel={t`Close`}
      onClose={close}
      onKeyDown={turn}
      hint={
        <>
          <Trans>Turn your screen up</Trans>
          <Icon name={sunIcon} />
        </>
      }
      foot={booking.tickets.length > 1 && <TicketPager ticket={ticket} booking={booking} onTurn={onTurn} />}
    >
      <DoorTrack ticket={ticket} booking={booking} now={now} onTurn={onTurn} />
    </FullSheet>
  )
}
