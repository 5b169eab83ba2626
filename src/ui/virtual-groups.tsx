import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react'
import { classes } from './classes.ts'
import { usePageOffset } from './page-offset.ts'
import styles from './virtual-groups.module.css'
import { byGroup, linesOf, type VirtualGroup, withNeighbours } from './virtual-lines.ts'

type VirtualGroupsProps<Item> = {
  /** The same ones from one drawing to the next, as long as nothing has changed; so is `keyOf`. */
  groups: readonly VirtualGroup<Item>[]
  keyOf: (item: Item) => string
  title: (group: VirtualGroup<Item>) => ReactNode
  note?: (group: VirtualGroup<Item>) => ReactNode
  children: (item: Item) => ReactNode
  /** How tall most rows are, in pixels: what those that were never drawn count for. */
  rowHeight: number
  /** What the list is made from. As long as it lives, the heights of rows are known, so that Back leads to where one was. */
  source: object
}

/** How tall most heads are, in pixels. */
const headHeight = 32
/** How many rows are drawn beyond each edge of the window. */
const overscan = 8

const measured = new WeakMap<object, { width: number; lines: VirtualItem[] }>()

/**
 * Lists under heads, of which only the rows in the window are drawn: ten thousand scroll like ten. The row that has the focus stays, with
 * its neighbours, so that the Tab key goes on from it.
 */
export function VirtualGroups<Item>(props: VirtualGroupsProps<Item>) {
  const { groups, keyOf, title, note, children, rowHeight, source } = props
  const id = useId()
  const { lines, heads } = useMemo(() => linesOf(groups), [groups])
  const lineKey = useCallback(
    (index: number) => {
      const { group = 0, item } = lines[index] ?? {}
      return item === undefined ? `head ${groups[group]?.key}` : keyOf(item)
    },
    [lines, groups, keyOf],
  )

  const [focused, setFocused] = useState<string>()
  const focusedIndex = useMemo(
    () => (focused === undefined ? -1 : lines.findIndex((_, index) => lineKey(index) === focused)),
    [lines, lineKey, focused],
  )
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // On the way to a neighbour, that one must not go away; and somebody who turns to another window comes back to the same row.
    if (!currentTarget.contains(relatedTarget ?? document.activeElement)) setFocused(undefined)
  }

  const { ref, offset } = usePageOffset()
  const [known] = useState(() => measured.get(source))
  const list = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.item === undefined ? headHeight : rowHeight),
    getItemKey: lineKey,
    scrollMargin: offset,
    overscan,
    rangeExtractor: useCallback((range) => withNeighbours(range, focusedIndex), [focusedIndex]),
    initialMeasurementsCache: known?.width === window.innerWidth ? known.lines : [],
  })
  useEffect(
    () => () => void measured.set(source, { width: window.innerWidth, lines: list.takeSnapshot() }),
    [list, source],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notes where the focus is among the rows
    <div
      ref={ref}
      className={styles.groups}
      style={{ height: list.getTotalSize() }}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-key]')?.dataset.key)}
      onBlur={leave}
    >
      {byGroup(list.getVirtualItems(), lines).map(([place, rows]) => {
        const group = groups[place]
        if (!group) return null
        const head = heads[place] ?? 0
        const size = group.items.length
        const top = list.measurementsCache[head]?.start ?? 0
        const bottom = list.measurementsCache[head + size]?.end ?? 0
        return (
          <section
            key={group.key}
            className={styles.group}
            style={{ top: top - offset, height: bottom - top }}
            aria-labelledby={`${id}-${group.key}`}
          >
            <div ref={list.measureElement} data-index={head} className={styles.head}>
              <div className={styles.rail}>
                <div className={styles.words}>
                  <h2 className="t-h2" id={`${id}-${group.key}`}>
                    {title(group)}
                  </h2>
                  {note && <p className={styles.note}>{note(group)}</p>}
                </div>
              </div>
            </div>
            <ul>
              {rows.map((row) => (
                <li
                  key={row.key}
                  ref={list.measureElement}
                  data-index={row.index}
                  data-key={row.key}
                  className={classes(styles.row, row.place === size && styles.last)}
                  style={{ top: row.start - top }}
                  aria-setsize={size}
                  aria-posinset={row.place}
                >
                  {children(row.item)}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
