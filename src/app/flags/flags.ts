import type { FeatureFlags, Settings } from '#src/api/contract.ts'

/** A feature that a deployment can switch off. The route guard and the menus read the same entry. */
export type Flag = keyof FeatureFlags

/** The page that each feature switches, where it has one of its own. A feature that is off takes its page and its menu entries with it. */
export const flaggedPages = {
  myInterestEnabled: '/$language/my-interests',
} as const satisfies Partial<Record<Flag, string>>

/** Whether a feature is on; one that the settings do not name is off. */
export function isOn(settings: Settings, flag: Flag): boolean {
  return settings.featureFlags[flag] === true
}
