import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compareContracts } from '#scripts/compare/contracts.ts'
import { judge, neededVersion, type Verdict } from '#scripts/compare/gate.ts'
import { emptied, releasedFile } from '#scripts/compare/release.ts'
import { reportOf } from '#scripts/compare/report.ts'
import { ann, body, type Edits, edited, known, operation, smallContract, text } from './support/small-contract.ts'

const reason = 'The portal in the field never shows it.'
const date = '2026-11-21'
const changelog = '# Changes\n\n## 2.0.0\n\nA friend less.\n\n## 1.0.0\n\nThe first.\n'
const list = 'list responses 200 content application/json schema'

/** Changes that a portal in the field would notice: what they are called, and how they are made. */
const breaking: Record<string, Edits> = {
  'answered Friend /seen: property removed': {
    drop: ['Friend properties seen', 'Friend required 4'],
  },
  'answered Friend /seen: may be missing now': { drop: ['Friend required 4'] },
  'answered Friend /id: may be null now': { set: { 'Friend properties id type': ['string', 'null'] } },
  'answered Friend /seen: type integer is string now': {
    set: { 'Friend properties seen': { type: 'string', minimum: 0, maximum: 1000 } },
  },
  'answered Friend /seen: type integer is number now': { set: { 'Friend properties seen type': 'number' } },
  'answered Friend /seen: maximum 1000 is 2000 now': { set: { 'Friend properties seen maximum': 2000 } },
  'answered Friend /seen: minimum 0 is no limit now': { drop: ['Friend properties seen minimum'] },
  'answered Friend /name: maxLength 60 is 90 now': { set: { 'Friend properties name maxLength': 90 } },
  'answered Friend /since: format changed': { set: { 'Friend properties since format': 'date-time' } },
  'answered Friend /since: format removed': { drop: ['Friend properties since format'] },
  'answered Friend /status: its list of values is gone': { drop: ['Friend properties status x-extensible-enum'] },
  'listFriends 200: maxItems 60 is 99 now': { set: { [`${list} maxItems`]: 99 } },
  'listFriends 200: application/json removed': {
    drop: ['list responses 200 content application/json'],
    set: { 'list responses 200 content application/hal+json': { schema: text } },
  },
  'listFriends 200 header X-Total: header removed': { drop: ['list responses 200 headers X-Total'] },
  'listFriends 200 header X-Total: maximum 60 is 99 now': {
    set: { 'list responses 200 headers X-Total schema maximum': 99 },
  },
  'getFriend 404: status removed': { drop: ['get responses 404'] },
  'getFriend 203: status added': { set: { 'get responses 203': { description: 'From elsewhere.' } } },
  'getFriend: GET /api/friends/{id} removed': { drop: ['get'] },
  'getFriend: is called readFriend now': { set: { 'get operationId': 'readFriend' } },
  'getFriend: changes state now': { set: { 'get x-changes-state': true } },
  'listShows: may not be called anonymously any more': { set: { 'shows security': [{ session: [] }] } },
  'sent Invitation /message: required property added': {
    set: { 'Invitation properties message': text, 'Invitation required': ['mail', 'message'] },
  },
  'sent Invitation /note: is required now': { set: { 'Invitation required': ['mail', 'note'] } },
  'sent Invitation /note: property removed': { drop: ['Invitation properties note'] },
  'sent Invitation /note: may not be null any more': { set: { 'Invitation properties note type': 'string' } },
  'sent Invitation /note: maxLength 200 is 100 now': { set: { 'Invitation properties note maxLength': 100 } },
  'sent Invitation /note: pattern added': { set: { 'Invitation properties note pattern': '^[a-z]+$' } },
  'sent Invitation /note: minLength no limit is 2 now': { set: { 'Invitation properties note minLength': 2 } },
  'sent Invitation /note: it has a list of values now': {
    set: { 'Invitation properties note x-extensible-enum': ['hello'] },
  },
  'sent Invitation /kind: value family removed': { set: { 'Invitation properties kind enum': ['friend'] } },
  'sent Invitation: if changed': { set: { 'Invitation if': { required: ['note'] } } },
  'sent Invitation: alternative 0 added': { set: { 'Invitation anyOf': [{ required: ['kind'] }] } },
  'inviteFriend request: application/json removed': { drop: ['invite requestBody content application/json'] },
  'listFriends query status: parameter removed': { drop: ['list parameters'] },
  'listFriends query status: is required now': { set: { 'list parameters 0 required': true } },
  'listFriends query status: value pending removed': {
    set: { 'list parameters 0 schema x-extensible-enum': ['accepted'] },
  },
  'getFriend header x-market: required parameter added': {
    set: { 'get parameters': [known('id'), { ...known('x-market'), in: 'header' }] },
  },
  'servers: addresses changed': { set: { servers: [{ url: 'https://www.kinora.example' }] } },
  'security session: changed': { set: { 'components securitySchemes session scheme': 'basic' } },
}

