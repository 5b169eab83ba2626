/** What a content rating asks of a family: who may come in, or from which age it is advised. */
export type RatingMeaning = { kind: 'everybody' } | { kind: 'advised' | 'required'; age: number }

const forEverybody = new Set(['tous publics', 'tp', 'u', 'al', 'alle leeftijden', 'all ages'])

/** From this age on a bare number is a rule at the door, and advice below it. */
const firstRule = 16

/**
 * Reads a rating as the market's authority writes it: the French "−12" keeps the young out, the Dutch "12" advises, and keeps out from 16
 * on. `undefined` for one that is new, or that says in words what it means.
 */
export function ratingMeaning(rating: string): RatingMeaning | undefined {
  const plain = rating.trim().toLowerCase()
  if (forEverybody.has(plain)) return { kind: 'everybody' }
  const [, sign, digits] = /^([-−–]?)\s?(\d{1,2})$/.exec(plain) ?? []
  if (!digits) return undefined
  const age = Number(digits)
  return { kind: sign || age >= firstRule ? 'required' : 'advised', age }
}
