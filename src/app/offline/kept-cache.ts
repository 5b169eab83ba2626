/** The one cache with something of a customer's in it. It is there only while there is something in it. */
export const keptCache = 'kept'

/** Whether anything is kept. */
export async function isAnythingKept(): Promise<boolean> {
  return (await quietly(() => caches.has(keptCache))) ?? false
}

/** Takes away all that is kept. */
export async function forgetKept(): Promise<void> {
  await quietly(() => caches.delete(keptCache))
}

/** A browser without this storage, or one that blocks it, works as if there were nothing in it. */
export async function quietly<T>(attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await attempt()
  } catch {
    return undefined
  }
}
