import { openedCalls } from '../opened-calls.ts'

const callersOf = new Map<string, string[]>()
for (const [screen, operations] of Object.entries(openedCalls)) {
  for (const operation of operations) callersOf.set(operation, [...(callersOf.get(operation) ?? []), screen])
}

/**
 * How often a screen is opened so that each of its operations is answered as often as wanted, on all of the screens that call it together.
 *
 * @param screen the name that it has in `openedCalls`
 */
export function visitsOf(screen: string, wanted: (operation: string) => number): number {
  const operations = openedCalls[screen] ?? []
  return Math.max(1, ...operations.map((one) => Math.ceil(wanted(one) / (callersOf.get(one)?.length ?? 1))))
}

/** Which edge of an operation is met on a screen in a round: another one on each screen, and all of them where the rounds are enough. */
export function edgeNumber(screen: string, operation: string, round: number): number {
  const callers = callersOf.get(operation) ?? []
  return round * Math.max(1, callers.length) + Math.max(0, callers.indexOf(screen))
}
