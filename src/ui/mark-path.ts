const cards = 20
const litCard = 2

/** The mark in a 40 by 40 box: the cards of a reel, fanned round their spool. Lines, 2.6 wide; one of them is lit and has none. */
export const cardsPath = Array.from({ length: cards }, (_, card) => {
  if (card === litCard) return ''
  const angle = (card / cards) * 2 * Math.PI
  const at = (radius: number) =>
    `${(20 + radius * Math.sin(angle)).toFixed(2)} ${(20 - radius * Math.cos(angle)).toFixed(2)}`
  return `M${at(7.5)}L${at(18)}`
}).join('')

/** The lit card: an area, to be turned by 36 degrees round the middle. */
export const litCardPath = 'M17.2 12.8 16.2.5h7.6l-1 12.3z'
