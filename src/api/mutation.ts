import { type MutationMeta, useMutation } from '@tanstack/react-query'
import type { PathsWithMethod } from 'openapi-typescript-helpers'
import { useRef } from 'react'
import { ApiError } from './api-error.ts'
import type { StateChangingRead } from './call-kinds.ts'
import { type CallData, type CallOptions, call } from './client.ts'
import type { paths } from './generated/schema.ts'

type WriteMethod = 'post' | 'put' | 'patch' | 'delete' | 'get'

/** The contract's paths that can be written; by GET, those alone that change something. */
type WritePath<Method extends WriteMethod> = Method extends 'get' ? StateChangingRead : PathsWithMethod<paths, Method>

/**
 * A write of the contract. An answer that says it was not done (`done: false`) fails as a refused call does. What happens after it (what is read anew, what the customer is told, what is tracked) is declared in
 * `meta` and done in one place by the mutation cache.
 */
export function useApiMutation<
  Method extends WriteMethod,
  Path extends WritePath<Method> & PathsWithMethod<paths, Method>,
>(method: Method, path: Path, meta: MutationMeta) {
  const underWay = useRef(false)
  const mutation = useMutation<CallData<Method, Path>, ApiError, CallOptions<Method, Path>>({
    mutationFn: async (options) => {
      const answer = await call(method, path, options)
      throwIfNotDone(answer)
      return answer
    },
    onSettled: () => {
      underWay.current = false
    },
    meta,
  })
  /** Starts the write, unless it is under way: a second press comes before the button can be seen to be busy. */
  const mutate: typeof mutation.mutate = (...input) => {
    if (underWay.current) return
    underWay.current = true
    mutation.mutate(...input)
  }
  return { ...mutation, mutate }
}

/** @throws ApiError of status 200 with the reason as its problem, for an answer like `{ done: false, error: { code, message } }`. */
function throwIfNotDone(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('done' in answer) || answer.done !== false) return
  const reason = 'error' in answer ? answer.error : undefined
  throw new ApiError(
    200,
    isReason(reason)
      ? { type: 'about:blank', title: reason.code, status: 200, detail: reason.message, ...reason }
      : undefined,
  )
}

function isReason(reason: unknown): reason is { code: string; message: string } {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'code' in reason &&
    typeof reason.code === 'string' &&
    'message' in reason &&
    typeof reason.message === 'string'
  )
}
