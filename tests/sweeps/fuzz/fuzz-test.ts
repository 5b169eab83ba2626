import { test as base } from '@playwright/test'
import { everyScreen } from '../opened-calls.ts'
import type { Screen } from '../screens.ts'
import { type Answering, startAnswering } from './answering.ts'
import { marketOf, type Onlooker, onlookerAs } from './look.ts'

/** The day on which everything takes place: a seed makes the same answers on any other. */
export const now = new Date('2026-11-22T17:00:00Z')

/** A screen or a dialog as a cell of the sweep. */
export type Cell = { path: string; who: Screen['who']; market: string }

/** Every screen and dialog that there is to see. Those that a press leads to are seen with the presses. */
export const seen = everyScreen.filter(({ leads, begin }) => !leads && !begin)

/** A screen as a cell of the sweep. */
export function cellOf(screen: Screen): Cell {
  return { path: screen.path || '/', who: screen.who, market: marketOf(screen) }
}

/**
 * A worker has one portal, and one browser for each of the people, which keep the portal's files between visits.
 */
export const test = base.extend<
  object,
  { answering: Answering; onlooker: (screen: Pick<Screen, 'who' | 'market'>) => Promise<Onlooker> }
>({
  answering: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner requires a destructured first argument
    async ({}, use) => {
      const answering = await startAnswering(() => now)
      await use(answering)
      await answering.close()
    },
    { scope: 'worker' },
  ],

  onlooker: [
    async ({ browser, answering }, use) => {
      const known = new Map<string, Promise<Onlooker>>()
      await use((screen) => {
        const key = `${screen.who} ${marketOf(screen)}`
        const onlooker = known.get(key) ?? onlookerAs(screen, browser, answering, now)
        known.set(key, onlooker)
        return onlooker
      })
      for (const onlooker of known.values()) await (await onlooker).close()
    },
    { scope: 'worker' },
  ],
})
