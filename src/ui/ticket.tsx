import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { longestWord } from './longest-word.ts'
import styles from './ticket.module.css'

type TicketProps = {
  /** A `Poster`. */
  poster: ReactNode
  /** The day, in words. */
  when: ReactNode
  title: string
  /** Small lines under the title; put each in an element of its own. */
  facts?: ReactNode
  /** A `TechTags`. */
  techs?: ReactNode
  time: ReactNode
  place: ReactNode
  /** What the stub says: a label and a figure or plates (`SeatPlates`). */
  stub: readonly { label: ReactNode; value: ReactNode }[]
  /** A `TicketPanel`: what a scanner reads. */
  panel?: ReactNode
  reference?: { label: ReactNode; value: ReactNode }
  /** A button or a link wearing `buttonClass({ wide: true })`. */
  action?: ReactNode
  /** The level of the title's heading; 1 where the ticket is what the page is about. */
  level?: 1 | 2 | 3
  /** Pulls the stub off the tear line, while the ticket is being shown. */
  pulled?: boolean
}

/**
 * The ticket: vermilion stock by day and by night, torn along real holes from a stub with the seats. The stub hangs
 * below on a phone and stands at the end from 960 px.
 */
export function Ticket({ level = 2, ...ticket }: TicketProps) {
  const titleId = useId()
  const Title = `h${level}` as const
  return (
    <article
      className={classes(styles.ticket, Boolean(ticket.panel) && styles.opened, ticket.pulled && styles.pulled)}
      aria-labelledby={titleId}
    >
      <div className={styles.main}>
        <div className={styles.poster}>{ticket.poster}</div>
        <div className={styles.show}>
          <p className={styles.when}>{ticket.when}</p>
          <Title
            className={classes('t-title', styles.title, longestWord(ticket.title) > 11 && styles.long)}
            id={titleId}
            tabIndex={level === 1 ? -1 : undefined}
          >
            {ticket.title}
          </Title>
          {ticket.facts && <div className="t-small">{ticket.facts}</div>}
          {ticket.techs}
        </div>
        <div className={styles.time}>
          <p className="t-mega">{ticket.time}</p>
          <div className={styles.place}>{ticket.place}</div>
        </div>
      </div>
      <div className={styles.stub}>
        <dl className={styles.facts}>
          {ticket.stub.map((fact, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a stub keep their places
            <div key={position}>
              <dt className={styles.factLabel}>{fact.label}</dt>
              <dd className={styles.factValue}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {ticket.panel}
        <div className={styles.foot}>
          {ticket.reference && (
            <p className={styles.reference}>
              <span>{ticket.reference.label}</span> <strong>{ticket.reference.value}</strong>
            </p>
          )}
          {ticket.action}
        </div>
      </div>
    </article>
  )
}

/** The white part of a ticket, black on white in every theme: a `QrCode` that reaches its edges, and the same in letters under it. */
export function TicketPanel({ children, letters }: { children: ReactNode; letters: ReactNode }) {
  return (
    <div className={styles.panel}>
      {children}
      <p className={styles.letters}>{letters}</p>
    </div>
  )
}
