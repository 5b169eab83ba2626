import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual'

export type VirtualGroup<Item> = { key: string; items: readonly Item[] }

/** A group's head (without an item, in place 0), or one of its rows. */
type Line<Item> = { group: number; place: number; item?: Item }

/** The heads and rows of groups one under the other, and where the heads are among them. */
export function linesOf<Item>(groups: readonly VirtualGroup<Item>[]): { lines: Line<Item>[]; heads: number[] } {
  const lines: Line<Item>[] = []
  const heads = groups.map(({ items }, group) => {
    const head = lines.push({ group, place: 0 }) - 1
    for (const [position, item] of items.entries()) lines.push({ group, place: position + 1, item })
    return head
  })
  return { lines, heads }
}

/** The lines that are drawn, by the groups that they are of. */
export function byGroup<Item>(shown: readonly VirtualItem[], lines: readonly Line<Item>[]) {
  const groups = new Map<number, (Required<Line<Item>> & VirtualItem)[]>()
  for (const virtual of shown) {
    const line = lines[virtual.index]
    if (!line) continue
    const { group, place, item } = line
    const rows = groups.get(group) ?? []
    groups.set(group, rows)
    if (item !== undefined) rows.push({ ...virtual, group, place, item })
  }
  return [...groups]
}

/** The lines to draw: those in the window and just beyond it, the one that has the focus, and those before and after it. */
export function withNeighbours(range: Range, focused: number): number[] {
  const near = focused < 0 ? [] : [focused - 1, focused, focused + 1]
  const shown = [...near.filter((index) => index >= 0 && index < range.count), ...defaultRangeExtractor(range)]
  return [...new Set(shown)].sort((one, other) => one - other)
}
