import { hashKey, type MutationMeta, type MutationState, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'

/** Something that the customer changes with light presses, one after the other, such as a list of favourites. */
export type OptimisticWrite<Data, Change> = {
  /** Its name among all that is written. Its calls go one after the other, in the order of the presses. */
  name: string
  /** The server's last word, as a query gives it. */
  data: Data
  /** The data with a change. Made twice, the change is the same as made once: the answer may be there before its call counts as done. */
  apply(data: Data, change: Change): Data
  /** What a change is about. Of the changes of one subject that still wait, the last one alone is sent. */
  subject(change: Change): string
  write(change: Change): Promise<unknown>
  /** What follows a change; it has to name what is read anew. A failure is told by a toast. */
  meta(change: Change): MutationMeta
}

/**
 * Shows changes at once. What the server said last stays as it is, and the changes under way are laid over it: one that fails is rolled
 * back by being gone. Several presses on one thing end as the last one wants it.
 */
export function useOptimisticWrite<Data, Change>(list: OptimisticWrite<Data, Change>) {
  const client = useQueryClient()
  const mutations = client.getMutationCache()
  const changes = useMutationState<MutationState<unknown, ApiError, Change>>({
    filters: { mutationKey: [list.name], status: 'pending' },
  })

  return {
    /** The data with every change that is under way. */
    shown: changes.reduce(
      (data, { variables }) => (variables === undefined ? data : list.apply(data, variables)),
      list.data,
    ),
    /** Makes a change, unless the same one is being sent. */
    change(change: Change): void {
      const mutationKey = [list.name, list.subject(change)]
      const underWay = (waits: boolean) =>
        mutations.find({ mutationKey, status: 'pending', predicate: ({ state }) => state.isPaused === waits })
      const waiting = underWay(true)
      if (waiting) mutations.remove(waiting)
      if (hashKey([underWay(false)?.state.variables]) === hashKey([change])) return
      mutations
        .build<unknown, ApiError, Change, unknown>(client, {
          mutationKey,
          mutationFn: list.write,
          scope: { id: list.name },
          meta: list.meta(change),
        })
        .execute(change)
        .catch(() => undefined) // Told by what follows every write.
    },
  }
}
