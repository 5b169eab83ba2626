import { redirect } from '@tanstack/react-router'
import { ApiError } from '#src/api/api-error.ts'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { currentLinks } from '#src/app/links/current-links.ts'
import { authCookies } from '#src/app/session/auth-cookies.ts'
import { isSessionOver, SessionError } from '#src/app/session/session-error.ts'
import { trackUser } from '#src/app/tracking/track.ts'
import type { RouterContext } from './page.ts'

/** The code shown when the signed-in customer's account cannot be loaded. */
const accountFailure = 'CLI-ACC-001'

export type Visit = {
  context: RouterContext & { language: string }
  location: { href: string }
  /** The page is only being looked up in advance: nobody may be sent anywhere. */
  preload: boolean
}

/**
 * Lets only a signed-in customer pass, and hands on their account. A visitor leaves for the sign-in page, which remembers the page and
 * the language; after a fatal failure there, for the catalogue's error page instead. Inside another page or application, where nobody
 * can sign in, both end on the portal's own error page.
 */
export async function requireAccount({ context, location, preload }: Visit): Promise<Account> {
  const { session, settings, language } = context
  const { isEmbedded } = hostOf(settings)
  const fail = (code?: string) => {
    if (preload) return refuse()
    if (code && !isEmbedded) return goTo(currentLinks(settings).catalogue.error(code))
    throw redirect({ to: '/$language/error', params: { language }, search: { code }, replace: true })
  }
  const signIn = async () => (preload ? refuse() : session.signIn(location.href, language))
  if (session.fatalError) return fail(session.fatalError)
  if (isEmbedded && !authCookies.areMarked) return fail()
  if (!session.isSignedIn && (preload || !(await session.resume()))) return signIn()
  try {
    return await loadAccount(context)
  } catch (error) {
    if (isRefused(error) && !session.isUntried) return signIn()
    // Without a connection there is no other page to go to, and the customer has nobody to give a code to.
    if (!navigator.onLine || error instanceof SessionError) throw error
    return fail(accountFailure)
  }
}

/** Lets only a registered customer pass; somebody who is not yet one is taken to the registration, and back here after it. */
export async function requireRegistered(visit: Visit): Promise<Account> {
  const account = await requireAccount(visit)
  if (account.registered) return account
  throw redirect({
    to: '/$language/register',
    params: { language: visit.context.language },
    search: { target: visit.location.href },
  })
}

/**
 * Finds out whether the session is still good while the customer reads what is there already. If it is over they leave for the sign-in
 * page, as long as that can be reached; nothing else disturbs them.
 */
export async function confirmSession({ context, location }: Visit): Promise<void> {
  try {
    await loadAccount(context)
  } catch (error) {
    if (isRefused(error)) await context.session.signIn(location.href, context.language).catch(() => undefined)
  }
}

async function loadAccount({ session, queryClient }: RouterContext): Promise<Account> {
  await session.accessToken() // A tab that was left for long finds out here, and not by a page full of failed parts.
  const account = await queryClient.ensureQueryData(apiQuery('/api/accounts/me'))
  session.isUntried = false
  trackUser(account)
  return account
}

/** Whether an error says that the customer has to sign in again. */
export function isRefused(error: unknown): boolean {
  return (error instanceof ApiError && error.status === 401) || isSessionOver(error)
}

/** Leaves the portal's pages; the promise never settles, so that nothing is drawn meanwhile. */
function goTo(url: string): Promise<never> {
  location.replace(url)
  return new Promise<never>(() => {})
}

function refuse(): never {
  throw new SessionError('login_required')
}
