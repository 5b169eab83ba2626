/** The end of a card's life as it stands on the card, `MM/YY`. @param month `YYYY-MM` */
export function cardExpiry(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(2, 4)}`
}

/** Where a card is in its life: it works to the end of its last month. */
export type CardLife = 'valid' | 'ends' | 'expired'

/** Whether a card still works, for the last time this month, or no longer. @param last `YYYY-MM` @param today `YYYY-MM-DD` */
export function cardLife(last: string, today: string): CardLife {
  const month = today.slice(0, 7)
  if (last < month) return 'expired'
  return last === month ? 'ends' : 'valid'
}
