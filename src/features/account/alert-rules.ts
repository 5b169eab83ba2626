import type { Account, Alert } from '#src/api/contract.ts'

/** How many alerts that are no warning are shown. */
const informational = 2

/**
 * The alerts that a customer gets to see: those for everybody or for their type of account; first the latest warning, then at most two
 * others, the latest first.
 */
export function alertsFor(alerts: readonly Alert[], { accountType }: Pick<Account, 'accountType'>): Alert[] {
  const latestFirst = alerts
    .filter(({ ecAccountType }) => ecAccountType === null || ecAccountType === accountType)
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
  return [
    ...latestFirst.filter(({ isWarning }) => isWarning).slice(0, 1),
    ...latestFirst.filter(({ isWarning }) => !isWarning).slice(0, informational),
  ]
}
