import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Booking, Ticket } from '#src/api/contract.ts'
import { debounced } from '#src/app/viewport/debounced.ts'
import { DoorTicket } from './door-ticket.tsx'
import styles from './door-track.module.css'

type DoorTrackProps = { ticket: Ticket; booking: Booking; now: Date; onTurn: (id: string) => void }

/** A swipe is over when the track has not moved for so long, in milliseconds. Not every browser says when it is. */
const rest = 120

/** The tickets of a booking side by side, to be swiped. The one that comes to rest is the one that the address names. */
export function DoorTrack({ ticket, booking, now, onTurn }: DoorTrackProps) {
  const { t } = useLingui()
  const track = useRef<HTMLUListElement>(null)
  const wasThere = useRef(false)
  /** Where the track is on its way to by itself: what it passes or rests at meanwhile was not swiped to. */
  const heading = useRef<number>(undefined)
  const { tickets } = booking
  const position = Math.max(
    0,
    tickets.findIndex(({ id }) => id === ticket.id),
  )

  useLayoutEffect(() => {
    const box = track.current
    if (!box) return
    // The first one stands there at once; the others come along the track, as far as movement is wanted.
    box.scrollTo({ left: position * box.clientWidth, behavior: wasThere.current ? 'auto' : 'instant' })
    if (wasThere.current) heading.current = position
    wasThere.current = true
  }, [position])

  const arrive = useEffectEvent(() => {
    const box = track.current
    if (!box || box.clientWidth === 0) return
    const place = Math.round(box.scrollLeft / box.clientWidth)
    if (heading.current !== undefined) {
      if (heading.current === place) heading.current = undefined
      return
    }
    const arrived = tickets[place]
    if (arrived && arrived.id !== ticket.id) onTurn(arrived.id)
  })
  const realign = useEffectEvent(() => {
    const box = track.current
    box?.scrollTo({ left: position * box.clientWidth, behavior: 'instant' })
  })

  useEffect(() => {
    const box = track.current
    if (!box) return
    const settled = debounced(() => arrive(), rest)
    // A phone that is turned has another width: the same ticket stays.
    const turned = new ResizeObserver(() => realign())
    turned.observe(box)
    const taken = () => {
      heading.current = undefined
    }
    const gestures = ['pointerdown', 'touchstart', 'wheel'] as const
    for (const gesture of gestures) box.addEventListener(gesture, taken, { passive: true })
    box.addEventListener('scroll', settled, { passive: true })
    return () => {
      for (const gesture of gestures) box.removeEventListener(gesture, taken)
      box.removeEventListener('scroll', settled)
      turned.disconnect()
      settled.cancel()
    }
  }, [])

  const isMany = tickets.length > 1
  return (
    <ul
      ref={track}
      className={styles.track}
      aria-label={isMany ? t`Tickets of this booking` : undefined}
      // What scrolls must be within reach of the keyboard.
      tabIndex={isMany ? 0 : undefined}
    >
      {tickets.map((one) => (
        <li key={one.id} className={styles.place} inert={one.id !== ticket.id}>
          <DoorTicket ticket={one} booking={booking} now={now} />
        </li>
      ))}
    </ul>
  )
}
