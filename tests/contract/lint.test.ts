import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Finding, redocly, runRedocly } from '#scripts/redocly.ts'
import { ann, body, type Edits, edited, known, operation, text } from './support/small-contract.ts'

/** A contract that breaks one rule: what is changed in the small contract, and what else lies in its folder. */
type Case = Edits & { what: string; files?: Record<string, unknown> }

const example = { summary: 'Ann', value: ann }
const noted = body(text, 'seen', 'Seen')
const exampleOfAnn = 'get responses 200 content application/json examples ann'

const excuse = {
  odd: 'verb-in-path',
  kept: '2026-11-21',
  what: 'A verb.',
  danger: 'It is misread.',
  portal: 'Knows.',
  server: 'Knows.',
  where: ['sendOther'],
}
const sendmailExcused = { 'exceptions.yaml': [excuse, { ...excuse, odd: 'state-changing-get' }] }

const longWords = 'One friend of all those that the customer has'
const language = { name: 'language', in: 'query', description: 'The language.', schema: text }

function sendmail(more: object) {
  return { 'paths /api/sendmail': { get: operation('sendOther', more) } }
}

const broken: Record<string, Case[]> = {
  'portal/bounds': [
    { what: 'a text of any length', drop: ['Cinema properties name maxLength'] },
    { what: 'a number without an end', drop: ['Friend properties seen maximum'] },
    { what: 'a list of any length', drop: ['list responses 200 content application/json schema maxItems'] },
  ],
  'portal/captcha': [
    {
      what: 'a form with a challenge, without its refusal',
      drop: ['components responses Refused403 content application/problem+json examples captcha-refused'],
    },
  ],
  'portal/client-language': [{ what: 'a client call without a language', drop: ['shows parameters'] }],
  'portal/closed': [
    { what: 'a request that takes what nobody reads', drop: ['Invitation unevaluatedProperties'] },
    { what: 'an answer that may not grow', set: { 'Cinema unevaluatedProperties': false } },
  ],
  'portal/complete': [{ what: 'an answer without one of its properties', drop: ['Friend required 4'] }],
  'portal/dates': [
    { what: 'a date of any form', set: { 'Invitation properties endDate': text } },
    { what: 'an instant of any form', set: { 'Invitation properties invitedAt': text } },
    {
      what: 'a date of any form, or nothing',
      set: { 'Invitation properties dateOfBirth': { oneOf: [text, { type: 'null' }] } },
    },
  ],
  'portal/example-names': [
    { what: 'a body without examples', drop: ['get responses 200 content application/json examples'] },
    {
      what: 'a name in another spelling',
      set: { 'get responses 200 content application/json examples theFriend': example },
    },
    {
      what: 'a name that says nothing',
      set: { 'get responses 200 content application/json examples example-1': example },
    },
    { what: 'an example without a summary', drop: [`${exampleOfAnn} summary`] },
    {
      what: 'a file of another name',
      set: { [exampleOfAnn]: { $ref: 'examples/getFriend/bob.json' } },
      files: { 'examples/getFriend/bob.json': example },
    },
    {
      what: 'a file of another operation',
      set: { [exampleOfAnn]: { $ref: 'examples/listFriends/ann.json' } },
      files: { 'examples/listFriends/ann.json': example },
    },
  ],
  'portal/exceptions': [
    {
      what: 'a DELETE with a body',
      set: {
        'remove requestBody': { required: true, content: noted },
        'remove responses 422': { $ref: '#/components/responses/Refused422' },
      },
    },
    { what: 'a path that says what is done', set: { 'paths /api/cancel': { post: operation('stopOther') } } },
    { what: 'a PATCH that adds', set: { 'paths /api/others': { patch: operation('addOther') } } },
    {
      what: 'a client call without a version',
      set: { 'paths /api/client/others': { get: operation('listOthers', { parameters: [language] }) } },
    },
    { what: 'a flag that turns an addition round', set: { 'Invitation properties isDelete': { type: 'boolean' } } },
    {
      what: 'a refusal that looks like a success',
      set: { 'Cinema properties done': { type: 'boolean' }, 'Cinema required': ['name', 'done'] },
    },
    { what: 'a secret in an address', set: { 'list parameters 0 name': 'token' } },
    {
      what: 'a parameter with the name of a letter',
      set: { 'paths /api/friend/{a}': { get: operation('getOther', { parameters: [known('a')] }) } },
    },
    {
      what: 'an exception that exists no more',
      files: { 'exceptions.yaml': [{ ...excuse, odd: 'delete-with-body', where: ['removeFriend'] }] },
    },
    { what: 'an exception without a danger', files: { 'exceptions.yaml': [{ ...excuse, where: [], danger: '' }] } },
    {
      what: 'an exception since nobody knows when',
      files: { 'exceptions.yaml': [{ ...excuse, where: [], kept: 'long' }] },
    },
    { what: 'an exception that nothing looks for', files: { 'exceptions.yaml': [{ ...excuse, odd: 'ugly' }] } },
    { what: 'exceptions that cannot be read', files: { 'exceptions.yaml': '- odd: {' } },
  ],
  'portal/open-lists': [
    {
      what: 'an answer that never learns a new value',
      drop: ['Friend properties status x-extensible-enum'],
      set: { 'Friend properties status enum': ['accepted', 'pending'] },
    },
    {
      what: 'a list that is open and closed',
      set: { 'Invitation properties kind x-extensible-enum': ['friend', 'family'] },
    },
  ],
  'portal/orphans': [
    { what: 'an example of nothing', files: { 'examples/listFriends/many.json': { summary: 'Many', value: [] } } },
    { what: 'a schema of nothing', files: { 'schemas/show.yaml': { Show: text } } },
    { what: 'an operation without a path', files: { 'paths/show.yaml': { show: { get: operation('getOther') } } } },
  ],
  'portal/path-examples': [{ what: 'a path that nobody can fill in', drop: ['get parameters 0 examples'] }],
  'portal/plain': [
    { what: 'a default, which would be sent', set: { 'Invitation properties note default': 'Hello' } },
    { what: 'an example inside a schema', set: { 'Cinema properties name examples': ['Rex'] } },
    { what: 'an object that requires nothing by oversight', drop: ['Invitation required'] },
    {
      what: 'a rule beside a reference',
      set: {
        'Invitation properties cinema': { $ref: '#/components/schemas/Title', minLength: 2 },
        'components schemas Title': text,
      },
    },
  ],
  'portal/state-changes': [
    { what: 'the mark on what always changes something', set: { 'invite x-changes-state': true } },
    {
      what: 'a read that sends a mail, unmarked',
      set: sendmail({ description: `${longWords}. It is never prefetched.` }),
      files: sendmailExcused,
    },
    {
      what: 'a read that sends a mail, without a warning',
      set: sendmail({ 'x-changes-state': true }),
      files: sendmailExcused,
    },
  ],
  'portal/success': [
    { what: 'a success without words that is not 204', drop: ['get responses 200 content'] },
    { what: 'a 204 with a body', set: { 'remove responses 204 content': noted } },
  ],
  'portal/trouble': [
    { what: 'signed-in only, without a 401', drop: ['get responses 401'] },
    { what: 'a body that is never refused', drop: ['invite responses 422'] },
    { what: 'a server that never fails', drop: ['shows responses 500'] },
    {
      what: 'an error that is no problem',
      set: { 'get responses 404 content': noted },
    },
  ],
  'portal/typed': [
    { what: 'anything at all', set: { 'Invitation properties anything': { description: 'Anything.' } } },
    { what: 'an object of anything', set: { 'Invitation properties anything': { type: 'object' } } },
  ],
  'portal/words': [
    { what: 'hardly a description', set: { 'get description': 'A friend.' } },
    { what: 'a description without an end', set: { 'get description': 'One friend of those the customer has, and' } },
    {
      what: 'a description that is the summary again',
      set: { 'get summary': longWords, 'get description': `${longWords}.` },
    },
    { what: 'a summary that is a sentence', set: { 'get summary': 'This is a friend.' } },
  ],
  'rule/operation-states-security': [{ what: 'nobody said who may call it', drop: ['get security'] }],
  'rule/operation-id-is-verb-and-noun': [{ what: 'a name without a verb', set: { 'get operationId': 'friend' } }],
  'rule/body-has-schema': [{ what: 'a body of any kind', drop: ['get responses 200 content application/json schema'] }],
}

