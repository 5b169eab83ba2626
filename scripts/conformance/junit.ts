import type { Results } from './check-server.ts'
import type { Outcome } from './judge.ts'
import { byOperation, countOf } from './report.ts'

/** Characters that XML cannot carry, escaped or not, and other control characters. */
const impossible = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\uFFFE\uFFFF]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

function text(words: string): string {
  return words.replace(impossible, '\uFFFD').replace(/[&<>"\n]/g, (one) => entities[one] ?? one)
}

function seconds(outcomes: readonly Outcome[]): string {
  return (outcomes.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(3)
}

function testcase(outcome: Outcome): string {
  const { exchange, verdict, status, breaches } = outcome
  const attributes = `classname="${text(exchange.operation.id)}" name="${text(exchange.name)}" time="${seconds([outcome])}"`
  if (verdict === 'ok') return `    <testcase ${attributes}/>`
  if (verdict === 'refused') {
    return `    <testcase ${attributes}><system-out>refused as declared, ${status}</system-out></testcase>`
  }
  const lines = breaches.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`)
  const asked = `${exchange.method} ${exchange.path}`
  const failure = `<failure message="${text(lines[0] ?? '')}">${text([asked, ...lines].join('\n'))}</failure>`
  return `    <testcase ${attributes}>${failure}</testcase>`
}

function suite(id: string, outcomes: readonly Outcome[]): string {
  const counts = `tests="${outcomes.length}" failures="${countOf(outcomes, 'breach')}" errors="0" skipped="0"`
  const cases = outcomes.map(testcase)
  return [`  <testsuite name="${text(id)}" ${counts} time="${seconds(outcomes)}">`, ...cases, '  </testsuite>'].join(
    '\n',
  )
}

function single(name: string, errors: 0 | 1, inside: string): string {
  const counts = `tests="1" failures="0" errors="${errors}" skipped="${1 - errors}" time="0"`
  const found = `<testcase classname="${text(name)}" name="run">${inside}</testcase>`
  return `  <testsuite name="${text(name)}" ${counts}>\n    ${found}\n  </testsuite>`
}

/** The run as JUnit's XML: a suite for each operation, a case for each exchange. What was not asked is skipped. */
export function junitOf({ outcomes, skipped, stopped }: Results): string {
  const asked = byOperation(outcomes)
  const left = skipped.filter(({ operation }) => !asked.has(operation.id))
  const suites = [
    ...[...asked].map(([id, own]) => suite(id, own)),
    ...left.map(({ operation, reason }) => single(operation.id, 0, `<skipped message="${text(reason)}"/>`)),
    ...(stopped === undefined ? [] : [single('the server', 1, `<error message="${text(stopped)}"/>`)]),
  ]
  const tests = outcomes.length + left.length + (stopped === undefined ? 0 : 1)
  const counts = `tests="${tests}" failures="${countOf(outcomes, 'breach')}" errors="${stopped === undefined ? 0 : 1}" skipped="${left.length}"`
  const head = `<testsuites name="contract" ${counts} time="${seconds(outcomes)}">`
  return `${['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>'].join('\n')}\n`
}