/** A list of values that grows breaks nothing, and is signed for all the same. */
const widening: Record<string, Edits> = {
  'answered Friend /status: value blocked added': {
    set: { 'Friend properties status x-extensible-enum': ['accepted', 'pending', 'blocked'] },
  },
  'sent Invitation /kind: value school added': {
    set: { 'Invitation properties kind enum': ['friend', 'family', 'school'] },
  },
  'listFriends query status: value blocked added': {
    set: { 'list parameters 0 schema x-extensible-enum': ['accepted', 'pending', 'blocked'] },
  },
  'answered Problem /code: value gone added': {
    set: { 'Problem properties code x-extensible-enum': ['refused', 'gone'] },
  },
}

/** Changes that no portal in the field notices. */
const harmless: Record<string, Edits> = {
  'listOthers: GET /api/others added': { set: { 'paths /api/others': { get: operation('listOthers') } } },
  'sent Invitation /message: property added': { set: { 'Invitation properties message': text } },
  'sent Invitation /mail: maxLength 254 is 300 now': { set: { 'Invitation properties mail maxLength': 300 } },
  'sent Invitation: unknown properties are allowed now': { drop: ['Invitation unevaluatedProperties'] },
  'answered Friend /since: pattern added': { set: { 'Friend properties since pattern': '^2' } },
  'answered Friend /nickname: property added': {
    set: { 'Friend properties nickname': text, 'Friend required 6': 'nickname' },
  },
  'answered Friend /name: may not be null any more': { set: { 'Friend properties name type': 'string' } },
  'answered Friend /seen: maximum 1000 is 500 now': { set: { 'Friend properties seen maximum': 500 } },
  'answered Friend /status: value pending removed': {
    set: { 'Friend properties status x-extensible-enum': ['accepted'] },
  },
  'getFriend 410: status added': { set: { 'get responses 410': { description: 'Gone.' } } },
  'listFriends query page: parameter added': {
    set: { 'list parameters 1': { name: 'page', in: 'query', schema: { type: 'integer' } } },
  },
  'listFriends: may be called anonymously': { set: { 'list security': [{ session: [] }, {}] } },
}

function judged(edits: Edits, accepted: unknown = []): Verdict {
  const current = edited({ ...edits, set: { 'info version': '2.0.0', ...edits.set } })
  return judge({ released: smallContract, current, accepted: stringify(accepted), changelog })
}

function grave({ changes }: Verdict) {
  return changes.filter(({ impact }) => impact !== 'compatible').map(({ id, impact }) => `${impact} ${id}`)
}

describe.each([
  ...Object.entries(breaking).map(([change, edits]) => ({ change, edits, impact: 'breaking' })),
  ...Object.entries(widening).map(([change, edits]) => ({ change, edits, impact: 'widening' })),
])('$change', ({ change, edits, impact }) => {
  test('is refused, until it is signed for', () => {
    const refused = judged(edits)
    expect(refused.passed).toBe(false)
    expect(grave(refused)).toEqual([`${impact} ${change}`])
    expect(refused.faults).toEqual([])
    const signed = judged(edits, [{ change, reason, date }])
    expect(signed.passed, reportOf(signed)).toBe(true)
  })

  test('is signed for in vain when it is taken back', () => {
    expect(judged({}, [{ change, reason, date }]).faults).toEqual([
      `"${change}" is signed for, and there is no such change.`,
    ])
  })
})

