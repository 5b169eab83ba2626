/** The part of the day that a greeting names. The night is greeted as the evening it belongs to. */
export type DayPart = 'morning' | 'afternoon' | 'evening'

/** @param hour 0 to 23, where the customer's market is. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
