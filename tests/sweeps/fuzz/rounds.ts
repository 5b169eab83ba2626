import type { Contract } from '#scripts/mock-api/contract.ts'
import { declaredAnswers, memberOf, type Schema } from '#tests/support/answer-schema.ts'
import { type Edge, edgeAnswer, edgesOf } from '#tests/support/edge-answers.ts'
import { generatedAnswer } from '#tests/support/generated-answers.ts'
import { seededNumbers, seedOf } from '#tests/support/seeded-numbers.ts'
import type { Called } from './answering.ts'
import { edgeNumber } from './plan.ts'

/** One visit: every call of it is answered with what is made up, or with a good answer that is at one of its edges. */
export type Round = { kind: 'made up' | 'edge'; number: number; screen: string }

/** What a round says to a call, and what it is told on a good day. */
export type Made = { value: unknown; good: unknown; edge?: Edge }

/** How much of the answers is as on a good day, visit after visit: what is all new often shows little. */
const likenesses = [0, 0.5, 0.8, 0.95]

/** What has to stay as it is for there to be a page, in most rounds. */
const kept: Readonly<Record<string, { always: readonly string[]; mostly: readonly string[] }>> = {
  // Without them nobody gets in; and the pages of the catalogue are another site's where `catalogue` is.
  getSettings: { always: ['auth', 'captcha'], mostly: ['urls', 'featureFlags', 'embed', 'mobileKey', 'header'] },
  // Without them there is the registration and nothing else.
  getAccount: { always: ['id'], mostly: ['registered', 'emailVerified', 'firstLogin'] },
}

export type Maker = ReturnType<typeof makerOf>

/** Makes up what operations answer. */
export function makerOf(contract: Contract) {
  const schemas = new Map<string, Schema | undefined>()
  const edges = new Map<string, readonly Edge[]>()

  function schemaOf(operation: string): Schema | undefined {
    if (!schemas.has(operation)) {
      const good = declaredAnswers(contract, operation).find(({ status }) => status >= 200 && status < 300)
      schemas.set(operation, good?.mediaType === 'application/json' ? good.schema : undefined)
    }
    return schemas.get(operation)
  }

  /** The edges of what an operation answers, but for those at which there is no page any more. */
  function edgesFor(operation: string): readonly Edge[] {
    const schema = schemaOf(operation)
    const known = edges.get(operation) ?? edgesOf(schema ?? {}).filter(({ at }) => !isFixed(operation, at))
    edges.set(operation, known)
    return known
  }

  return {
    edgesFor,
    schemaOf,
    /** What a round says to a call; nothing, where the answer is no JSON. */
    async make({ operation, call, good }: Called, { kind, number, screen }: Round): Promise<Made | undefined> {
      const schema = schemaOf(operation)
      if (!schema) return undefined
      const usual = await good()
      const like = usual.status < 300 ? parsed(usual.body) : undefined
      const edge = edgesFor(operation)[edgeNumber(screen, operation, number) % Math.max(1, edgesFor(operation).length)]
      if (kind === 'edge') return edge && { value: edgeAnswer(schema, like, edge), good: like, edge }
      const random = seededNumbers(seedOf(number, operation, call))
      const likeness = likenesses[number % likenesses.length] ?? 0
      const value = generatedAnswer(schema, { random, good: like, likeness })
      return { value: keeping(operation, value, like, random), good: like }
    },
  }
}

function isFixed(operation: string, at: string): boolean {
  return kept[operation]?.always.includes(at.split('/')[1] ?? '') ?? false
}

function keeping(operation: string, value: unknown, good: unknown, random: () => number): unknown {
  const { always, mostly } = kept[operation] ?? {}
  if (!always || !mostly || good === undefined || typeof value !== 'object' || value === null) return value
  const names = [...always, ...mostly.filter(() => random() < 0.85)]
  return { ...value, ...Object.fromEntries(names.map((name) => [name, memberOf(good, name)])) }
}

/** What a body says, where it is JSON. */
function parsed(body: Buffer | string): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