test.each(Object.entries(harmless))('%s: is told and passes', (change, edits) => {
  const verdict = judged(edits)
  expect(verdict.changes.map(({ id, impact }) => `${impact} ${id}`)).toEqual([`compatible ${change}`])
  expect(verdict.passed).toBe(true)
})

describe('no change at all', () => {
  test.each<[string, Edits]>([
    [
      'other words',
      { set: { 'get description': 'Somebody.', 'Friend description': 'A person.', 'get summary': 'One' } },
    ],
    [
      'other examples',
      { set: { 'get responses 200 content': body({ $ref: '#/components/schemas/Friend' }, 'bob', ann) } },
    ],
    ['another tag', { set: { 'get tags': ['People'] } }],
    [
      'another name for a schema',
      {
        set: {
          'components schemas Place': smallContract.components.schemas.Cinema,
          'Friend properties cinema oneOf 0 $ref': '#/components/schemas/Place',
        },
        drop: ['Cinema'],
      },
    ],
    [
      'a schema where it is used',
      { set: { 'Friend properties cinema oneOf 0': smallContract.components.schemas.Cinema }, drop: ['Cinema'] },
    ],
    [
      'a schema in two halves',
      {
        set: {
          'components schemas Half': smallContract.components.schemas.Cinema,
          Cinema: { allOf: [{ $ref: '#/components/schemas/Half' }] },
        },
      },
    ],
    [
      'an answer that is shared',
      {
        set: {
          'components responses NoFriend': smallContract.paths['/api/friends/{id}'].get.responses['404'],
          'get responses 404': { $ref: '#/components/responses/NoFriend' },
        },
      },
    ],
    ['names of headers in other letters', { set: { 'invite parameters 0 name': 'x-captcha-challenge' } }],
  ])('is %s', (_, edits) => {
    expect(compareContracts(smallContract, edited(edits))).toEqual([])
  })
})

test('null beside a schema is told where the schema is used', () => {
  const never = edited({ set: { 'Friend properties cinema': { $ref: '#/components/schemas/Cinema' } } })
  expect(compareContracts(never, smallContract)).toEqual([
    {
      id: 'answered Friend /cinema: may be null now',
      impact: 'breaking',
      operations: ['listFriends', 'inviteFriend', 'getFriend'],
    },
  ])
  const id = 'answered Friend /cinema: may not be null any more'
  expect(compareContracts(smallContract, never)).toMatchObject([{ id, impact: 'compatible' }])
})

test('schemas that hold themselves are compared to their end', () => {
  const set = { 'Friend properties best': { $ref: '#/components/schemas/Friend' } }
  const found = compareContracts(edited({ set }), edited({ set, drop: ['Friend properties seen'] }))
  expect(found).toMatchObject([{ id: 'answered Friend /seen: property removed' }])
})

test('a request and an answer of the same schema are told apart', () => {
  const set = { 'invite requestBody content application/json schema': { $ref: '#/components/schemas/Friend' } }
  const found = compareContracts(edited({ set }), edited({ set: { ...set, 'Friend properties seen maximum': 99 } }))
  expect(found.map(({ id, impact }) => `${impact} ${id}`).sort()).toEqual([
    'breaking sent Friend /seen: maximum 1000 is 99 now',
    'compatible answered Friend /seen: maximum 1000 is 99 now',
  ])
})

