import { openedOperations } from './acts.ts'
import { everyScreen, type NamedScreen, type OpenedOperation, openedCalls } from './opened-calls.ts'
import { inGroups } from './visits.ts'

/** What is read on a screen. */
export type Read = { operation: OpenedOperation; screen: string; at: NamedScreen }

/** What every page reads for its frame, with the routes where it is gone through: there it is the page's own as well. */
const frame: Partial<Record<OpenedOperation, readonly string[]>> = {
  getSettings: ['/$language', '/$language/movies'],
  getFooter: ['/$language', '/$language/movies'],
  getAccount: [
    '/$language',
    '/$language/mail',
    '/$language/register',
    '/$language/advantages',
    '/$language/cinemas',
    '/$language/contact',
    '/$language/my-interests',
    '/$language/preferences',
    '/$language/profile',
    '/$language/subscription',
    '/$language/tickets',
    '/$language/m/cinemas',
    'language',
    'account',
  ],
  listTickets: [
    '/$language',
    '/$language/tickets',
    '/$language/history',
    '/$language/m/history',
    'delete-account',
    'door',
  ],
}

/**
 * What is gone through: each call of each route and dialog, once for those who are signed in and once for those who are not. A screen that
 * has to be begun cannot be opened while a call fails.
 */
export const reads: readonly Read[] = inGroups(
  everyScreen
    .filter(({ begin, leads }) => !begin && !leads)
    .flatMap((at) => readOn(at).map((operation) => ({ operation, screen: at.name, at }))),
  ({ operation, at }) => `${operation} ${at.place} ${at.who === 'visitor'}`,
).flatMap(([, [first]]) => first ?? [])

function readOn({ name, place }: NamedScreen): OpenedOperation[] {
  const made = openedCalls[name] ?? []
  return openedOperations.filter((operation) => made.includes(operation) && (frame[operation]?.includes(place) ?? true))
}
