import { within } from '#src/app/clock/within.ts'

/** How long the home waits for what it could also be drawn without, in milliseconds. */
const patience = 800

/**
 * Waits for what the home is drawn from: until every needed answer has come or failed (each part says so itself), and for the welcome
 * ones no longer than a moment, for what comes into a page that is being read would move it.
 */
export async function homeArrival(answers: {
  needed: readonly Promise<unknown>[]
  welcome: readonly Promise<unknown>[]
}): Promise<void> {
  await Promise.all([Promise.allSettled(answers.needed), within(patience, () => Promise.allSettled(answers.welcome))])
}
