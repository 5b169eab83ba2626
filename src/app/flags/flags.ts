import type { FeatureFlags, Settings } from '#src/api/contract.ts'

/** A feature that a deployment can switch off. The route guard and the menus read the same entry. */
export type Flag = keyof FeatureFlags

/**
 * The page that a menu's entry for each feature leads to, where it has one of its own. A feature that is off takes all its pages and
 * its menu entries with it.
 */
export const flaggedPages = {
  myFriendsEnabled: '/$language/friends',
  advantagesEnabled: '/$language/advantages',
  goodiesEnabled: '/$language/vouchers',
  subscriptionEnabled: '/$language/subscription',
  // The customer's messages are reached from here.
  contactBlockDisplayed: '/$language/contact',
  statisticsEnabled: '/$language/statistics',
  myInterestEnabled: '/$language/my-interests',
  notificationsEnabled: '/$language/preferences',
} as const satisfies Partial<Record<Flag, string>>

/** Whether a feature is on; one that the settings do not name is off. */
export function isOn(settings: Settings, flag: Flag): boolean {
  return settings.featureFlags[flag] === true
}
