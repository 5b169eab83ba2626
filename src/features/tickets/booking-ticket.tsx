import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Booking } from '#src/api/contract.ts'
import { formatDuration, formatList, formatTime } from '#src/app/i18n/formats.ts'
import { Poster } from '#src/ui/poster.tsx'
import { SeatPlates } from '#src/ui/seat-plate.tsx'
import { TechTags } from '#src/ui/tech-tag.tsx'
import { Ticket } from '#src/ui/ticket.tsx'
import styles from './booking-ticket.module.css'
import { SessionWhen } from './session-when.tsx'
import { auditorium, countedWords, seatPlaces, technologies } from './ticket-words.ts'
import { versionWords } from './version-words.ts'

type BookingTicketProps = {
  booking: Booking
  now: Date
  /** The seats that this ticket is for; none where everybody sits as they like. */
  seats: readonly string[]
  /** How many places it is for. */
  places: number
  reference: { label: ReactNode; value: ReactNode }
  /** Another small line under the title. */
  note?: ReactNode
  /** A `TicketPanel` with the code that opens the door. */
  panel?: ReactNode
  action?: ReactNode
  /** What the page is about: its title is the page's heading, and it says all there is to say. */
  isPage?: boolean
  /** Pulled off its stub, while it is being shown. */
  pulled?: boolean
  /** Seen at once on arrival. */
  priority?: boolean
}

/** A booking as the ticket that is printed for it: for one of its places, or for all of them. */
export function BookingTicket({ booking, now, seats, places, note, isPage, ...ticket }: BookingTicketProps) {
  const { session, show, cinema } = booking
  const { word, figure } = auditorium(session.auditoriumName)
  return (
    <Ticket
      level={isPage ? 1 : 2}
      poster={<Poster src={show.posterPath} title={show.title} priority={ticket.priority} />}
      when={<SessionWhen session={session} now={now} />}
      title={show.title}
      facts={
        <>
          {show.directors && <p>{show.directors}</p>}
          <Length duration={show.duration} version={session.version} />
          {isPage && <Comfort booking={booking} />}
          {note && <p>{note}</p>}
        </>
      }
      techs={<TechTags names={technologies(session.specificities)} />}
      time={<time dateTime={session.startDate}>{formatTime(session.startDate, session.timeZone)}</time>}
      place={
        <>
          <p>
            <strong>{cinema.name}</strong>
          </p>
          <p>{[cinema.address, cinema.city].filter(Boolean).join(', ')}</p>
        </>
      }
      stub={[
        {
          label: word ?? <Trans>Auditorium</Trans>,
          value: word ? figure : <span className={styles.words}>{figure}</span>,
        },
        seats.length > 0
          ? { label: <SeatsLabel seats={seats} />, value: <SeatPlates seats={seatPlaces(seats).plates} /> }
          : {
              label: <Plural value={places} one="# place" other="# places" />,
              value: (
                <span className={styles.words}>
                  <Trans>Sit where you like</Trans>
                </span>
              ),
            },
      ]}
      panel={ticket.panel}
      reference={ticket.reference}
      action={ticket.action}
      pulled={ticket.pulled}
    />
  )
}

/** "1 h 52, in French", or as much of it as is known. */
function Length({ duration, version }: { duration: number | null; version: string | null }) {
  const { i18n } = useLingui()
  const spoken = version && versionWords(version)
  const words = [
    duration ? formatDuration(duration) : '',
    spoken && (typeof spoken === 'string' ? spoken : i18n._(spoken)),
  ].filter(Boolean)
  return words.length > 0 && <p>{words.join(', ')}</p>
}

/** The kind of seat, and what was booked beside it. */
function Comfort({ booking: { seatType, options } }: { booking: Booking }) {
  const extras = formatList(options.map(countedWords))
  return (
    <>
      {seatType && <p>{seatType}</p>}
      {options.length > 0 && (
        <p>
          <Trans>With {extras}</Trans>
        </p>
      )}
    </>
  )
}

function SeatsLabel({ seats }: { seats: readonly string[] }) {
  const { row, places } = seatPlaces(seats)
  if (row === undefined) return <Plural value={seats.length} one="# seat" other="# seats" />
  const numbers = formatList(places)
  return <Plural value={seats.length} one={`Row ${row}, seat ${numbers}`} other={`Row ${row}, seats ${numbers}`} />
}
