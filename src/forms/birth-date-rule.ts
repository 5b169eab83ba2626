import { msg } from '@lingui/core/macro'
import { dayAt } from '#src/app/clock/calendar.ts'
import { currentSite } from '#src/site/current-site.ts'
import { isOldEnough, isPossibleBirth } from './birth-date.ts'
import type { Rule } from './contract-resolver.ts'

/** Nobody under a certain age, in whole years, can have an account. The day is the one that it is in the market. */
export function birthDateRule(lowestAge: number): Rule {
  return (birth) => {
    const today = dayAt(new Date(), currentSite().market.timeZone)
    if (!isPossibleBirth(today, birth)) return msg`Nobody was born on that day yet, or not so long ago. Check the year.`
    if (!isOldEnough(today, birth, lowestAge)) return msg`An account is for people who are ${lowestAge} or older.`
    return undefined
  }
}
