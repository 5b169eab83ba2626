import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './listing.module.css'

type ListingProps = {
  title: ReactNode
  /** Where it is, how far. */
  note?: ReactNode
  /** `ListingRow`s. */
  children: ReactNode
}

/** A programme: one place, and what is on there, each line joined to its times by dots. */
export function Listing({ title, note, children }: ListingProps) {
  return (
    <div className={styles.listing}>
      <div className={styles.head}>
        <h3 className="t-h3">{title}</h3>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <ul>{children}</ul>
    </div>
  )
}

/** Programmes side by side from 960 px. */
export function Listings({ children }: { children: ReactNode }) {
  return <div className={styles.listings}>{children}</div>
}

/** One film: its title (the one thing that may be cut short), a tag perhaps, and its times. */
export function ListingRow({ title, tag, times }: { title: ReactNode; tag?: ReactNode; times: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.film}>{title}</span>
      {tag}
      <span className={styles.dots} aria-hidden="true" />
      <span className={styles.times}>{times}</span>
    </li>
  )
}

/** The look of a time, whether it is a link or not. */
export function listingTimeClass(): string {
  return classes(styles.time)
}

/** The look of a film's title when it is a link. */
export function listingTitleClass(): string {
  return classes(styles.link)
}
