/**
 * Everything that CI runs: `npm test`. One part alone: `npm test -- journeys`, its runner's own words after it.
 *
 * Each step is one line with its time; what it printed follows only when it failed. A failure does not keep the later
 * steps from running, except those that look at a build that could not be made. The last line is the true total.
 */
import { availableParallelism } from 'node:os'
import { stopRunning } from './test/run.ts'
import { type Outcome, parts, type Step, steps } from './test/steps.ts'

const asked = process.argv.slice(2)
const chosen = asked.filter((word) => parts.includes(word))
const rest = asked.filter((word) => !parts.includes(word))

if (rest.length > 0 && chosen.length !== 1) {
  console.error(`Say one of: ${parts.join(', ')} (then words for its runner), or nothing for everything.`)
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopRunning()
    process.exit(130)
  })
}

const total = { passed: 0, failed: 0, skipped: 0 }
let buildFailed = false

const selected = steps.filter((step) => chosen.length === 0 || step.parts.some((part) => chosen.includes(part)))
const buildNeeded = selected.some((step) => step.needsBuild?.(chosen))
const planned = steps.filter((step) => selected.includes(step) || (step.name === 'build' && buildNeeded))

for (const stage of [1, 2, 3, 4, 5, 6] as const) {
  const waiting = planned.filter((step) => step.stage === stage)
  const width = Math.min(Math.max(availableParallelism(), 2), 4)
  await Promise.all(Array.from({ length: width }, () => work(waiting)))
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Takes one step after the other from those of the stage, until none is left. */
async function work(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const started = performance.now()
    const outcome = await attempt(step)
    if (step.name === 'build' && outcome.failed > 0) buildFailed = true
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
    tell(step, outcome, (performance.now() - started) / 1000)
  }
}

async function attempt(step: Step): Promise<Outcome> {
  if (buildFailed && step.needsBuild?.(chosen)) {
    return { passed: 0, failed: 1, skipped: 0, notes: ['Not run: there is no build to look at.'], output: '' }
  }
  return step.run(chosen, rest)
}

/** @param seconds how long the step took */
function tell(step: Step, outcome: Outcome, seconds: number): void {
  const tests = outcome.passed + outcome.failed + outcome.skipped
  const count = tests > 1 ? `${outcome.passed} of ${tests}` : ''
  const mark = outcome.failed > 0 ? 'FAIL' : 'ok'
  console.log(`${mark.padEnd(5)} ${step.name.padEnd(24)} ${`${seconds.toFixed(1)} s`.padStart(7)}  ${count}`.trimEnd())
  for (const told of outcome.told ?? []) console.log(indented(told))
  if (outcome.failed === 0) return
  for (const note of outcome.notes) console.log(indented(note))
  if (outcome.output.trim() !== '') console.log(`${indented(outcome.output)}\n`)
}

function indented(output: string): string {
  return output.trimEnd().replaceAll(/^(?=.)/gm, '      ')
}
