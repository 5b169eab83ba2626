import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countPlaywright, countVitest } from '#scripts/test/reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let written = 0
function report(content: object): string {
  written += 1
  const file = join(folder, `${written}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const counts = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
const good = { name: '/any/tests/unit/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }
const unloadable = { name: '/any/tests/unit/b.test.ts', status: 'failed', assertionResults: [] }

describe('what Vitest found', () => {
  test('is passed on as it is', () => {
    const file = report({ ...counts, numPendingTests: 1, testResults: [good] })
    expect(countVitest(file, 0, ['unit'])).toMatchObject({ passed: 2, failed: 0, skipped: 1 })
  })

  test('a file that could not be loaded is a failure', () => {
    const file = report({ ...counts, testResults: [good, unloadable] })
    expect(countVitest(file, 1, ['unit'])).toMatchObject({ passed: 2, failed: 1 })
  })

  test('a suite without tests is a failure', () => {
    const file = report({ ...counts, testResults: [good] })
    expect(countVitest(file, 0, ['unit', 'contract'])).toMatchObject({ passed: 2, failed: 1 })
  })

  test('an error outside the tests is a failure', () => {
    const file = report({ ...counts, testResults: [good] })
    expect(countVitest(file, 1, ['unit'])).toMatchObject({ passed: 2, failed: 1 })
  })

  test('no report is a failure', () => {
    expect(countVitest(join(folder, 'absent.json'), 0, ['unit'])).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('what Playwright found', () => {
  const ran = (status: string, expectedStatus = 'passed', line = 12, errors: unknown[] = []) => ({
    title: `a visit that is ${status}`,
    file: 'tickets.journey.ts',
    line,
    tests: [{ status, expectedStatus, results: [{ errors }, { errors: [] }] }],
  })

  test('is counted through all groups', () => {
    const suites = [{ specs: [ran('expected')], suites: [{ specs: [ran('expected'), ran('skipped', 'skipped')] }] }]
    expect(countPlaywright(report({ suites, errors: [] }), 0)).toMatchObject({ passed: 2, failed: 0, skipped: 1 })
  })

  test('a journey that failed or never ran is a failure', () => {
    const suites = [{ specs: [ran('expected'), ran('unexpected'), ran('skipped')] }]
    expect(countPlaywright(report({ suites, errors: [] }), 1)).toMatchObject({ passed: 1, failed: 2, skipped: 0 })
  })

  test('up to three journeys that passed at the second attempt have passed, and are named', () => {
    const flaky = [21, 22, 23].map((line) => ran('flaky', 'passed', line))
    const suites = [{ specs: [ran('expected')], suites: [{ specs: flaky }] }]
    expect(countPlaywright(report({ suites, errors: [] }), 0)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 0,
      notes: [],
      unsteady: [21, 22, 23].map((line) => `unsteady: tickets.journey.ts:${line} › a visit that is flaky`),
    })
  })

  test('one that is named says what stopped it, and where', () => {
    const message = '\u001b[31mError: \u001b[39mnot visible\n\nLocator: getByText("12")\n\nCall log:\n  - waiting'
    const long = 'Error: a whole page\n'.repeat(100)
    const location = { file: '/somewhere/support/tickets.ts', line: 34 }
    const logged = 'Error: page.reload: Test ended.\nBrowser logs:\n\n<launched> pid=1\n  12 | await page.reload()'
    const unsteady = [message, long, logged].map((text) => {
      const flaky = ran('flaky', 'passed', 21, [{ message: 'Too long.' }, { message: text, location }])
      return countPlaywright(report({ suites: [{ specs: [flaky] }], errors: [] }), 0).unsteady?.[0]?.split('\n')
    })
    expect(unsteady[0]).toEqual([
      'unsteady: tickets.journey.ts:21 › a visit that is flaky',
      'Too long.',
      'tickets.ts:34: Error: not visible',
      '',
      'Locator: getByText("12")',
    ])
    expect(unsteady[1]).toHaveLength(18)
    expect(unsteady[2]?.at(-1)).toBe('tickets.ts:34: Error: page.reload: Test ended.')
  })

  test('four of them have failed', () => {
    const suites = [{ specs: [ran('expected'), ...Array.from({ length: 4 }, () => ran('flaky'))] }]
    const counts = countPlaywright(report({ suites, errors: [] }), 0)
    expect(counts).toMatchObject({ passed: 1, failed: 4, notes: ['4 journeys are unsteady; no more than 3 may be.'] })
    expect(counts.unsteady).toHaveLength(4)
  })

  test('one of them is no excuse for an error outside the journeys', () => {
    const suites = [{ specs: [ran('expected'), ran('flaky')] }]
    expect(countPlaywright(report({ suites, errors: [] }), 1)).toMatchObject({ passed: 2, failed: 1 })
  })

  test('what failed is named, once', () => {
    const suites = [{ specs: [ran('expected'), ran('skipped', 'skipped')], suites: [{ specs: [ran('unexpected')] }] }]
    const { notes } = countPlaywright(report({ suites, errors: [] }), 1)
    expect(notes).toEqual(['tickets.journey.ts:12 › a visit that is unexpected'])
  })

  test('no journey at all is a failure', () => {
    expect(countPlaywright(report({ suites: [], errors: [{}, {}] }), 1)).toMatchObject({ passed: 0, failed: 2 })
    expect(countPlaywright(report({ suites: [], errors: [] }), 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})
