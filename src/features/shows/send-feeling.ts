import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import { inOwnWords } from '#src/app/effects/own-words.ts'
import { type FeelingChange, isRemoval } from './feeling-changes.ts'

/** How long a rating waits for what else is to be forgotten, in milliseconds. */
const patience = 3000

/**
 * Tells the server of a change of mind. After a rating, a list of shows to rate that the server has kept is to be forgotten.
 *
 * @throws ApiError as any call; of code `Missing parameter`, before there is one, for a show without the name that it takes.
 */
export async function sendFeeling(clientId: string, change: FeelingChange): Promise<void> {
  try {
    await (change.kind === 'wish' ? sendWish(clientId, change) : sendRating(clientId, change))
  } catch (error) {
    // Done in another tab before: it is as it was wanted.
    if (!(isRemoval(change) && error instanceof ApiError && error.status === 409)) throw inOwnWords(error)
  }
  // The rating is kept all the same: a server that does not forget asks once more, later. Nor do other ratings wait for it for long.
  if (change.kind === 'rating') {
    const signal = AbortSignal.timeout(patience)
    await call('post', '/api/accounts/me/movieToNote/purge', { signal }).catch(() => undefined)
  }
}

function sendWish(clientId: string, { show, isWished }: Extract<FeelingChange, { kind: 'wish' }>): Promise<unknown> {
  const { slug } = show
  if (!slug) return Promise.reject(missingParameter())
  return call('post', '/api/client/{clientId}/show/{slug}/intention', {
    params: { path: { clientId, slug } },
    body: isWished ? { intention: 2 } : removalOf('intention'),
  })
}

function sendRating(clientId: string, { show, emotion }: Extract<FeelingChange, { kind: 'rating' }>): Promise<unknown> {
  const { slug, salesforceShowId: id } = show
  const body = emotion === null ? removalOf('emotion') : { emotion }
  if (slug) {
    return call('post', '/api/client/{clientId}/show/{slug}/emotion', { params: { path: { clientId, slug } }, body })
  }
  if (!id) return Promise.reject(missingParameter())
  return call('post', '/api/client/{clientId}/show/sf/{id}/emotion', { params: { path: { clientId, id } }, body })
}

/** What takes a wish or a rating back. The member goes out as `null`; the client's types leave out what can be nothing else. */
function removalOf(member: 'intention' | 'emotion'): { isDelete: true } {
  return { [member]: null, isDelete: true }
}

function missingParameter(): ApiError {
  const code = 'Missing parameter'
  return new ApiError(0, { type: 'about:blank', title: code, status: 0, detail: code, code, message: '' })
}
