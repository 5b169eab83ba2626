import { type MutationMeta, useMutation } from '@tanstack/react-query'
import type { PathsWithMethod } from 'openapi-typescript-helpers'
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
  return useMutation<CallData<Method, Path>, ApiError, CallOptions<Method, Path>>({
    mutationFn: (options) => call(method, path, options),
    meta,
  })
}
