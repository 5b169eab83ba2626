import type { Page } from '@playwright/test'
import { declaredAnswers, type Schema } from '#tests/support/answer-schema.ts'
import { generatedAnswer } from '#tests/support/generated-answers.ts'
import { seededNumbers, seedOf } from '#tests/support/seeded-numbers.ts'
import type { NamedAct } from '../acts.ts'
import type { Answering, Said } from './answering.ts'
import type { Onlooker } from './look.ts'

/** What is answered to a press: as a success, or as a refusal. */
export type Outcome = 'success' | 'refusal'

/** What files and pictures may turn out to be. */
const bytes = ['', 'no file at all', '%PDF-1.7\n', '\u0000\u0001\u0002']

/** How long a call may be waited for after a press, in milliseconds. */
const patience = 25_000

/**
 * Answers that the contract allows to a press, each of them once.
 *
 * @param count how many are made up; those that are equal count once
 */
export function answersTo({ operation }: NamedAct, outcome: Outcome, count: number, seed: number, portal: Answering) {
  const isWanted = ({ status }: { status: number }) => (outcome === 'success' ? status < 300 : status >= 400)
  const declared = declaredAnswers(portal.contract, operation).filter(isWanted)
  const example = exampleOf(portal, operation)
  const made = Array.from({ length: count }, (_, index) => {
    const random = seededNumbers(seedOf(seed + index, operation, outcome))
    const {
      status,
      mediaType: type = 'text/plain',
      schema,
    } = declared[Math.floor(random() * declared.length)] ?? {
      status: 500,
    }
    const body = type.endsWith('json') ? bodyOf(schema ?? {}, status, example, random) : (bytes[index % 4] ?? '')
    return { status, type, body } satisfies Said
  })
  return [...new Map(made.map((said) => [`${said.status} ${said.body}`, said])).values()]
}

function bodyOf(schema: Schema, status: number, example: unknown, random: () => number): string {
  const likeness = status < 300 ? random() : 0
  const value = generatedAnswer(schema, { random, likeness, ...(status < 300 && { good: example }) })
  // A problem says of itself which status it came with.
  return JSON.stringify(status < 300 ? value : Object.assign(Object(value), { status }))
}

function exampleOf({ contract }: Answering, operation: string): unknown {
  const good = contract.byId.get(operation)?.responses.find(({ code }) => code.startsWith('2'))
  const example = good?.contents?.[0]?.examples?.[0]
  return example && 'value' in example ? example.value : undefined
}

/**
 * Opens the page of a press, presses, and looks.
 *
 * @returns what is wrong then, a line each
 */
export async function press(act: NamedAct, said: Said, portal: Answering, onlooker: Onlooker): Promise<string[]> {
  const { page } = onlooker
  const answered = new Promise<string>((resolve) => {
    portal.answerBy(async ({ operation }) => {
      if (operation !== act.operation) return undefined
      resolve('answered')
      return said
    })
  })
  const path = act.path.replace(/^\/en/, '')
  const before = await onlooker.look({ path, who: act.who }, 'en')
  if (before.length > 0) return before.map((line) => `Before the press: ${line}`)
  await act.begin?.(page)
  await act.act(page)
  const late = new Promise<string>((resolve) => setTimeout(resolve, patience, 'late'))
  if ((await Promise.race([answered, late])) === 'late') return [`The press makes no call, on ${page.url()}.`]
  const wrong = (await onlooker.lookAgain()).filter((line) => !isNoted(line, act, said))
  return [...wrong, ...(isTold(act, said) ? await blankMessages(page) : [])]
}

/** What is no defect, and noted where those who look after the portal find it: a refusal, and a session that is over by it. */
function isNoted(line: string, { leaves }: NamedAct, { status }: Said): boolean {
  if (line.startsWith('SessionError')) return leaves === true || status === 401
  return status >= 400 && line.startsWith('ApiError')
}

/** Whether somebody has to be told of what was answered. A session that is over leads to another sign-in. */
function isTold({ silent, asWanted }: NamedAct, { status }: Said): boolean {
  return status >= 400 && status !== 401 && silent === undefined && !asWanted?.includes(status)
}

/** A refusal that is told without a word, or not at all. */
async function blankMessages(page: Page): Promise<string[]> {
  const alerts = await page.getByRole('alert').allInnerTexts()
  return alerts.some((text) => /\S/.test(text)) ? [] : [`Nothing says what happened: ${JSON.stringify(alerts)}`]
}
