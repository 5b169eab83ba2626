import { within } from '#src/app/clock/within.ts'

/** The one cache with something of a customer's in it. It is there only while there is something in it. */
export const keptCache = 'kept'

/** How long a device's storage is waited for, in milliseconds, where a page can do without: one that is broken may never answer. */
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
