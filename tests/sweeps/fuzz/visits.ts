import { commandFor } from '#tests/support/form.ts'
import type { NamedScreen } from '../opened-calls.ts'
import type { Answering, Called, Said } from './answering.ts'
import { cellOf } from './fuzz-test.ts'
import { marketOf, type Onlooker } from './look.ts'
import type { Maker, Round } from './rounds.ts'
import { type Answer, type Answers, differences, smallest } from './smallest.ts'
import type { Tally } from './tally.ts'

type Visiting = { answering: Answering; onlooker: Onlooker; maker: Maker; tally: Tally }

/**
 * Opens a screen round after round.
 *
 * @returns what visits it, and says what is wrong: the least that has to be answered for it, and how to see it again. Nothing where all is well.
 */
export function visitsTo(screen: NamedScreen, { answering, onlooker, maker, tally }: Visiting) {
  /** Opens the screen, its calls being answered by what is said to them; nothing said leaves them as on a good day. */
  function open(language: string, say: (called: Called) => Promise<Answer | undefined>): Promise<string[]> {
    answering.answerBy(async (called) => jsonOf(await say(called)))
    return onlooker.look(screen, language)
  }

  return async function visit(round: Round): Promise<string | undefined> {
    const language = round.number % 2 === 0 ? 'en' : marketOf(screen)
    const answers = new Map<string, Answer>()
    const wrong = await open(language, async (called) => {
      const made = await maker.make(called, round)
      if (!made) return undefined
      const { operation, call } = called
      tally.note(operation, made)
      const answer = { operation, ...made }
      answers.set(call, answer)
      return answer
    })
    tally.visits += 1
    if (wrong.length === 0) return undefined
    const fails = (some: Answers) => open(language, async ({ call }) => some.get(call))
    const least = await smallest(fails, answers)
    const again = await fails(least)
    for (const { operation } of least.values()) tally.failed(operation)
    return [
      `ROUND='${round.kind} ${round.number}' ${commandFor('fuzz', cellOf(screen))}`,
      ...(again.length > 0 ? again : ['(not when it is opened once more)', ...wrong]),
      ...[...least].flatMap(([call, { operation, value, good }]) => [
        `${operation}, ${call}:`,
        ...differences(value, good).slice(0, 12),
      ]),
    ].join('\n  ')
  }
}

function jsonOf(answer: Answer | undefined): Said | undefined {
  return answer && { status: 200, type: 'application/json', body: JSON.stringify(answer.value) }
}
