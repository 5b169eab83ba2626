import { currentSite } from '#src/site/current-site.ts'

/**
 * A time zone that this browser can reckon with. One that it does not know, such as one that was renamed since, gives way to the market's.
 *
 * @param timeZone from the wire: an IANA name, or anything else.
 */
export function knownTimeZone(timeZone: string): string {
  const usual = currentSite().market.timeZone
  // Most are: to ask the browser takes as long as to draw a ticket.
  if (timeZone === usual) return usual
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return usual
  }
}
