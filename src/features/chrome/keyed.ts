/**
 * Gives every item of a list that came from editors a key of its own, since nothing forbids them to enter the same thing twice.
 *
 * @param nameOf what tells most items apart.
 */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: `${name} ${count}`, item }
  })
}
