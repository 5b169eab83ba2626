/** No one alive is older, in years: a date beyond it is a slip of the keyboard. */
const oldest = 120

/**
 * Somebody's age on a day, in whole years. Who was born on 29 February has their birthday on 1 March of a common year.
 *
 * @param day the day in question, `YYYY-MM-DD`.
 * @param birth the date of birth, `YYYY-MM-DD`.
 */
export function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Whether somebody has reached an age by a day; the birthday itself counts. */
export function isOldEnough(day: string, birth: string, age: number): boolean {
  return ageOn(day, birth) >= age
}

/** Whether a date of birth can be anybody's: not in the future, and not further back than people live. */
export function isPossibleBirth(day: string, birth: string): boolean {
  const age = ageOn(day, birth)
  return age >= 0 && age <= oldest
}
