import { type Html, trusted } from './html.ts'

/** How many picture cards stand round the reel, and which one is lit. */
const cards = 18
const lit = 2

/** The mark: picture cards fanned round a spool, one of them lit. */
export const mark: Html = trusted(
  `<svg viewBox="-50 -50 100 100" width="40" height="40">${Array.from({ length: cards }, (_, index) => {
    const size = index === lit ? 'y="-50" height="29" class="lit"' : 'y="-46" height="23"'
    return `<rect x="-3.4" width="6.8" ${size} transform="rotate(${(index * 360) / cards})"/>`
  }).join('')}<circle r="13" fill="none" stroke="currentColor" stroke-width="4.5"/><circle r="4"/></svg>`,
)
