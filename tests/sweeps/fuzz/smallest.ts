import { itemsOf, memberOf } from '#tests/support/answer-schema.ts'

/** What was said to a call, and what it is told on a good day. */
export type Answer = { operation: string; value: unknown; good: unknown }

/** What was said to the calls of a visit, by call. */
export type Answers = ReadonlyMap<string, Answer>

/** What is wrong with a page to whose calls these are the answers, all others being as on a good day. */
export type Fails = (answers: Answers) => Promise<readonly string[]>

/** How often a page is opened to find out what it is that breaks it. */
const mostVisits = 80

/**
 * The least that has to be answered for a page to fail: as few calls as possible, and in what is said to them as little as possible that is
 * not as on a good day.
 */
export async function smallest(fails: Fails, answers: Answers): Promise<Answers> {
  let visits = 0
  const stillFails = async (some: Answers) => {
    visits += 1
    return visits <= mostVisits && (await fails(some)).length > 0
  }
  const few = await fewest(stillFails, answers)
  const least = new Map(few)
  for (const [call, answer] of few) {
    const holds = (value: unknown) => stillFails(new Map(least).set(call, { ...answer, value }))
    least.set(call, { ...answer, value: await shrunk(answer.value, answer.good, holds) })
  }
  return least
}

async function fewest(stillFails: (some: Answers) => Promise<boolean>, answers: Answers): Promise<Answers> {
  for (const [call, answer] of answers) {
    const alone = new Map([[call, answer]])
    if (await stillFails(alone)) return alone
  }
  let least = answers
  for (const call of answers.keys()) {
    const fewer = new Map([...least].filter(([other]) => other !== call))
    if (await stillFails(fewer)) least = fewer
  }
  return least
}

type Holds = (value: unknown) => Promise<boolean>

/** The same value with everything as on a good day that can be without mending the page; of a list, only the items that matter. */
async function shrunk(value: unknown, good: unknown, holds: Holds): Promise<unknown> {
  if (Array.isArray(value)) return shrunkList(value, good, holds)
  if (typeof value !== 'object' || value === null) return value
  let least: object = value
  for (const name of Object.keys(value)) {
    const better = memberOf(good, name)
    if (JSON.stringify(memberOf(least, name)) === JSON.stringify(better)) continue
    const mended = { ...least, [name]: better }
    if (good !== undefined && better !== undefined && (await holds(mended))) least = mended
    else {
      const base = least
      const inner = await shrunk(memberOf(least, name), better, (part) => holds({ ...base, [name]: part }))
      least = { ...least, [name]: inner }
    }
  }
  return least
}

async function shrunkList(list: readonly unknown[], good: unknown, holds: Holds): Promise<unknown> {
  let least = list
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < least.length; ) {
      const fewer = [...least.slice(0, from), ...least.slice(from + size)]
      if (least.length > 1 && (await holds(fewer))) least = fewer
      else from += size
    }
  }
  for (let index = 0; index < least.length && least.length <= 3; index++) {
    const base = least
    const inner = await shrunk(least[index], itemsOf(good)[0], (part) => holds(base.with(index, part)))
    least = least.with(index, inner)
  }
  return least
}

/** Where a value is other than on a good day, a line each. */
export function differences(value: unknown, good: unknown, at = ''): string[] {
  if (JSON.stringify(value) === JSON.stringify(good)) return []
  const isOpen = typeof value === 'object' && value !== null
  const isSameKind = typeof good === 'object' && good !== null && Array.isArray(good) === Array.isArray(value)
  if (!isOpen || (!isSameKind && !Array.isArray(value)) || Object.keys(value).length === 0)
    return [`${at || '/'}: ${JSON.stringify(value)?.slice(0, 300)}`]
  const more = Array.isArray(value) ? [`${at || '/'}: ${value.length} of them`] : []
  return [
    ...more,
    ...Object.entries(value).flatMap(([name, member]) =>
      differences(member, Array.isArray(good) ? good[0] : memberOf(good, name), `${at}/${name}`),
    ),
  ]
}
