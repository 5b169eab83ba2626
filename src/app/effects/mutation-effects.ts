import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pathKey, type ReadPath } from '#src/api/query.ts'
import type { MutationEffects } from '#src/api/query-client.ts'
import { toasts } from '#src/app/toasts/toasts.ts'
import { type ActionName, track } from '#src/app/tracking/track.ts'
import { type FailureWords, failureToast } from './failure-toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is read anew before the write counts as done. */
      invalidates?: readonly ReadPath[]
      /** What the customer is told. */
      success?: MessageDescriptor
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
    await Promise.all(
      (meta.invalidates ?? []).map((path) =>
        queryClient.invalidateQueries({ queryKey: pathKey(path), refetchType: 'all' }),
      ),
    )
    if (meta.success) toasts.show({ type: 'info', content: meta.success })
    if (meta.track) track(meta.track)
  },
  failed(meta, error) {
    if (meta.errors !== 'inline') toasts.show(failureToast(error, { otherwise: defaultError, ...meta.failure }))
  },
}

/** What a customer reads when something failed and there is nothing better to say. */
export const defaultError = msg`That did not work, and it is our fault. Please try again in a moment.`
