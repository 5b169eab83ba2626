import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './unfold.module.css'

/** A line that unfolds to what stands behind it. Its children are `UnfoldItem`s. */
export function Unfold({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type UnfoldItemProps = {
  title: ReactNode
  /** A smaller line under the title, to be seen without unfolding. */
  note?: ReactNode
  /** Names the line for links to it. */
  id?: string
  /** Whether it is unfolded, where somebody keeps that; with `onUnfold`. */
  isOpen?: boolean
  onUnfold?: (isOpen: boolean) => void
  children: ReactNode
}

/** One such line. By itself it is folded at first, and whoever reads it does the rest. */
export function UnfoldItem({ title, note, id, isOpen, onUnfold, children }: UnfoldItemProps) {
  return (
    <li id={id}>
      <details
        className={styles.item}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          // Told of every change, its own too: a browser's search unfolds what it finds.
          if (currentTarget.open !== isOpen) onUnfold?.(currentTarget.open)
        }}
      >
        <summary className={styles.head}>
          <span>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <Icon name="plus" className={styles.sign} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </li>
  )
}