describe('the version', () => {
  test.each([
    ['0.1.0', 'breaking', '0.2.0'],
    ['0.1.0', 'widening', '0.1.1'],
    ['0.9.4', 'compatible', '0.9.5'],
    ['1.2.3', 'breaking', '2.0.0'],
    ['1.2.3', 'widening', '1.3.0'],
    ['1.2.3', 'compatible', '1.3.0'],
  ] as const)('after %s and a %s change is %s at least', (released, impact, version) => {
    expect(neededVersion(released, [{ impact: 'compatible' }, { impact }])).toBe(version)
  })

  test('needs no change where there is none', () => {
    expect(neededVersion('1.2.3', [])).toBe('1.2.3')
    expect(judged({ set: { 'info version': '1.0.0' } }).passed).toBe(true)
  })

  test.each([
    ['1.0.0', 'The version is 1.0.0, and has to be 2.0.0 at least.'],
    ['1.9.0', 'The version is 1.9.0, and has to be 2.0.0 at least.'],
    ['0.9.0', 'The version is 0.9.0, and has to be 2.0.0 at least.'],
    ['10.0.0', 'CHANGELOG.md says nothing about 10.0.0.'],
  ])('%s is refused for a change that breaks something', (version, complaint) => {
    const change = 'getFriend 404: status removed'
    const verdict = judged({ ...breaking[change], set: { 'info version': version } }, [{ change, reason, date }])
    expect(verdict.faults).toContain(complaint)
    expect(verdict.passed).toBe(false)
  })

  test('has words in the change log', () => {
    const empty = {
      released: smallContract,
      current: smallContract,
      accepted: '[]',
      changelog: '## 1.0.0\n\n## 0.9.0\n\nOld.\n',
    }
    expect(judge(empty).faults).toEqual(['CHANGELOG.md says nothing about 1.0.0.'])
  })
})

describe('a signature', () => {
  const changes = ['answered Friend /seen: maximum 1000 is 2000 now', 'getFriend 404: status removed']
  const both = { set: { 'Friend properties seen maximum': 2000 }, drop: ['get responses 404'] }

  test('may be for several changes', () => {
    expect(judged(both, [{ change: changes, reason, date }]).passed).toBe(true)
    expect(judged(both, [{ change: changes[0], reason, date }]).unsigned.map(({ id }) => id)).toEqual([changes[1]])
  })

  test.each([
    ['no reason', [{ change: changes, reason: 'because', date }]],
    ['no date', [{ change: changes, reason }]],
    ['a day that never was', [{ change: changes, reason, date: '2026-02-30' }]],
    [
      'no change',
      [
        { reason, date },
        { change: changes, reason, date },
      ],
    ],
    [
      'a change that is signed for already',
      [
        { change: changes, reason, date },
        { change: changes[0], reason, date },
      ],
    ],
    ['no list around it', { change: changes, reason, date }],
  ])('is refused with %s', (_, accepted) => {
    expect(judged(both, accepted).faults).not.toEqual([])
  })

  test('is written ready to be copied', () => {
    const refused = reportOf(judged(both))
    expect(refused).toContain('The contract may not be taken over.')
    const snippet = refused.slice(refused.indexOf('- change:'), refused.indexOf('The contract may not'))
    const [written] = parse(snippet)
    expect(judged(both, [{ ...written, reason }]).passed).toBe(true)
  })
})

describe('a release', () => {
  test('keeps the contract without its examples, and compares with itself as unchanged', () => {
    const file = releasedFile(smallContract)
    expect(file).not.toMatch(/^ *examples:/m)
    expect(compareContracts(smallContract, parse(file))).toEqual([])
  })

  test('keeps a property that is called examples', () => {
    const kept = parse(releasedFile(edited({ set: { 'Cinema properties examples': text } })))
    expect(kept.components.schemas.Cinema.properties).toHaveProperty('examples')
  })

  test('empties the list of accepted changes, but for the words above it', () => {
    expect(emptied('# Accepted.\n#   change  which\n- change: x\n  reason: y\n')).toBe(
      '# Accepted.\n#   change  which\n[]\n',
    )
    expect(emptied('# Accepted.\n[]\n')).toBe('# Accepted.\n[]\n')
  })
})
