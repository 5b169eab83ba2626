import { useEffect, useRef, useState } from 'react'
import type { Position } from './cinema-distance.ts'

/** Where the customer is, as far as that is known, and why not. */
export type Nearby =
  | { state: 'unasked' | 'asking' | 'refused' | 'unavailable' | 'late' }
  | { state: 'found'; position: Position }

/** How long a device may take to find out where it is once it may, in milliseconds. */
const deviceLimit = 10_000
/** How long everything may take: somebody has to allow it, and some apps never answer for them. In milliseconds. */
const limit = 30_000
/** How old a position may be, in milliseconds. */
const oldest = 300_000

/** Where the customer is. Nobody is asked before `ask` is called, and what is found out stays on this page. */
export function useNearby() {
  const [nearby, setNearby] = useState<Nearby>({ state: 'unasked' })
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function forget() {
    asked.current += 1
    clearTimeout(timer.current)
    setNearby({ state: 'unasked' })
  }

  function ask() {
    // Absent on pages that are not encrypted.
    if (!('geolocation' in navigator)) return setNearby({ state: 'unavailable' })
    asked.current += 1
    const mine = asked.current
    const answer = (found: Nearby) => {
      if (mine !== asked.current) return
      clearTimeout(timer.current)
      setNearby(found)
    }
    setNearby({ state: 'asking' })
    clearTimeout(timer.current)
    // An answer that comes later still counts.
    timer.current = setTimeout(answer, limit, { state: 'late' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ state: 'found', position: { latitude, longitude } }),
      ({ code }) => answer({ state: reasons[code] ?? 'unavailable' }),
      { timeout: deviceLimit, maximumAge: oldest },
    )
  }

  useEffect(
    () => () => {
      asked.current += 1
      clearTimeout(timer.current)
    },
    [],
  )
  return { nearby, ask, forget }
}

/** What a `GeolocationPositionError` means by its code. */
const reasons: Record<number, 'refused' | 'unavailable' | 'late'> = { 1: 'refused', 2: 'unavailable', 3: 'late' }
