/**
 * Pages on which nobody else's code may run, by the segment after the language: where somebody signs up or confirms an address, where a
 * card, its number or its PIN is on the screen, where a link from a message carries its key, and those shown inside an app.
 */
const closed = new Set([
  'register',
  'mail',
  'profile',
  'subscription',
  'vouchers',
  'unsubscribe',
  'recommendations',
  'error',
  'm',
])

/** Whether a page may hold elements of third parties. @param pathname of an address of this site. */
export function mayHoldThirdParties(pathname: string): boolean {
  const [language = '', page = ''] = pathname.toLowerCase().split('/').slice(1)
  return /^[a-z]{2}$/.test(language) && !closed.has(page)
}
