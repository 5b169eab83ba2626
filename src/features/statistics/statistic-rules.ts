import type { AccountStatistics } from '#src/api/contract.ts'

/** How many seats a drawing holds before one of them stands for several films. */
const mostSeats = 100

/** The films that somebody saw, as a hall: one seat each, or one for every ten or more of them. */
export type VisitedHall = {
  /** How many films one seat stands for. */
  each: number
  /** How many seats are taken. */
  seats: number
  /** Seats in a row; the last row has free ones too. */
  columns: number
  rows: number
}

/**
 * The hall for a number of films: twelve seats in a row, or more where the rows would become too many.
 *
 * @param flatness the height that the hall may have, as a part of its width.
 */
export function hallOf(shows: number, flatness: number): VisitedHall {
  let each = 1
  while (shows > each * mostSeats) each *= 10
  const seats = Math.ceil(shows / each)
  let columns = 12
  while (Math.ceil(seats / columns) > columns * flatness) columns += 1
  return { each, seats, columns, rows: Math.ceil(seats / columns) }
}

/** Whether there is anything to tell: an account of somebody who never came may have figures too, all of them nought. */
export function isWorthTelling(statistics: AccountStatistics | null): statistics is AccountStatistics {
  if (!statistics) return false
  const { showsSeen, timeSpent, favoriteGenre, mostVisitedCinema } = statistics
  return showsSeen > 0 || timeSpent > 0 || Boolean(favoriteGenre) || Boolean(mostVisitedCinema)
}

/** Minutes as whole days and the hours left over; nothing below a day, which hours tell better. */
export function daysOf(minutes: number): { days: number; hours: number } | undefined {
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? undefined : { days: Math.floor(hours / 24), hours: hours % 24 }
}
