import { sessionValue } from '#src/app/storage/session-value.ts'

/** What a reader has left by the link: the newsletter that it is about, or all there are. */
export type Left = 'one' | 'all'

const token = sessionValue('newsletter-link')
const left = sessionValue('newsletter-left')

/**
 * Takes the token of an unsubscribe link out of the address and the history, before anything else reads them: it is the reader's
 * secret. It is kept for this tab alone, so that a reload still knows the newsletter.
 *
 * @returns whether there was one.
 */
export function takeNewsletterToken(): boolean {
  const url = new URL(location.href)
  const taken = url.searchParams.get('token')
  if (taken === null || !/^\/[a-z]{2}\/unsubscribe(?:\/|$)/.test(url.pathname)) return false
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  token.write(taken)
  left.write('')
  return true
}

/** The link that was opened in this tab, and what has been left by it; without a token there was none. */
export const newsletterLink = {
  token: (): string | undefined => token.read() || undefined,
  left: (): Left | undefined => (['one', 'all'] as const).find((what) => what === left.read()),
  leave: (what: Left): void => left.write(what),
}
