import { currentSite } from '#src/site/current-site.ts'

/**
 * Makes something of a time zone that this browser can reckon with. One that it does not know, such as one that was renamed since, gives
 * way to the market's.
 *
 * @param timeZone from the wire: an IANA name, or anything else.
 * @param make throws for a time zone that nobody knows, as the formats of dates do.
 */
export function inKnownZone<Made>(timeZone: string, make: (timeZone: string) => Made): Made {
  try {
    return make(timeZone)
  } catch {
    return make(currentSite().market.timeZone)
  }
}

/** A time zone that this browser can reckon with: the one of that name, or else the market's. @param timeZone as above. */
export function knownTimeZone(timeZone: string): string {
  return inKnownZone(timeZone, (zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone)
}
