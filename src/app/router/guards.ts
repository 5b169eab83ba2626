import { redirect } from '@tanstack/react-router'
import { ApiError } from '#src/api/api-error.ts'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { flaggedPages, isOn } from '#src/app/flags/flags.ts'
import { SessionError } from '#src/app/session/session-error.ts'
import { catalogueErrorPage } from '#src/app/settings/settings.ts'
import { trackUser } from '#src/app/tracking/track.ts'
import type { RouterContext } from './page.ts'

/** The code shown when the signed-in customer's account cannot be loaded. */
const accountFailure = 'CLI-ACC-001'

type Visit = {
  context: RouterContext & { language: string }
  location: { href: string }
  /** The page is only being looked up in advance: nobody may be sent anywhere. */
  preload: boolean
}

/**
 * Lets only a signed-in customer pass, and hands on their account. A visitor leaves for the sign-in page, which remembers the page and
 * the language; after a fatal failure there, for the catalogue's error page instead.
 */
export async function requireAccount({ context, location, preload }: Visit): Promise<Account> {
  const { session, settings, queryClient, language } = context
  const signIn = () => (preload ? refuse() : session.signIn(location.href, language))
  const leave = (code: string) => (preload ? refuse() : goTo(catalogueErrorPage(settings, code)))
  if (session.fatalError) return leave(session.fatalError)
  if (!session.isSignedIn) return signIn()
  try {
    const account = await queryClient.ensureQueryData(apiQuery('/api/accounts/me'))
    if (tracked !== account.id) trackUser(account)
    tracked = account.id
    return account
  } catch (error) {
    const signedOut = error instanceof SessionError && error.code !== 'unreachable'
    const refused = error instanceof ApiError && error.status === 401
    if (signedOut || refused) return signIn()
    return leave(accountFailure)
  }
}

let tracked: string | undefined

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

/** Replaces a page whose feature is off by the fallback page, at the address that was asked for. */
export function requireFlag({ context }: Pick<Visit, 'context'>, flag: keyof typeof flaggedPages): void {
  const { settings, language } = context
  if (isOn(settings, flag)) return
  throw redirect({
    to: '/$language/unavailable',
    params: { language },
    mask: { to: flaggedPages[flag], params: { language }, unmaskOnReload: true },
    replace: true,
  })
}

/** Leaves the portal's pages; the promise never settles, so that nothing is drawn meanwhile. */
function goTo(url: string): Promise<never> {
  location.replace(url)
  return new Promise<never>(() => {})
}

function refuse(): never {
  throw new SessionError('login_required')
}
