import { MutationCache, type MutationMeta, notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** How long an answer is used without asking again, in milliseconds. */
const leeway = 60_000

/** What follows a write, for every write of the application. */
export type MutationEffects = {
  succeeded(meta: MutationMeta, client: QueryClient): Promise<void>
  failed(meta: MutationMeta, error: Error, client: QueryClient): void
}

/** The cache of every GET, and the one place where the effects of writes happen. */
export function createQueryClient(effects: MutationEffects): QueryClient {
  // A write shows that it is under way before the next press is handled. The library's own timer may fire only after that.
  notifyManager.setScheduler(queueMicrotask)
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      // Offline, a call fails at once and says so; left to itself the library would hold it back without a word.
      queries: { staleTime: leeway, retry: worthRetrying, throwOnError: true, networkMode: 'always' },
      // A write may have been carried out although its answer was lost: only the customer repeats it.
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _onMutate, mutation) => effects.succeeded(mutation.meta ?? {}, queryClient),
      onError: (error, _input, _onMutate, mutation) => effects.failed(mutation.meta ?? {}, error, queryClient),
    }),
  })
  return queryClient
}

/** Once more, and only where a second try can help: no answer at all, or a server that is busy or down. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}
