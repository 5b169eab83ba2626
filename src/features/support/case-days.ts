import type { Case } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'

/** Something that was written: the question itself, or a message about it. `place` counts what customer service wrote, from 0. */
export type Said = { id: string; body: string; at: string; received: boolean; place: number }

/** What was written on one day. */
export type SaidOnDay = { day: string; said: Said[] }

/** All that was written about a question, the question first; nothing stands for one that customer service opened without words. */
export function saidAbout({ id, description, createdAt, messages }: Case): Said[] {
  let received = 0
  const question = { id, body: description ?? '', at: createdAt, received: false, place: 0 }
  const others = messages.map((message) => ({
    id: message.id,
    body: message.body,
    at: message.createdAt,
    received: message.received,
    place: message.received ? received++ : received,
  }))
  return description === null ? others : [question, ...others]
}

/** The same by the day that it was in a place, in the order in which it was written. @param timeZone IANA name. */
export function byDay(all: readonly Said[], timeZone: string): SaidOnDay[] {
  const days: SaidOnDay[] = []
  for (const one of all) {
    const day = dayAt(one.at, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.said.push(one)
    else days.push({ day, said: [one] })
  }
  return days
}

/** So many of the last messages are shown at first. */
const latest = 8

/**
 * How many of the first messages are left out until they are asked for: a long conversation is read from its end, or from where the news
 * begins.
 *
 * @param firstNew its place among what was written; `-1` when there is nothing new.
 */
export function leftOut(count: number, firstNew: number): number {
  const from = Math.max(0, count - latest)
  const hidden = firstNew < 0 ? from : Math.min(from, Math.max(0, firstNew - 1))
  // One or two are not worth a button.
  return hidden < 3 ? 0 : hidden
}
