import { useNavigate, useSearch } from '@tanstack/react-router'
import { chosenDay } from './showing-days.ts'

/**
 * The day whose showings are shown. The address keeps it, so that it is there again after the booking and for whoever is sent the link; it
 * adds no step to the history.
 *
 * @param days those that can be chosen, `YYYY-MM-DD`, the first one first.
 */
export function useDay(days: readonly string[]) {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false, select: dayIn })
  function choose(day: string) {
    // No page declares it, so that none but those with showings carries a word about it.
    const next = (all: object): object => ({ ...all, day })
    void navigate({ to: '.', search: next, hash: true, replace: true, resetScroll: false })
  }
  return { day: chosenDay(days, asked), choose }
}

/** The day in an address, whatever else is there. */
function dayIn(search: object): string | undefined {
  const day: unknown = Reflect.get(search, 'day')
  return typeof day === 'string' ? day : undefined
}
