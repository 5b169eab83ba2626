import { type MutationMeta, useMutation } from '@tanstack/react-query'
import type { PathsWithMethod } from 'openapi-typescript-helpers'
import { type RefObject, useRef } from 'react'
import type { ApiError } from './api-error.ts'
import { type CallData, type CallOptions, call } from './client.ts'
import type { paths } from './generated/schema.ts'

type WriteMethod = 'post' | 'put' | 'patch' | 'delete'

/**
 * A write of the contract. What happens after it (what is read anew, what the customer is told, what is tracked) is declared in
 * `meta` and done in one place by the mutation cache.
 */
export function useApiMutation<Method extends WriteMethod, Path extends PathsWithMethod<paths, Method>>(
  method: Method,
  path: Path,
  meta: MutationMeta,
) {
  return useWrite<CallData<Method, Path>, CallOptions<Method, Path>>((options) => call(method, path, options), meta)
}

/**
 * A write, whatever makes it: one at a time.
 *
 * @param turn whether one is under way; shared by writes of which only one may be made at a time, such as a yes and a no
 */
export function useWrite<Data, Input>(
  write: (input: Input) => Promise<Data>,
  meta: MutationMeta,
  turn?: RefObject<boolean>,
) {
  const own = useRef(false)
  const underWay = turn ?? own
  const mutation = useMutation<Data, ApiError, Input>({
    mutationFn: write,
    onSettled: () => {
      underWay.current = false
    },
    meta,
  })
  /** Starts the write, unless it is under way: not all that starts one is a button that shows it, and the turn may be another write's. */
  const mutate: typeof mutation.mutate = (...input) => {
    if (underWay.current) return
    underWay.current = true
    mutation.mutate(...input)
  }
  return { ...mutation, mutate }
}
