import { dayAt } from '#src/app/clock/calendar.ts'
import { currentSite } from '#src/site/current-site.ts'

/** The day that it is at the cinemas: the first one that somebody can wish to come on. */
export function today(now = new Date()): string {
  return dayAt(now, currentSite().market.timeZone)
}
