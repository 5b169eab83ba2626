import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { formatNumber } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './long-list.module.css'

type LongListProps<Item> = {
  items: readonly Item[]
  /** How many are shown at first, and how many more each time. */
  step?: number
  children: (shown: readonly Item[]) => ReactNode
}

/** A list that may be too long to be shown at once: its beginning, how much there is, and a button for more. */
export function LongList<Item>({ items, step = 20, children }: LongListProps<Item>) {
  const [limit, setLimit] = useState(step)
  const count = useRef<HTMLParagraphElement>(null)
  const shown = formatNumber(Math.min(limit, items.length))
  const all = formatNumber(items.length)

  function showMore() {
    // The button goes away with the last of them: the focus stays in the list.
    if (limit + step >= items.length) count.current?.focus()
    setLimit(limit + step)
  }

  return (
    <>
      {children(items.slice(0, limit))}
      {items.length > step && (
        <div className={classes('row', styles.more)}>
          {limit < items.length && (
            <Button variant="line" onClick={showMore}>
              <Trans>Show more</Trans>
            </Button>
          )}
          <p ref={count} className="t-small muted" role="status" tabIndex={-1}>
            <Trans>
              {shown} of {all}
            </Trans>
          </p>
        </div>
      )}
    </>
  )
}
