import { queryOptions } from '@tanstack/react-query'
import type { PathsWithMethod } from 'openapi-typescript-helpers'
import { ApiError } from './api-error.ts'
import type { StateChangingRead } from './call-kinds.ts'
import { type CallData, type CallOptions, cacheScope, call } from './client.ts'
import type { paths } from './generated/schema.ts'

/** The contract's paths that can be read. A GET that changes something is not among them: it is a mutation. */
export type ReadPath = Exclude<PathsWithMethod<paths, 'get'>, StateChangingRead>

/**
 * The query of a GET in the contract, for a loader's `ensureQueryData` and a component's `useSuspenseQuery` alike. The key is the
 * contract's path and its parameters, within the customer and the language that the answer belongs to.
 */
export function apiQuery<Path extends ReadPath>(path: Path, options?: CallOptions<'get', Path>) {
  return queryOptions<CallData<'get', Path>, ApiError>({
    queryKey: [...pathKey(path), options?.params ?? null],
    queryFn: () => call('get', path, options),
  })
}

/** The same where there may be nothing to read: a 404 is no failure then, but `null`. */
export function apiQueryOrNone<Path extends ReadPath>(path: Path, options?: CallOptions<'get', Path>) {
  return queryOptions<CallData<'get', Path> | null, ApiError>({
    queryKey: [...pathKey(path), options?.params ?? null, 'or none'],
    queryFn: async () => {
      try {
        return await call('get', path, options)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}

/** The key under which every answer of a path is cached, whatever its parameters: what a mutation invalidates. */
export function pathKey(path: ReadPath): readonly unknown[] {
  return [...cacheScope(), path]
}
