import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a step found out. A step that runs no tests of its own is one check. `notes` say what failed; `unsteady` are journeys that passed at
 * the second attempt alone, which is told whether the step failed or not.
 */
export type Counts = { passed: number; failed: number; skipped: number; notes: string[]; unsteady?: string[] }

/** How many journeys of a run may need a second attempt. A crowded machine trips one or two; more of them are a race that is always there. */
const mayBeUnsteady = 3

/** Of what stopped an unsteady journey, the run says no more than this: a page that is not what was expected can be any number of lines. */
const mostLinesOfAMessage = 16

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] }
type PlaywrightSpec = { title: string; file: string; line: number; tests: PlaywrightTest[] }
type PlaywrightTest = { status: string; expectedStatus: string; results: { errors: PlaywrightError[] }[] }
type PlaywrightError = { message?: string; location?: { file: string; line: number } }
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: unknown[] }

/**
 * Counts a run of Vitest from its JSON report. A file that could not even be loaded counts as one failure, and so does a
 * suite without a single test: nothing tested is nothing passed.
 *
 * @param suites the folders of tests/ that were asked for
 */
export function countVitest(file: string, code: number, suites: readonly string[]): Counts {
  if (!existsSync(file)) return lost('Vitest wrote no report')
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const files = report.testResults
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  const empty = suites.filter(
    (suite) => !files.some(({ name }) => name.replaceAll('\\', '/').includes(`/tests/${suite}/`)),
  )
  return settled(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + empty.length,
    skipped: report.numPendingTests + report.numTodoTests,
    notes: empty.map((suite) => `There are no tests in tests/${suite}.`),
  })
}

/**
 * Counts a run of Playwright from its JSON report, and names what failed: a log that is cut short still tells. A test that never ran because
 * another failed counts as failed. One that passed at the second attempt has passed, until there are too many of them: then they all failed.
 */
export function countPlaywright(file: string, code: number): Counts {
  if (!existsSync(file)) return lost('Playwright wrote no report')
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const specs = report.suites.flatMap(specsOf)
  const tests = specs.flatMap((spec) => spec.tests)
  if (tests.length === 0) {
    return settled(code, {
      passed: 0,
      failed: Math.max(1, report.errors.length),
      skipped: 0,
      notes: ['No journey ran.'],
    })
  }
  const unsteady = specs.filter((spec) => spec.tests.some(isUnsteady))
  const areTooMany = unsteady.length > mayBeUnsteady
  const hasPassed = (test: PlaywrightTest) => test.status === 'expected' || (isUnsteady(test) && !areTooMany)
  const passed = tests.filter(hasPassed).length
  const skipped = tests.filter(isSkipped).length
  const failed = specs.filter(
    (spec) => !spec.tests.every((test) => hasPassed(test) || isSkipped(test) || isUnsteady(test)),
  )
  const tooMany = `${unsteady.length} journeys are unsteady; no more than ${mayBeUnsteady} may be.`
  return settled(code, {
    passed,
    failed: tests.length - passed - skipped,
    skipped,
    notes: [...failed.map(nameOf), ...(areTooMany ? [tooMany] : [])],
    unsteady: unsteady.map((spec) => `unsteady: ${nameOf(spec)}${whyOf(spec)}`),
  })
}

/** What stopped a journey, and where: in the journey or in what helps it. Nothing else of a run that passed tells that. */
function whyOf({ tests }: PlaywrightSpec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
  return errors.map((error) => `\n${placeOf(error)}${messageOf(error)}`).join('')
}

/** An error that is not of a line, such as a visit that took too long, has no place; what it stood at follows as an error of its own. */
function placeOf({ location }: PlaywrightError): string {
  return location ? `${basename(location.file)}:${location.line}: ` : ''
}

function messageOf({ message = '' }: PlaywrightError): string {
  // How often it was tried comes last, as does all that the browser ever said: neither is why.
  const [why = ''] = stripVTControlCharacters(message).split(/\n+(?:Call log|Browser logs):/)
  return why.split('\n').slice(0, mostLinesOfAMessage).join('\n')
}

function nameOf({ file, line, title }: PlaywrightSpec): string {
  return `${file}:${line} › ${title}`
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** It failed, and passed when it was tried once more. */
function isUnsteady({ status }: PlaywrightTest): boolean {
  return status === 'flaky'
}

function isSkipped({ status, expectedStatus }: PlaywrightTest): boolean {
  return status === 'skipped' && expectedStatus === 'skipped'
}

/** A runner that fails although each of its tests passed met an error outside them: that is a failure too. */
function settled(code: number, counts: Counts): Counts {
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, notes: [...counts.notes, 'It failed outside its tests.'] }
}

function lost(note: string): Counts {
  return { passed: 0, failed: 1, skipped: 0, notes: [`${note}.`] }
}
