import { msg } from '@lingui/core/macro'
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import { readAnew } from '#src/api/lost-answer.ts'
import { useOptimisticWrite } from '#src/api/optimistic-write.ts'
import { inOwnWords } from '#src/app/effects/own-words.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { type CinemaName, type FavouriteChange, withChange } from './favourite-change.ts'
import { favouritesQuery } from './favourites-query.ts'

/**
 * The customer's cinemas, and how to add and remove one. A change is shown at once and goes again when it fails, as does a sixth cinema,
 * which the server refuses.
 */
export function useFavourites() {
  const client = useQueryClient()
  // Another tab may have changed them.
  const { data } = useSuspenseQuery({ ...favouritesQuery(), refetchOnWindowFocus: 'always' })
  const { shown, change } = useOptimisticWrite({
    name: 'favourite-cinemas',
    data,
    apply: withChange,
    subject: ({ cinema }: FavouriteChange) => cinema.id,
    write: (wanted) => write(client, wanted),
    reread: () => readAnew(client, favouritesQuery()),
    meta: ({ cinema: { name }, isWanted }) => ({
      failure: {
        says: 'message',
        otherwise: isWanted
          ? msg`${name} could not be added. Your cinemas are as they were; please try again in a moment.`
          : msg`${name} could not be removed. Your cinemas are as they were; please try again in a moment.`,
      },
    }),
  })
  return {
    favourites: shown,
    setFavourite: ({ id, name, slug, city }: CinemaName, isWanted: boolean) =>
      change({ cinema: { id, name, slug, city }, isWanted }),
  }
}

/** Sends a change. The answer is the whole list, and becomes what is known; a failure has it read anew. */
async function write(client: QueryClient, { cinema, isWanted }: FavouriteChange): Promise<void> {
  try {
    const list = await call(isWanted ? 'patch' : 'delete', '/api/accounts/me/cinemas', {
      body: { cinemas: [cinema.id] },
    })
    // In the language of by now. What was asked before the change must not arrive after it.
    const { queryKey } = favouritesQuery()
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (known) => known && list)
  } catch (error) {
    void client.invalidateQueries({ queryKey: favouritesQuery().queryKey })
    if (isClosed(error)) void client.invalidateQueries({ queryKey: catalogueQuery().queryKey })
    throw inOwnWords(error)
  }
}

/** Whether the cinema has closed for good since the catalogue was read. */
function isClosed(error: unknown): boolean {
  return error instanceof ApiError && Boolean(error.problem?.errors?.some(({ code }) => code === 'cinema-closed'))
}
