import { fieldsOf } from '#src/api/fields-of.ts'
import { forgetKept, isAnythingKept, keptCache, quietly } from './kept-cache.ts'

/** Something of a customer's that stays on this device until a moment, in milliseconds since the epoch. */
export type Kept<Value> = { subject: string; until: number; value: Value }

/**
 * Keeps things in place of those that were kept before. Where storage is blocked or full nothing is, and nobody is told.
 *
 * @param things by a name of their own.
 * @param isWanted whether they still may be kept, asked once more when they are: the customer may have signed out meanwhile.
 */
export async function keep(things: ReadonlyMap<string, Kept<unknown>>, isWanted: () => boolean): Promise<void> {
  if (things.size === 0) return forgetKept()
  await quietly(async () => {
    const cache = await caches.open(keptCache)
    const paths = new Map([...things].map(([name, thing]) => [`/kept/${encodeURIComponent(name)}`, thing]))
    const former = (await cache.keys()).filter(({ url }) => !paths.has(new URL(url).pathname))
    await Promise.all([
      ...former.map((request) => cache.delete(request)),
      ...[...paths].map(([path, thing]) => cache.put(path, Response.json(thing))),
    ])
  })
  if (!isWanted()) await forgetKept()
}

/**
 * Reads what is kept, and takes away what has had its time.
 *
 * @param subject whose it has to be; what is anybody else's goes too. Left out, it may be anybody's.
 */
export async function readKept(subject: string | undefined): Promise<Kept<unknown>[]> {
  if (!(await isAnythingKept())) return []
  const found = await quietly(async () => {
    const cache = await caches.open(keptCache)
    const read = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const thing: unknown = await quietly(async () => (await cache.match(request))?.json())
        const isGood = isKept(thing) && thing.until > Date.now() && (subject ?? thing.subject) === thing.subject
        if (isGood) return thing
        await cache.delete(request)
        return undefined
      }),
    )
    return read.filter((thing) => thing !== undefined)
  })
  if (!found || found.length === 0) await forgetKept()
  return found ?? []
}

function isKept(thing: unknown): thing is Kept<unknown> {
  const { subject, until, value } = fieldsOf(thing)
  return typeof subject === 'string' && typeof until === 'number' && value !== undefined
}
