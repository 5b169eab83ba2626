import type { ReadPath } from '#src/api/query.ts'

/** What shows the subscription, and is read anew after a change. */
export const subscriptionPaths = [
  '/api/accounts/me',
  '/api/accounts/me/subscription',
  '/api/accounts/me/cards',
] as const satisfies readonly ReadPath[]
