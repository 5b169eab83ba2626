import { test } from '@playwright/test'

/** Notes, within a test, how many cells it has gone over: the run says in its last lines what they come to. */
export function covered(cells: number): void {
  test.info().annotations.push({ type: 'cells', description: String(cells) })
}
