import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Booking, Ticket } from '#src/api/contract.ts'
import { formatTime } from '#src/app/i18n/formats.ts'
import { classes } from '#src/ui/classes.ts'
import { HeldCode } from '#src/ui/held-code.tsx'
import styles from './door-ticket.module.css'
import { SessionWhen } from './session-when.tsx'
import { auditorium, seatPlaces, technologies } from './ticket-words.ts'

/** One ticket for the door: its code, and in figures that are read from afar where to sit. */
export function DoorTicket({ ticket, booking, now }: { ticket: Ticket; booking: Booking; now: Date }) {
  const { t } = useLingui()
  const { session, show, cinema } = booking
  const techs = technologies(session.specificities)
  return (
    <HeldCode value={ticket.code} label={t`QR code of this ticket`}>
      <div className={styles.words}>
        <h2 className={classes('t-title', styles.title)}>{show.title}</h2>
        <p className={styles.when}>
          <strong>
            <SessionWhen session={session} now={now} />, {formatTime(session.startDate, session.timeZone)}
          </strong>
          , {[cinema.name, ...techs].join(', ')}
        </p>
        <Where ticket={ticket} auditoriumName={session.auditoriumName} />
      </div>
    </HeldCode>
  )
}

/** The auditorium, the row and the seat, each as large as it can be. */
function Where({ ticket, auditoriumName }: { ticket: Ticket; auditoriumName: string }) {
  const { word, figure } = auditorium(auditoriumName)
  const { row, places, plates } = seatPlaces(ticket.seat ? [ticket.seat] : [])
  return (
    <dl className={styles.facts}>
      <Fact label={word ?? <Trans>Auditorium</Trans>}>{figure}</Fact>
      {row && <Fact label={<Trans>Row</Trans>}>{row}</Fact>}
      <Fact label={<Trans>Seat</Trans>}>{row ? places[0] : (plates[0] ?? <Trans>Where you like</Trans>)}</Fact>
    </dl>
  )
}

/** More letters than these are words, not figures. */
const longestFigure = 4

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  const isFigure = typeof children === 'string' && children.length <= longestFigure
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isFigure ? styles.figure : styles.name}>{children}</dd>
    </div>
  )
}
