import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking, Ticket } from '#src/api/contract.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { previousIcon } from '#src/ui/page-icons.ts'
import styles from './ticket-pager.module.css'

type TicketPagerProps = { ticket: Ticket; booking: Booking; onTurn: (id: string) => void }

/** The way through the tickets of a booking; nothing where there is but one. At an end the button stays, so that it keeps the focus. */
export function TicketPager({ ticket, booking: { tickets }, onTurn }: TicketPagerProps) {
  const { t } = useLingui()
  const position = tickets.findIndex(({ id }) => id === ticket.id)
  const count = tickets.length
  if (count < 2) return null
  const turn = (neighbour: Ticket | undefined) => ({
    'aria-disabled': neighbour === undefined,
    onClick: () => neighbour && onTurn(neighbour.id),
  })
  return (
    <nav className={styles.pager} aria-label={t`Tickets of this booking`}>
      <IconButton icon={previousIcon} label={t`Previous ticket`} {...turn(tickets[position - 1])} />
      <p className={styles.place} aria-live="polite">
        <Trans>
          Ticket {position + 1} of {count}
        </Trans>
      </p>
      <IconButton icon="chevron" label={t`Next ticket`} {...turn(tickets[position + 1])} />
    </nav>
  )
}
