import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writePage } from '#scripts/docs/page.ts'
import { forReaders } from '#scripts/docs/reader.ts'
import { examplesOf } from '#scripts/mock-api/prefer.ts'
import { contract } from './support/portal.ts'
import { edited, smallContract } from './support/small-contract.ts'

/** The text of a contract as readers get it. */
function read(source: object): string {
  return JSON.stringify(forReaders(source))
}

describe('the words of the page', () => {
  test('name each example, whether there is a choice or not', () => {
    expect(read(smallContract)).toContain('"summary":"ann: As usual"')
    expect(read(smallContract)).toContain('The friend.\\n\\nExample: `ann`: As usual')
    const several = edited({
      set: { 'get responses 200 content application/json examples bob': { summary: 'Bob', value: {} } },
    })
    expect(read(several)).toContain('"summary":"bob: Bob"')
    expect(read(several)).toContain('"description":"The friend."')
  })

  test('name the operation, and warn of a read that changes something', () => {
    expect(read(smallContract)).toContain('"description":"`getFriend`\\n\\nOne friend.')
    const marked = edited({ set: { 'get x-changes-state': true } })
    expect(read(marked)).toContain('`getFriend`\\n\\n**This GET changes state.**\\n\\nOne friend.')
  })

  test('list the values that are known', () => {
    expect(read(smallContract)).toContain('Known values, to which others may be added: `accepted`, `pending`.')
  })

  test('leave what is sent and answered as it is', () => {
    const odd = edited({
      set: { 'get responses 200 content application/json examples ann value': { content: 1, examples: {} } },
    })
    expect(read(odd)).toContain('"value":{"content":1,"examples":{}}')
  })
})

describe('the page', () => {
  let folder: string
  let page: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docs-test-'))
    await writePage(join(folder, 'index.html'))
    page = await readFile(join(folder, 'index.html'), 'utf8')
  }, 90_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('asks no other place for anything', () => {
    const elsewhere = String.raw`["'\x60]?(?:https?:)?//`
    const asking = [
      String.raw`<(?:script|img|iframe|link|source|object|embed)\b[^>]*\s(?:src|href|data)\s*=\s*${elsewhere}`,
      String.raw`@import\s*(?:url\()?\s*${elsewhere}`,
      String.raw`\burl\(\s*${elsewhere}`,
      String.raw`\bsrc:\s*(?:\w+\?)?["'\x60](?:https?:)?//`,
      String.raw`\b(?:fetch|importScripts|sendBeacon|WebSocket|EventSource)\(\s*${elsewhere}`,
    ]
    for (const pattern of asking) expect(page.match(new RegExp(pattern, 'g')) ?? [], pattern).toEqual([])
    expect(page).toContain('"disableTelemetry":true')
  })

  test('has every operation and every named example', () => {
    const shown = page.slice(page.indexOf('const __redoc_definition'))
    const summaries = new Set([...shown.matchAll(/"summary":"([a-z0-9-]+): /g)].map(([, name]) => name))
    const ids = new Set([...shown.matchAll(/"description":"`(\w+)`/g)].map(([, id]) => id))
    const names = contract.operations.flatMap((operation) => examplesOf(operation).map(({ example }) => example))
    expect(names.filter((name) => !summaries.has(name))).toEqual([])
    expect(contract.operations.map(({ iid }) => iid).filter((id) => !ids.has(id))).toEqual([])
  })
})
