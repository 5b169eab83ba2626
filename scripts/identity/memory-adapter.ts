import type { Adapter, AdapterPayload } from 'oidc-provider'

type Kept = { payload: AdapterPayload; until: number }

/**
 * Where one provider keeps its sessions and tokens: in memory, for as long as the process lives.
 *
 * @returns the adapter of a kind of thing (`Session`, `RefreshToken` …), as the provider asks for it
 */
export function createMemoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, Kept>()
  const alive = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key)
    if (found && found.until > Date.now()) return found.payload
    kept.delete(key)
    return undefined
  }
  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`
    const search = (matches: (payload: AdapterPayload) => boolean) => {
      for (const [key, { payload }] of kept) if (key.startsWith(`${kind} `) && matches(payload)) return alive(key)
      return undefined
    }
    return {
      async upsert(id, payload, expiresIn) {
        kept.set(keyOf(id), { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY })
      },
      find: async (id) => alive(keyOf(id)),
      findByUid: async (uid) => search((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => search((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = alive(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept)
          if (payload.grantId === grantId && !key.startsWith('Session ')) kept.delete(key)
      },
    }
  }
}
