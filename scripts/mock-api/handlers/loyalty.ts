import type { Advantage, PointsMovement } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { daysLater } from '../dates.ts'
import type { Language } from '../personas.ts'
import { type AdvantageSeed, advantageTexts, type ClubSeed, type PointsSeed } from '../seed/loyalty.ts'
import type { Customer } from '../world.ts'

const nothing: ClubSeed = { advantages: [], consumed: [], earned: [] }

/** What somebody has in the club: nothing for those who are not in it, or have only just joined. */
function clubOf({ account, club }: Customer): ClubSeed {
  return account.hasLoyalty && club ? club : nothing
}

/** An advantage in the customer's language. */
export function advantageIn(language: Language, { kind, ...advantage }: AdvantageSeed): Advantage {
  const { name, details, help, terms } = advantageTexts[kind]
  return {
    ...advantage,
    name: name[language],
    details: details?.[language] ?? null,
    help: help?.[language] ?? null,
    terms: terms?.[language] ?? null,
  }
}

/** Movements in the customer's language, newest first. */
export function movementsIn(language: Language, movements: readonly PointsSeed[]): PointsMovement[] {
  return movements
    .map(({ label, ...movement }) => ({ ...movement, label: label[language] }))
    .toSorted((one, other) => other.date.localeCompare(one.date))
}

export const loyaltyHandlers = {
  listAdvantages({ me, query, language, now }) {
    const today = daysLater(now, 0)
    const day = ({ expirationDate }: AdvantageSeed) => expirationDate ?? 'never'
    const body = clubOf(me())
      .advantages.filter(({ expirationDate }) => expirationDate === null || expirationDate >= today)
      .filter(({ loyaltyPoints }) => query.type !== 'points' || loyaltyPoints !== null)
      .toSorted((one, other) => day(one).localeCompare(day(other)))
      .map((advantage) => advantageIn(language, advantage))
    return { status: 200, body }
  },

  getPointsHistory({ me, language }) {
    const { consumed, earned } = clubOf(me())
    const body = { pointsConsumed: movementsIn(language, consumed), pointsEarned: movementsIn(language, earned) }
    return { status: 200, body }
  },
} satisfies Handlers