const cases = Object.entries(broken).flatMap(([rule, list]) => list.map((one) => ({ ...one, rule })))
let folder: string
let found: Map<string, readonly string[]>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-lint-'))
  const all = [{ what: 'nothing', files: {} }, ...cases]
  const files = await Promise.all(all.map((one, index) => written(join(folder, `${index}`), one)))
  const { stdout } = await runRedocly('lint', ...files, '--format', 'json')
  const reports = stdout.split(/(?<=^\})(?=\{)/m).map((report): { problems: Finding[] } => JSON.parse(report))
  expect(reports).toHaveLength(all.length)
  found = new Map(
    all.map(({ what }, index) => [
      what,
      [...new Set(reports[index]?.problems.map(({ severity, ruleId }) => `${severity} ${ruleId}`))],
    ]),
  )
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the small contract breaks no rule', () => {
  expect(found.get('nothing')).toEqual([])
})

describe('a contract is refused that has', () => {
  test.each(cases)('$what: $rule', ({ what, rule }) => {
    expect(found.get(what)).toEqual([`error ${rule}`])
  })
})

test('the contract breaks no rule, and there is none that only warns', async () => {
  const { code, stdout } = await redocly('lint', '--format', 'json')
  expect(JSON.parse(stdout).problems).toEqual([])
  expect(code).toBe(0)
})

async function written(place: string, { files = {}, ...edits }: Omit<Case, 'what'>): Promise<string> {
  const contract = join(place, 'openapi.json')
  for (const [name, content] of Object.entries({ ...files, 'openapi.json': edited(edits) })) {
    const file = join(place, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return contract
}
