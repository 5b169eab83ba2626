import { hashKey, type MutationMeta, type MutationState, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { despiteLostAnswer } from './lost-answer.ts'

/** Something that the customer changes with light presses, one after the other, such as a list of favourites. */
export type OptimisticWrite<Data, Change> = {
  /** Its name among all that is written. Its calls go one after the other, in the order of the presses. */
  name: string
  /** The server's last word, as a query gives it. */
  data: Data
  /** The data with a change. Made twice, the change is the same as made once: the answer may be there before its call counts as done. */
  apply(data: Data, change: Change): Data
  /**
   * What a change is about. Another one about the same takes the place of one that still waits, unless something else waits behind that: what
   * was pressed after it may only be possible because of it, such as a place that has to be left before it is taken.
   */
  subject(change: Change): string
  write(change: Change): Promise<unknown>
  /** Reads the data anew, for a change whose answer was lost. */
  reread(): Promise<Data>
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
    /** Makes a change, unless it is what was asked for last about the same thing and is still under way. */
    change(change: Change): void {
      const mutationKey = [list.name, list.subject(change)]
      const latest = (key: readonly unknown[]) => mutations.findAll({ mutationKey: key, status: 'pending' }).at(-1)
      const before = latest(mutationKey)
      if (before?.state.isPaused && before === latest([list.name])) mutations.remove(before)
      if (hashKey([latest(mutationKey)?.state.variables]) === hashKey([change])) return
      mutations
        .build<unknown, ApiError, Change, unknown>(client, {
          mutationKey,
          mutationFn: (wanted) => make(list, wanted),
          scope: { id: list.name },
          meta: list.meta(change),
        })
        .execute(change)
        .catch(() => undefined) // Told by what follows every write.
    },
  }
}

/** Makes a change; one whose answer was lost is made when it would change nothing more. */
function make<Data, Change>({ write, reread, apply }: OptimisticWrite<Data, Change>, change: Change): Promise<unknown> {
  return despiteLostAnswer(
    () => write(change),
    async () => {
      const data = await reread()
      return hashKey([apply(data, change)]) === hashKey([data])
    },
  )
}
