import { seededNumbers } from './seeded-numbers.ts'

/** `SWEEP=long` goes over every cell. Without it a sweep, or a journey over many of a kind, takes a part, the same one for a seed every time. */
export const isLong = process.env.SWEEP === 'long'

/** Where the numbers begin by which cells are chosen and answers made up. */
export const seed = Number(process.env.SEED ?? 1)

/** How many rounds of what is made up anew each time: `ROUNDS`, or else as many as the form has. */
export function rounds({ quick, long }: { quick: number; long: number }): number {
  return Number(process.env.ROUNDS ?? (isLong ? long : quick))
}

/** What a run says of itself in its last line. */
export function formName(): string {
  const only = process.env.CELL === undefined ? '' : `, those with "${process.env.CELL}"`
  return `${isLong ? 'long' : 'quick'} form, seed ${seed}${only}`
}

/** The values of a cell, one for each dimension: its own texts, numbers and yes or no. */
function valuesOf(cell: object, dimensions?: readonly string[]): string[] {
  return Object.entries(cell)
    .filter(([dimension]) => dimensions?.includes(dimension) ?? true)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([dimension, value]) => `${dimension}=${value}`)
}

/** A cell in words. `CELL='…'` runs the ones in whose words that is found, or every part of it: `CELL='screen=/404, look=own colours'`. */
export function cellName(cell: object): string {
  return valuesOf(cell).join(', ')
}

function isAskedFor(cell: object, words: string): boolean {
  const values = valuesOf(cell)
  return cellName(cell).includes(words) || words.split(', ').every((part) => values.includes(part))
}

/** What one types to see a cell again. @param sweep the name of the file, without its ending. */
export function commandFor(sweep: string, cell: object): string {
  return `CELL='${cellName(cell)}' npm test -- sweeps ${sweep}`
}

/**
 * The cells of this run: in the long form all of them; in the quick one a part, in which each value of each dimension is met at least once,
 * and pairs of values as many as there is room for. Those asked for by `CELL`, where it is set.
 *
 * @param share how much of the whole the quick form takes, from 0 up to 1; more where the values want it
 * @param by the dimensions whose values are all to be met; every one that a cell has, unless told otherwise
 */
export function chosen<Cell extends object>(
  cells: readonly Cell[],
  { share, seed: from = seed, by }: { share: number; seed?: number; by?: readonly (string & keyof Cell)[] },
): Cell[] {
  const only = process.env.CELL
  if (only !== undefined) return cells.filter((cell) => isAskedFor(cell, only))
  if (isLong) return [...cells]
  const inOrder = shuffled(cells, seededNumbers(from))
  const taken = spread(
    inOrder.map((cell) => valuesOf(cell, by)),
    Math.ceil(cells.length * share),
  )
  const those = new Set(taken.map((index) => inOrder[index]))
  // In the order of the whole, so that cells of one visit stay together.
  return cells.filter((cell) => those.has(cell))
}

/** The places of the cells that meet the most that was not met yet, again and again: values first, then pairs of them. */
function spread(cells: readonly string[][], least: number): number[] {
  const left = cells.map((values, index) => ({ index, values, pairs: pairsOf(values) }))
  const unmet = new Set(cells.flat())
  const met = new Set<string>()
  const taken: number[] = []
  const worth = ({ values, pairs }: { values: readonly string[]; pairs: readonly string[] }) =>
    values.filter((value) => unmet.has(value)).length * 100 + pairs.filter((pair) => !met.has(pair)).length
  while (left.length > 0 && (unmet.size > 0 || taken.length < least)) {
    const worths = left.map(worth)
    const [best] = left.splice(worths.indexOf(Math.max(...worths)), 1)
    for (const value of best?.values ?? []) unmet.delete(value)
    for (const pair of best?.pairs ?? []) met.add(pair)
    taken.push(best?.index ?? 0)
  }
  return taken
}

function pairsOf(values: readonly string[]): string[] {
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`))
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
