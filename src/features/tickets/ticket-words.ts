import type { Booking } from '#src/api/contract.ts'

/** The technologies that have a name of their own, by the icon that the wire gives them. */
const technologyNames = new Map([
  ['screenx', 'ScreenX'],
  ['4dx', '4DX'],
  ['imax', 'IMAX'],
  ['dolby', 'Dolby'],
])

/** What to call each technology of a showing: by its own name when it is a known one, else by the label it came with. */
export function technologies(specificities: Booking['session']['specificities']): string[] {
  const names = specificities.map(({ label, icon }) => {
    const known = icon === null ? undefined : technologyNames.get(icon.toLowerCase())
    return known && !label.toLowerCase().startsWith(known.toLowerCase()) ? known : label.trim()
  })
  return [...new Set(names)].filter((name) => name !== '')
}

/**
 * Takes an auditorium's name apart where it is a word and a number ("Salle 7"), so that the number can be read from afar.
 *
 * @returns the word, if any, and the figure or the whole name.
 */
export function auditorium(name: string): { word?: string; figure: string } {
  const [, word, figure] = /^(\p{L}+)\s+(\d{1,3}[A-Z]?)$/u.exec(name.trim()) ?? []
  return word && figure ? { word, figure } : { figure: name.trim() }
}

/**
 * The seats of a booking as they are read on the armrests: "H 12". `row` and `places` when all are in one row.
 *
 * @param seats names as the wire has them ("H12"); what does not look like a row and a number stays as it is.
 */
export function seatPlaces(seats: readonly string[]): { plates: string[]; row?: string; places: string[] } {
  const split = seats.map((seat) => /^([A-Z]{1,2})\s?-?(\d{1,3})$/.exec(seat.trim()))
  const plates = seats.map((seat, position) => {
    const [, row, place] = split[position] ?? []
    return row && place ? `${row} ${place}` : seat.trim()
  })
  const [row, ...others] = new Set(split.map((parts) => parts?.[1]))
  const places = split.map((parts) => parts?.[2] ?? '')
  return row !== undefined && others.length === 0 ? { plates, row, places } : { plates, places: [] }
}

/** Something with its number where it is more than one: "3D glasses", "2 × 3D glasses". */
export function countedWords({ label, quantity }: { label: string; quantity: number }): string {
  return quantity > 1 ? `${quantity}\u00a0×\u00a0${label}` : label
}
