import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/**
 * Makes a write. When its answer is lost, it is looked up whether it was made after all: it would be wrong to say that it was not.
 *
 * @param isMade reads anew how things are; where that fails, nothing is known.
 * @returns the answer; `undefined` where it was lost and the write is made.
 * @throws what the write throws.
 */
export async function despiteLostAnswer<Data>(
  write: () => Promise<Data>,
  isMade: () => Promise<boolean>,
): Promise<Data | undefined> {
  try {
    return await write()
  } catch (error) {
    // An explanation beside no answer is our own, given before anything was sent.
    const isLost = error instanceof ApiError && error.status === 0 && !error.problem
    if (isLost && (await isMade().catch(() => false))) return undefined
    throw error
  }
}

/** Reads how things are by now: an answer that was asked for before this moment may be out of date, and is not waited for. */
export async function readAnew<Data>(
  client: QueryClient,
  query: FetchQueryOptions<Data, ApiError, Data> & { queryKey: QueryKey },
): Promise<Data> {
  await client.cancelQueries({ queryKey: query.queryKey })
  return client.fetchQuery({ ...query, staleTime: 0 })
}
