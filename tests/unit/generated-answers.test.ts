import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { loadContract } from '#scripts/mock-api/contract.ts'
import { declaredAnswers, type Schema } from '#tests/support/answer-schema.ts'
import { edgeAnswer, edgesOf } from '#tests/support/edge-answers.ts'
import { generatedAnswer } from '#tests/support/generated-answers.ts'
import { seededNumbers } from '#tests/support/seeded-numbers.ts'

const contract = await loadContract()
const ajv = new Ajv2020({ strict: false })
ajvFormats.default(ajv)

/** What operations answer when all is well, and the problem that they share. What several of them answer is compiled once. */
const compiled = new Map<string, ValidateFunction>()
const answers = contract.operations.flatMap(({ iid = '' }) =>
  declaredAnswers(contract, iid).flatMap(({ status, mediaType, schema }) => {
    if (!schema || !mediaType?.endsWith('json')) return []
    const text = JSON.stringify(schema, (key, value) => (/^(?:description|x-stoplight)$/.test(key) ? undefined : value))
    if (compiled.has(text)) return []
    const validate = ajv.compile(schema)
    compiled.set(text, validate)
    return [{ what: `${iid} ${status}`, schema, validate }]
  }),
)

/** What the contract has to say against an answer. */
function against({ validate }: (typeof answers)[number], value: unknown): string {
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

test('what is made up is allowed by the contract, from nothing and after an answer of a good day alike', () => {
  for (const answer of answers) {
    const random = seededNumbers(7)
    for (let round = 0; round < 10; round++) {
      const good = generatedAnswer(answer.schema, { random })
      const like = generatedAnswer(answer.schema, { random, good, likeness: 0.8 })
      expect([against(answer, good), against(answer, like)], answer.what).toEqual(['', ''])
    }
  }
})

test('every edge of an answer is one that the contract allows', () => {
  for (const answer of answers) {
    const good = generatedAnswer(answer.schema, { random: seededNumbers(3) })
    for (const edge of edgesOf(answer.schema)) {
      const what = `${answer.what} ${edge.at} ${edge.is}`
      const edged = edgeAnswer(answer.schema, good, edge)
      expect(against(answer, edged), what).toBe('')
      expect(firstAt(edged, edge.at), what).toEqual(atEdge[edge.is])
    }
  }
})

const atEdge = {
  null: null,
  'left out': undefined,
  new: expect.any(String),
  none: [],
  one: [expect.anything()],
  many: expect.arrayContaining([]),
}

/** What an answer has in a place, in the first item of each list on the way there. */
function firstAt(answer: unknown, at: string): unknown {
  const names = at.split('/').slice(1)
  return names.reduce<unknown>((value, name) => Object(value)[name === '*' ? 0 : name], answer)
}

test('a seed makes the same answer every time', () => {
  const schema: Schema = { type: 'array', items: { type: 'string', maxLength: 20 } }
  const made = [1, 1, 2].map((seed) => JSON.stringify(generatedAnswer(schema, { random: seededNumbers(seed) })))
  expect(new Set(made).size).toBe(2)
})
