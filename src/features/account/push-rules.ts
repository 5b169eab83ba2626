import type { Account } from '#src/api/contract.ts'
import { fieldsOf } from '#src/api/fields-of.ts'

/** The things that the home asks of a customer, in the order in which they stand. */
export const pushes = ['birthDate', 'optIn', 'survey'] as const
export type Push = (typeof pushes)[number]

/** Until when each push stays away, as ISO dates: what the cookie holds. */
export type PushHistory = Partial<
  Record<'hideBirthDatePushUntil' | 'hideOptInPushUntil' | 'hideSurveyPushUntil', string>
>

/** The cookie's name. */
export const pushCookie = 'homePushHistory'
/** How long a push that is put away stays away, in days. */
export const hiddenDays = 60

const entries = {
  birthDate: 'hideBirthDatePushUntil',
  optIn: 'hideOptInPushUntil',
  survey: 'hideSurveyPushUntil',
} as const satisfies Record<Push, keyof PushHistory>

const day = 24 * 60 * 60 * 1000

/** Reads the cookie. What is not a date in its place counts as nothing: at worst a push comes back early. */
export function readPushHistory(cookie: string | undefined): PushHistory {
  const parsed = parse(cookie)
  const history: PushHistory = {}
  for (const entry of Object.values(entries)) {
    const until = parsed[entry]
    if (typeof until === 'string' && !Number.isNaN(Date.parse(until))) history[entry] = until
  }
  return history
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** Whether a push has been put away. A date further off than a push can be put away was never set by this page. */
export function isHidden(push: Push, history: PushHistory, now: Date): boolean {
  const left = Date.parse(history[entries[push]] ?? '') - now.getTime()
  return left > 0 && left <= hiddenDays * day
}

/** The history after a push was put away. */
export function withHidden(push: Push, history: PushHistory, now: Date): PushHistory {
  return { ...history, [entries[push]]: new Date(now.getTime() + hiddenDays * day).toISOString() }
}

type Asked = Pick<Account, 'dateOfBirth' | 'mailCommunicationProvider' | 'optinCommunicationProvider'>

/** The pushes to show: those with something left to ask that have not been put away. @param survey where it is answered, if there is one. */
export function pushesFor(account: Asked, survey: string | undefined, history: PushHistory, now: Date): Push[] {
  const open: Record<Push, boolean> = {
    birthDate: account.dateOfBirth === null,
    optIn: !account.mailCommunicationProvider && !account.optinCommunicationProvider,
    survey: survey !== undefined && isSecure(survey),
  }
  return pushes.filter((push) => open[push] && !isHidden(push, history, now))
}

/** Editors type the address of a survey: only an encrypted one is followed, and none that pretends to be another site. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && !username && !password
}
