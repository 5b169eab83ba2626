/** The one cache with something of a customer's in it. It is there only while there is something in it. */
export const keptCache = 'kept'

/** How long a device's storage is waited for, in milliseconds, where a page can do without. */
export const storagePatience = 3000

/** Whether anything is kept. */
export async function isAnythingKept(): Promise<boolean> {
  return (await within(storagePatience, () => caches.has(keptCache))) ?? false
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

/** What an attempt gives within so many milliseconds: the network may be silent, and so may a storage that is broken. */
export function within<T>(limit: number, attempt: () => Promise<T>): Promise<T | undefined> {
  return Promise.race([quietly(attempt), new Promise<undefined>((resolve) => setTimeout(resolve, limit))])
}
