import type { Portal } from '#scripts/portal.ts'

/** What the pages asked to change in the account so far, oldest first: the body of every PATCH that arrived. */
export function updatesOf({ calls }: Portal): unknown[] {
  return calls.filter(({ operationId }) => operationId === 'updateAccount').map(({ body }) => body)
}
