import type { MutationMeta } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { StateChangingRead } from './call-kinds.ts'
import { type CallData, type CallOptions, call } from './client.ts'
import { fieldsOf } from './fields-of.ts'
import { useWrite } from './mutation.ts'

/** A GET of the contract that changes something: a write, with what follows one. */
export function useStateChangingRead<Path extends StateChangingRead>(path: Path, meta: MutationMeta) {
  return useWrite<CallData<'get', Path>, CallOptions<'get', Path>>((options) => stateChangingRead(path, options), meta)
}

/** Makes such a call. An answer that says it was not done (`done: false`) fails as a refused call does. */
export async function stateChangingRead<Path extends StateChangingRead>(
  path: Path,
  options: CallOptions<'get', Path>,
): Promise<CallData<'get', Path>> {
  const answer = await call('get', path, options)
  throwIfNotDone(answer)
  return answer
}

/** @throws ApiError of status 200 with the reason as its problem, for an answer like `{ done: false, error: { code, message } }`. */
function throwIfNotDone(answer: unknown): void {
  const { done, error: reason } = fieldsOf(answer)
  if (done !== false) return
  throw new ApiError(
    200,
    isReason(reason)
      ? { type: 'about:blank', title: reason.code, status: 200, detail: reason.message, ...reason }
      : undefined,
  )
}

function isReason(reason: unknown): reason is { code: string; message: string } {
  const { code, message } = fieldsOf(reason)
  return typeof code === 'string' && typeof message === 'string'
}
