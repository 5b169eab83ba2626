/** The end of a card's life as it stands on the card, `MM/YY`. @param month `YYYY-MM` */
export function cardExpiry(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(2, 4)}`
}
