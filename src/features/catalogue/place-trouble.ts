import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '#src/api/api-error.ts'

/** What stands instead of the place that was asked for, and why. */
export type PlaceTrouble = { part: 'zone' | 'cinema'; isUnknown: boolean; retry: () => void }

/** For what is read of a place: what was there stays until another one is known, and a failure is told beside what stands in for it. */
export const kept = { throwOnError: false, placeholderData: keepPreviousData } as const

/** Why a part is not there, if it could not be read. */
export function troubleOf<Part extends string>(
  part: Part,
  { data, error, refetch }: Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'refetch'>,
) {
  // A second reading that failed leaves what was there.
  if (!error || data !== undefined) return undefined
  return { part, isUnknown: error.status === 404, retry: () => void refetch() }
}
