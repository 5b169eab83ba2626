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
  const ran = (status: string, expectedStatus = 'passed') => ({
    title: `a visit that is ${status}`,
    file: 'tickets.journey.ts',
    line: 12,
    tests: [{ status, expectedStatus }],
  })

  test('is counted through all groups', () => {
    const suites = [{ specs: [ran('expected')], suites: [{ specs: [ran('expected'), ran('skipped', 'skipped')] }] }]
    expect(countPlaywright(report({ suites, errors: [] }), 0)).toMatchObject({ passed: 2, failed: 0, skipped: 1 })
  })

  test('a journey that failed, passed only at the second try or never ran is a failure', () => {
    const suites = [{ specs: [ran('expected'), ran('unexpected'), ran('flaky'), ran('skipped')] }]
    expect(countPlaywright(report({ suites, errors: [] }), 1)).toMatchObject({ passed: 1, failed: 3, skipped: 0 })
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
