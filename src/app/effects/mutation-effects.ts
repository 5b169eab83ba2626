import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MutationMeta, Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { cacheScope } from '#src/api/client.ts'
import { pathKey, type ReadPath } from '#src/api/query.ts'
import type { MutationEffects } from '#src/api/query-client.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { type ActionName, track } from '#src/app/tracking/track.ts'
import { type FailureWords, failureToast } from './failure-toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is read anew before the write counts as done, and after one that failed where it may have been made or things have changed. */
      invalidates?: readonly ReadPath[]
      /**
       * What the customer is told. Where it depends on what came of the write, it is asked for once all that is read anew is there: nothing
       * where the page itself says it.
       */
      success?: MessageDescriptor | (() => MessageDescriptor | undefined)
      track?: ActionName
      /** A form or a confirm shows the error where it happened; without one, a toast does. */
      errors?: 'inline' | 'toast'
      /** What that toast says; the default one, when nothing is declared. */
      failure?: Partial<FailureWords>
    }
  }
}

/** What follows every write, from what it declares. Nobody shows a toast after a mutation by hand. */
export const mutationEffects: MutationEffects = {
  async succeeded(meta, queryClient) {
    await readAnew(meta, queryClient)
    const content = typeof meta.success === 'function' ? meta.success() : meta.success
    if (content) toasts.show({ type: 'info', content })
    if (meta.track) track(meta.track)
  },
  failed(meta, error, queryClient) {
    // Things are not as they were shown, or the write was made and its answer lost.
    if (error instanceof ApiError && isInDoubt(error)) void readAnew(meta, queryClient)
    if (meta.errors !== 'inline') toasts.show(failureToast(error, { otherwise: defaultError, ...meta.failure }))
  },
}

async function readAnew({ invalidates = [] }: MutationMeta, queryClient: QueryClient): Promise<void> {
  forgetOtherLanguages(queryClient)
  await Promise.all(
    invalidates.map((path) => queryClient.invalidateQueries({ queryKey: pathKey(path), refetchType: 'all' })),
  )
}

/**
 * What the customer read in another language is of before the write, and must not come back with that language. What a page still shows, in
 * the moment in which the language changes, stays as long as it does, and counts as out of date.
 */
function forgetOtherLanguages(queryClient: QueryClient): void {
  const [subject, language] = cacheScope()
  const cache = queryClient.getQueryCache()
  const isOther = ({ queryKey: [whose, spoken] }: Query) => whose === subject && spoken !== language
  for (const query of cache.findAll({ predicate: isOther })) {
    if (query.isActive()) query.invalidate()
    else cache.remove(query)
  }
}

function isInDoubt({ status }: ApiError): boolean {
  return [0, 200, 404, 409, 422].includes(status) || status >= 500
}

/** What a customer reads when something failed and there is nothing better to say. */
export const defaultError = msg`That did not work, and it is our fault. Please try again in a moment.`
