import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownTags, readArguments } from '#scripts/conformance/arguments.ts'
import { judge } from '#scripts/conformance/judge.ts'
import { junitOf } from '#scripts/conformance/junit.ts'
import { skippedOf } from '#scripts/conformance/report.ts'
import type { Portal } from '#scripts/portal.ts'
import { root } from '#scripts/redocly.ts'
import { bundled, check, serverThat } from './support/conformance.ts'
import { testPortal } from './support/portal.ts'

let portal: Portal
let folder: string

beforeAll(async () => {
  portal = await testPortal()
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

/** Runs the command as npm does. */
function command(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/contract.ts', ...words],
      { cwd: root },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })
}

/** The first thing that keeps a text from being XML, or undefined: tags that do not close, and characters left as they are. */
function brokenXml(xml: string): string | undefined {
  const open: string[] = []
  const rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  for (const [whole, text, close, name, attributes = '', empty] of rest.matchAll(
    /([^<]+)|<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)(\/?)>|</g,
  )) {
    const words = text ?? attributes
    if (text === undefined && name === undefined) return `a < at ${whole}`
    if (/&(?!(?:amp|lt|gt|quot|#10);)/.test(words)) return `an & in ${words.slice(0, 80)}`
    if (name === undefined) continue
    if (close) {
      if (open.pop() !== name) return `</${name}>`
    } else if (!empty) open.push(name)
  }
  return open.length > 0 ? `<${open[0]}> does not end` : undefined
}

describe('what is asked for', () => {
  test('is read', () => {
    const words =
      '--url https://api.example/v1/ --token a.b-c --tag Account --tag Tickets --write --timeout 2.5 --host nl.example'
    expect(readArguments(words.split(' '))).toEqual({
      url: 'https://api.example/v1',
      token: 'a.b-c',
      tags: ['Account', 'Tickets'],
      write: true,
      timeoutMs: 2500,
      host: 'nl.example',
      junit: undefined,
    })
    expect(readArguments(['--url', 'http://localhost:1', '--read-only'])).toMatchObject({
      write: false,
      timeoutMs: 10_000,
      tags: [],
    })
  })

  test.each([
    ['', /^Which server\? npm run contract -- --url URL/],
    ['--url localhost:4173', /^--url localhost:4173 is no http or https address\.$/],
    ['--url ftp://a.example', /is no http or https address/],
    ['--url http://', /is no http or https address/],
    ['--url http://a.example/?b=1', /without a query/],
    ['--url http://a.example --read-only --write', /^--read-only and --write say opposite things: choose one\.$/],
    ['--url http://a.example --timeout soon', /^--timeout soon is no number of seconds/],
    ['--url http://a.example --timeout 0', /is no number of seconds/],
    ['--url http://a.example --token=', /^--token is empty\.$/],
    ['--url http://a.example --token={"token":1}', /is no bearer token/],
    ['--url http://a.example --host a/b', /is no name of a host/],
    ['--url http://a.example --junit=', /has to name a file/],
    ['--url http://a.example --wirte', /^Unknown option '--wirte'\. npm run contract/],
    ['--url http://a.example stray', /^Unexpected argument 'stray'\. /],
    ['--url', /^Option '--url <value>' argument missing\. /],
  ])('%s is refused in a line', (words, line) => {
    const read = () => readArguments(words.split(' ').filter(Boolean))
    expect(read).toThrow(line)
    expect(read).toThrow(/^[^\n]+$/)
  })

  test('an unknown tag is refused with those there are', () => {
    expect(() => knownTags(['Acount'], bundled.tags)).toThrow(
      /^The contract has no tag Acount\. It has Account, Cards, /,
    )
  })
})

describe('the command', () => {
  test('prints the table, what was not asked and a last line, and writes the file for programs', async () => {
    const file = join(folder, 'deep/contract.xml')
    const { code, out, err } = await command(
      '--url',
      `http://localhost:${portal.port}`,
      '--tag',
      'Catalogue',
      '--junit',
      file,
    )
    expect(err).toBe('')
    expect(out).toMatch(/^operation +ok +refused +breach +200 +401/)
    expect(out).toMatch(/^getFooter +1 +· +· +1/m)
    expect(out).toContain('Without --token, operations for signed-in customers were only asked to refuse.')
    expect(out.trim().split('\n').at(-1)).toMatch(
      /^\d+ operations, \d+ exchanges: \d+ ok, \d+ refused as declared, 0 against the contract; 0 operations not asked\.$/,
    )
    expect(code).toBe(0)
    const xml = await readFile(file, 'utf8')
    expect(brokenXml(xml)).toBeUndefined()
    expect(xml).toContain('<testsuite name="getFooter" tests="1" failures="0"')
  })

  test('ends with 1 and a line when it cannot do what was asked', async () => {
    const { code, out, err } = await command('--url', 'nowhere')
    expect([code, out, err]).toEqual([1, '', '--url nowhere is no http or https address.\n'])
  })

  test('ends with 1 and little more than a line when the server is not there', async () => {
    const gone = await serverThat(() => undefined)
    await gone.close()
    const { code, out, err } = await command('--url', gone.url)
    expect([code, out]).toEqual([1, ''])
    expect(err.trim().split('\n')).toEqual([
      `The server at ${gone.url} cannot be reached: nothing listens there (ECONNREFUSED).`,
      expect.stringMatching(/^1 operation, 1 exchange: 0 ok, 0 refused as declared, 1 against the contract/),
    ])
  })
})

describe('the file for programs', () => {
  test('is XML whatever the server says, and holds failures and what was skipped', async () => {
    const results = await check(`http://localhost:${portal.port}`, { tags: ['Newsletter'] })
    const [first] = results.outcomes
    if (!first) throw new Error('Nothing was asked.')
    const nasty = 'a <b> & "c" \u0000\u001b[31m \ud800 ]]> \ufffe\nnext'
    const received = { status: 200, headers: { 'content-type': nasty }, bytes: Buffer.from(nasty), ms: 1 }
    const xml = junitOf({
      ...results,
      outcomes: [...results.outcomes, judge(bundled, first.exchange, received)],
      stopped: nasty,
    })
    expect(brokenXml(xml)).toBeUndefined()
    expect(xml).toMatch(/<failure message="[^"]*&lt;b&gt;|<failure message="status/)
    for (const one of ['\u0000', '\u001b', '\ufffe']) expect(xml).not.toContain(one)
    expect(xml).toMatch(/<testsuite name="unsubscribeNewsletter" tests="1" failures="0" errors="0" skipped="1"/)
    expect(skippedOf(results)).toBe(
      'Not asked, because they change something and --write was not given: unsubscribeNewsletter, unsubscribeAllNewsletters.',
    )
  })
})
