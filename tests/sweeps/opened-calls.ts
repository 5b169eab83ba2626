import { readFileSync } from 'node:fs'
import type { openedOperations } from './acts.ts'
import { addressOf, dialogs, type Screen, screens } from './screens.ts'

/** An operation that a page reads when it is opened. */
export type OpenedOperation = (typeof openedOperations)[number]

/** A page or a dialog: which, at what address in English, and under what name it is kept. */
export type NamedScreen = Screen & { place: string; address: string; name: string }

/** Everything that has an address, once each. */
export const everyScreen: readonly NamedScreen[] = [
  ...new Map(
    Object.entries({ ...screens, ...dialogs })
      .flatMap(([place, rows]) => rows.map((row) => named(place, row)))
      .map((screen) => [screen.name, screen]),
  ).values(),
]

function named(place: string, screen: Screen): NamedScreen {
  const address = addressOf(screen, 'en')
  return { ...screen, place, address, name: `${screen.who} ${address}${screen.begin ? ' (begun)' : ''}` }
}

/** Where it is kept what each screen reads. */
export const callsFile = new URL('opened-calls.json', import.meta.url)

/** What each screen reads when it is opened, as `calls.sweep.ts` has found it. */
export const openedCalls: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(callsFile, 'utf8'))
