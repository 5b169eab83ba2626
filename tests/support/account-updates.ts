import type { Portal } from '#scripts/portal.ts'
import { callsTo } from './portal-test.ts'

/** What the pages asked to change in the account so far, oldest first: the body of every PATCH that arrived. */
export function updatesOf(portal: Portal): unknown[] {
  return callsTo(portal, 'updateAccount').map(({ body }) => body)
}
